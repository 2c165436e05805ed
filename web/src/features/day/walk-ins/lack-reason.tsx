import type { DayEvent } from '@saath/contract/day/check-in/schema';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { TextField } from '../../../ui/text-field.tsx';
import { reasonAsked } from '../../places/answer/asked-reason.ts';

type LackReason = {
  /** Whether somebody was refused for what is missing, and this organiser may let them in all the same. */
  readonly isAsked: boolean;
  /** What was typed; empty while nothing is asked. */
  readonly reason: string;
  readonly setReason: (reason: string) => void;
  /** Hears of each refusal. */
  readonly follow: (error: Error) => void;
};

/**
 * The reason for which somebody is let in without what a role asks for (EL-02). Helpers are not asked for one.
 *
 * @param about who is let in and to what: the question is over when it changes
 */
export function useLackReason({ can }: Pick<DayEvent, 'can'>, about: string): LackReason {
  const [typed, setReason] = useState('');
  const [asked, setAsked] = useState<string>();
  const isAsked = asked === about;
  return {
    ...{ isAsked, reason: isAsked ? typed.trim() : '', setReason },
    follow: (error) => {
      const isLack = reasonAsked(error) === 'eligibilityReason';
      if (isLack && can.includes('day.correct')) setAsked(about);
    },
  };
}

/** Part of the form that lets somebody in; nothing before it is asked. */
export function LackReasonField({ lack: { isAsked, setReason } }: { lack: LackReason }) {
  if (!isAsked) return null;
  return (
    <TextField
      label={m.why_all_the_same()}
      hint={m.the_reason_is_kept_with_the_place()}
      autoComplete="off"
      autoFocus
      required
      maxLength={limits.clashReason.max}
      onChange={({ target }) => setReason(target.value)}
    />
  );
}

/** What the button of that form says. */
export function enterText({ isAsked }: LackReason): string {
  return isAsked ? m.check_in_all_the_same() : m.check_in_person();
}
