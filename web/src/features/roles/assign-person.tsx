import type { Person } from '@saath/contract/accounts/schema';
import type { Reason } from '@saath/contract/matching/schema';
import { spoken } from '../../lib/spoken.ts';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { ReasonChips } from '../matching/reason-chips.tsx';
import { ClashReason } from './clash-reason.tsx';
import { FitScore } from './fit-score.tsx';

type AssignPersonProps = {
  person: Person & { score?: number; reasons?: readonly Reason[] };
  isBusy: boolean;
  isDisabled: boolean;
  /** Why this person did not get the place a moment ago. */
  refusal?: string | undefined;
  /** Another place stands in the way, which a reason overcomes. */
  isClash?: boolean;
  onAssign: (clashReason?: string) => void;
};

/** One person who could hold the place, and why. */
export function AssignPerson({
  person,
  isBusy,
  isDisabled,
  refusal,
  isClash = false,
  onAssign,
}: AssignPersonProps) {
  const { name, skills, score, reasons } = person;
  const firstName = name.trim().split(/\s+/)[0] ?? name;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <Avatar name={name} src={person.profileImage?.url ?? null} size={40} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-semibold break-words">{name}</bdi>
          {score !== undefined && <FitScore score={score} />}
        </p>
        {reasons && reasons.length > 0 ? (
          <div className="mt-2">
            <ReasonChips reasons={reasons} />
          </div>
        ) : (
          <p className="text-ink-soft text-sm break-words">
            {skills.length > 0 ? skills.join(', ') : m.no_skills_named()}
          </p>
        )}
        {refusal && isClash && <ClashReason refusal={refusal} isBusy={isBusy} onGive={onAssign} />}
        {refusal && !isClash && (
          <p role="alert" className="mt-2 text-danger text-sm">
            {spoken(refusal)}
          </p>
        )}
      </div>
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
    </li>
  );
}
