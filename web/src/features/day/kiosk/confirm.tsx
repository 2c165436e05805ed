import { useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { newId } from '../../../lib/new-id.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type KioskPerson, useKioskCheckIn } from './queries.ts';

type KioskConfirmProps = {
  pass: string;
  person: KioskPerson;
  onDone: (name: string) => void;
  onBack: () => void;
};

/** Names are alike, and fingers slip. */
export function KioskConfirm({ pass, person, onDone, onBack }: KioskConfirmProps) {
  const [id] = useState(newId);
  const checkIn = useKioskCheckIn(pass);
  const { participationId, name, roleName } = person;
  return (
    <div className="flex flex-col items-center gap-6 py-10 text-center">
      <h1 className="text-2xl">{m.is_this_you()}</h1>
      <p>
        <bdi className="block font-semibold text-3xl break-words">{name}</bdi>
        {roleName && <bdi className="block text-ink-soft text-xl break-words">{roleName}</bdi>}
      </p>
      {checkIn.error && (
        <Notice tone="danger">{failureText(checkIn.error, m.you_could_not_be_checked_in())}</Notice>
      )}
      <div className="flex w-full flex-col gap-3 sm:flex-row-reverse sm:justify-center">
        <Button
          className="min-h-16 text-xl"
          isBusy={checkIn.isPending}
          onClick={() => checkIn.mutate({ id, participationId }, { onSuccess: () => onDone(name) })}
        >
          {m.yes_i_am_here()}
        </Button>
        <Button variant="secondary" className="min-h-16 text-xl" onClick={onBack}>
          {m.no_go_back()}
        </Button>
      </div>
    </div>
  );
}
