import type { AskingPerson, DayEvent } from '@saath/contract/day/check-in/schema';
import { type FormEvent, useState } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { newId } from '../../../lib/new-id.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EnterButtons, LackReasonField, useLackReason } from './lack-reason.tsx';
import { PlaceRefusal } from './place-refusal.tsx';
import { useLetIn } from './queries.ts';
import { firstFree, RoleChoice } from './role-choice.tsx';

type AskingPeopleProps = { event: DayEvent; asking: readonly AskingPerson[] };

/** Who scanned the code without a place and would like to help; nothing while nobody does. */
export function AskingPeople({ event, asking }: AskingPeopleProps) {
  const [chosen, setChosen] = useState<AskingPerson>();
  const letIn = useLetIn(event.id);
  if (asking.length === 0 && !chosen) return null;
  return (
    <section aria-labelledby="asking">
      <h2 id="asking" className="mb-2 font-semibold text-lg">
        {m.at_the_door()}{' '}
        <span className="font-normal text-ink-soft tabular-nums">{asking.length}</span>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {asking.map((person) => (
          <li
            key={person.participationId}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
          >
            <Avatar name={person.name} src={person.profileImage?.url ?? null} size={40} />
            <div className="min-w-0 flex-1 basis-40">
              <bdi className="block font-semibold break-words">{person.name}</bdi>
              <p className="text-ink-soft text-sm">
                {m.would_like_to_help_since_time({
                  time: formatTime(person.askedAt, event.timeZone),
                })}
              </p>
            </div>
            <Button
              className="max-sm:w-full"
              onClick={() => {
                letIn.reset();
                setChosen(person);
              }}
            >
              {m.let_in()}
              <About>{person.name}</About>
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={chosen !== undefined}
        // What may still fail is said in here.
        onOpenChange={(open) => !open && !letIn.isPending && setChosen(undefined)}
        title={m.let_name_in({ name: chosen?.name ?? '' })}
        size="small"
      >
        {chosen && (
          <LetInForm
            event={event}
            person={chosen}
            letIn={letIn}
            onDone={() => setChosen(undefined)}
          />
        )}
      </Dialog>
    </section>
  );
}

type LetInFormProps = {
  event: DayEvent;
  person: AskingPerson;
  letIn: ReturnType<typeof useLetIn>;
  onDone: () => void;
};

function LetInForm({ event, person, letIn, onDone }: LetInFormProps) {
  const { roles, can } = event;
  const [roleId, setRoleId] = useState(person.roleId ?? firstFree(roles));
  const [id] = useState(newId);
  const { participationId } = person;
  const lack = useLackReason(event, { who: participationId, roleId });
  const send = (addPlace: boolean) => {
    const allowed = lack.reason && { eligibilityReason: lack.reason };
    enter({ roleId, addPlace, ...allowed });
  };
  const enter = (place: { roleId: string; addPlace: boolean; eligibilityReason?: string }) => {
    const onError = (error: Error) => lack.follow(error, place.roleId);
    letIn.mutate({ id, participationId, ...place }, { onSuccess: onDone, onError });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <RoleChoice
        roles={roles}
        value={roleId}
        onChange={(chosen) => {
          letIn.reset();
          setRoleId(chosen);
        }}
      />
      <PlaceRefusal
        error={letIn.error}
        isBusy={letIn.isPending}
        onRaise={can.includes('day.correct') ? () => send(true) : undefined}
      />
      <LackReasonField lack={lack} />
      <EnterButtons
        lack={lack}
        isBusy={letIn.isPending}
        onOtherRole={(other) => {
          setRoleId(other);
          enter({ roleId: other, addPlace: false });
        }}
      />
    </form>
  );
}
