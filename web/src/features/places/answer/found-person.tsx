import type { Person } from '@saath/contract/accounts/accounts/schema';
import type { Reason } from '@saath/contract/matching/suggest/schema';
import type { ReactNode } from 'react';
import { formatNames } from '../../../lib/numbers.ts';
import { tagName } from '../../../lib/tag-name.ts';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { FitScore } from '../../events/roles/fit-score.tsx';
import { useViewer } from '../../foundation/organisation/site.ts';
import { Reasons } from '../../matching/suggest/reasons.tsx';
import { WhyNotSuggested } from '../../matching/suggest/why-not.tsx';
import { WorthTrying } from '../../matching/suggest/worth-trying.tsx';

/** Somebody who was searched for or suggested; the score and the reasons are there for those who were suggested. */
export type Found = Person & {
  score?: number;
  reasons?: readonly Reason[];
  isExplored?: boolean | undefined;
};

type FoundPersonProps = {
  person: Found;
  /** Empty when no role is meant. */
  roleId: string;
  /** Below the reasons. */
  children?: ReactNode;
  /** The button that takes this person. */
  action: ReactNode;
};

/** One person of a list to choose from, and why this one. */
export function FoundPerson({ person, roleId, children, action }: FoundPersonProps) {
  const { id, name, skills, score, reasons, isExplored } = person;
  // The answer may name a place elsewhere.
  const isAdmin = useViewer()?.role === 'Admin';
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
            {skills.length > 0 ? formatNames(skills.map(tagName)) : m.no_skills_named()}
          </p>
        )}
        {score === undefined && roleId !== '' && isAdmin && (
          <WhyNotSuggested roleId={roleId} userId={id} name={name} />
        )}
        {children}
      </div>
      {action}
    </li>
  );
}
