import type { Gives } from '@saath/contract/events/eligibility/schema';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { GraduationCap } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';

/** For how long, and that its time is no help; what goes without saying is left out. */
function conditions({ months, countsHours }: Gives): string[] {
  return [
    ...(months === null
      ? []
      : [m.valid_for_months({ count: months, number: formatNumber(months) })]),
    ...(countsHours ? [] : [m.time_does_not_count_as_help()]),
  ];
}

/** What whoever completes a role is given, in one line. */
export function givesText(gives: Gives): string {
  return [m.gives_paper({ paper: gives.kind.name }), ...conditions(gives)].join(' · ');
}

/** The same on a page: an English name does not turn an Urdu sentence round. */
export function GivesLine({ gives }: { gives: Gives }) {
  return (
    <>
      <Sentence text={m.gives_paper} parts={{ paper: <bdi>{gives.kind.name}</bdi> }} />
      {conditions(gives).map((each) => ` · ${each}`)}
    </>
  );
}

/** The same with a role; nothing where it gives nothing. */
export function RoleGives({ gives }: { gives: Gives | undefined }) {
  if (!gives) return null;
  return (
    <p className="flex items-start gap-2 text-sm">
      <GraduationCap aria-hidden size={16} className="mt-0.5 flex-none text-primary" />
      <span className="min-w-0 break-words">
        <GivesLine gives={gives} />
      </span>
    </p>
  );
}
