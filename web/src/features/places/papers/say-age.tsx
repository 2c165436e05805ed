import { type Age, isAgeOpen, type SaidAge } from '@saath/contract/events/eligibility/rules';
import { sayAge } from '@saath/contract/places/papers/endpoints';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSaidAge } from './own-papers.ts';

type SayAgeProps = {
  age: Age;
  /** Whether they can also say that they are not: then they are asked again in a year. */
  canSayNo?: boolean;
};

/** The visitor says that they are over an age, at any time, or not yet, once a year (EL-02, EL-07). */
export function SayAge({ age, canSayNo = false }: SayAgeProps) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<SaidAge>();
  const { over = null, saidAt = null } = useSaidAge() ?? {};
  const say = async (said: SaidAge) => {
    setBusy(said);
    try {
      const { message } = await call(sayAge, { body: { over: said } });
      toast.success(message);
    } catch (error) {
      toast.error(failureText(error, m.it_was_not_saved()));
    }
    await revalidate();
    setBusy(undefined);
  };
  const buttonOf = (said: SaidAge, text: string, variant: 'secondary' | 'quiet') => (
    <Button
      variant={variant}
      size="small"
      disabled={busy !== undefined && busy !== said}
      isBusy={busy === said}
      busyText={m.saving()}
      onClick={() => void say(said)}
    >
      {text}
    </Button>
  );
  const isOpen = isAgeOpen({ over, saidAt: saidAt ? new Date(saidAt) : null }, new Date());
  return (
    <>
      {buttonOf(age, m.i_am_over_age({ age }), 'secondary')}
      {canSayNo && isOpen && buttonOf(over ?? 0, m.not_yet(), 'quiet')}
    </>
  );
}
