import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { ClashReason } from './clash-reason.tsx';
import { type Found, FoundPerson } from './found-person.tsx';

type AssignPersonProps = {
  person: Found;
  roleId: string;
  isBusy: boolean;
  isDisabled: boolean;
  /** Why this person did not get the place a moment ago. */
  refusal?: string | undefined;
  /** What stands in the way is overcome by a reason. */
  needsReason?: boolean;
  onAssign: (reason?: string) => void;
};

/** One person who could hold the place, and why. */
export function AssignPerson({
  person,
  roleId,
  isBusy,
  isDisabled,
  refusal,
  needsReason = false,
  onAssign,
}: AssignPersonProps) {
  const { name } = person;
  const firstName = name.trim().split(/\s+/)[0] ?? name;
  return (
    <FoundPerson
      person={person}
      roleId={roleId}
      action={
        <Button
          variant="secondary"
          size="small"
          aria-label={m.give_this_place_to_name({ person: firstName, name })}
          isBusy={isBusy}
          busyText={m.assigning()}
          disabled={isDisabled}
          onClick={() => onAssign()}
        >
          <span>
            <Sentence text={m.give_person_this_place} parts={{ person: <bdi>{firstName}</bdi> }} />
          </span>
        </Button>
      }
    >
      {refusal && needsReason && (
        <ClashReason refusal={refusal} isBusy={isBusy} onGive={onAssign} />
      )}
      {refusal && !needsReason && (
        <p role="alert" className="mt-2 text-danger text-sm">
          {refusal}
        </p>
      )}
    </FoundPerson>
  );
}
