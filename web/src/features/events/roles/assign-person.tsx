import type { Person } from '@saath/contract/accounts/accounts/schema';
import type { Reason } from '@saath/contract/matching/suggest/schema';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Reasons } from '../../matching/suggest/reasons.tsx';
import { WhyNotSuggested } from '../../matching/suggest/why-not.tsx';
import { WorthTrying } from '../../matching/suggest/worth-trying.tsx';
import { ClashReason } from './clash-reason.tsx';
import { FitScore } from './fit-score.tsx';

type AssignPersonProps = {
  person: Person & {
    score?: number;
    reasons?: readonly Reason[];
    isExplored?: boolean | undefined;
  };
  roleId: string;
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
  roleId,
  isBusy,
  isDisabled,
  refusal,
  isClash = false,
  onAssign,
}: AssignPersonProps) {
  const { id, name, skills, score, reasons, isExplored } = person;
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
          <div className="mt-2 flex flex-col items-start gap-2">
            {isExplored && <WorthTrying />}
            <Reasons reasons={reasons} about={name} />
          </div>
        ) : (
          <p className="text-ink-soft text-sm break-words">
            {skills.length > 0 ? skills.join(', ') : m.no_skills_named()}
          </p>
        )}
        {score === undefined && <WhyNotSuggested roleId={roleId} userId={id} name={name} />}
        {refusal && isClash && <ClashReason refusal={refusal} isBusy={isBusy} onGive={onAssign} />}
        {refusal && !isClash && (
          <p role="alert" className="mt-2 text-danger text-sm">
            {refusal}
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
