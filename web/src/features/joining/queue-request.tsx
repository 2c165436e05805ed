import type { Event } from '@saath/contract/events/schema';
import { mayFollow } from '@saath/contract/joining/rules';
import type { QueueEntry } from '@saath/contract/joining/schema';
import { Check, ListPlus, X } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { QueuePerson } from './queue-person.tsx';
import { useDecide } from './queue-queries.ts';
import { freeText, presetRole, roleChoices } from './queue-sections.ts';

type QueueRequestProps = {
  entry: QueueEntry;
  roles: Event['role'];
  now: string;
  onDecline: (entry: QueueEntry) => void;
};

/** A request, or a place on the wait list, with the answers an organiser can give. */
export function QueueRequest({ entry, roles, now, onDecline }: QueueRequestProps) {
  const [chosen, setChosen] = useState<string>();
  const roleId = chosen ?? presetRole(entry, roles);
  const role = roles.find(({ id }) => id === roleId);
  const isFull = role !== undefined && role.filled >= role.maxVolunteers;
  const asked = roles.find(({ id }) => id === entry.roleId);
  // Who asked for a role that is full can still be given another one.
  const mayChoose = !asked || asked.filled >= asked.maxVolunteers;

  return (
    <QueuePerson entry={entry} now={now} showsState={entry.state !== 'requested'}>
      <div className="mt-3 flex flex-wrap items-end gap-2 max-sm:-ms-14">
        {mayChoose ? (
          <div className="w-full sm:w-72">
            <SelectField
              label={m.role_to_give()}
              options={roleChoices(roles)}
              value={roleId}
              onChange={(event) => setChosen(event.target.value)}
            />
          </div>
        ) : (
          <p className="w-full text-ink-soft text-sm">
            <bdi>{asked.role_name}</bdi>: {freeText(asked)}
          </p>
        )}
        <Answers entry={entry} roleId={roleId} isFull={isFull} onDecline={() => onDecline(entry)} />
        {isFull && <p className="w-full text-ink-soft text-sm">{m.this_role_is_full()}</p>}
      </div>
    </QueuePerson>
  );
}

type AnswersProps = { entry: QueueEntry; roleId: string; isFull: boolean; onDecline: () => void };

function Answers({ entry, roleId, isFull, onDecline }: AnswersProps) {
  const decide = useDecide();
  const name = <bdi className="sr-only"> {entry.person.name}</bdi>;
  const running = decide.isPending ? decide.variables.decision : undefined;
  return (
    <>
      <Button
        size="small"
        isBusy={running === 'approve'}
        disabled={decide.isPending || isFull}
        onClick={() => decide.mutate({ id: entry.id, decision: 'approve', roleId: roleId || null })}
      >
        <Check aria-hidden size={16} className="max-sm:hidden" />
        {m.approve()}
        {name}
      </Button>
      {mayFollow(entry.state, 'waitlisted', 'organiser') && (
        <Button
          variant="secondary"
          size="small"
          isBusy={running === 'waitlist'}
          disabled={decide.isPending}
          onClick={() => decide.mutate({ id: entry.id, decision: 'waitlist' })}
        >
          <ListPlus aria-hidden size={16} className="max-sm:hidden" />
          {m.wait_list()}
          {name}
        </Button>
      )}
      {mayFollow(entry.state, 'declined', 'organiser') && (
        <Button variant="quiet" size="small" disabled={decide.isPending} onClick={onDecline}>
          <X aria-hidden size={16} className="max-sm:hidden" />
          {m.decline()}
          {name}
        </Button>
      )}
    </>
  );
}
