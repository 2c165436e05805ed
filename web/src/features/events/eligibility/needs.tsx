import type { Kind, Needs } from '@saath/contract/events/eligibility/schema';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { ShieldCheck } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { CrewLine, crewText } from '../crew-rules/line.tsx';

type Kinds = readonly Pick<Kind, 'name'>[];

type Join = typeof m.papers_a_or_b;

/** "First aid or Nursing", each in its own direction: an English name does not turn an Urdu sentence round. */
export function PaperNames({ kinds, join = m.papers_a_or_b }: { kinds: Kinds; join?: Join }) {
  return kinds
    .map(({ name }): ReactNode => <bdi key={name}>{name}</bdi>)
    .reduce((first, second) => <Sentence key="both" text={join} parts={{ first, second }} />);
}

/** The same as a text. */
function papersText(kinds: Kinds, join: Join = m.papers_a_or_b): string {
  return kinds.map(({ name }) => name).reduce((first, second) => join({ first, second }));
}

/** What a role asks for in one line; undefined where anybody may do it. */
export function needsText(needs: Needs | undefined): string | undefined {
  if (!needs) return undefined;
  const { oneOf, minAge, guardian, agreements = [] } = needs;
  const parts = [
    ...(oneOf.length > 0 ? [m.needs_papers({ papers: papersText(oneOf) })] : []),
    ...(minAge !== null ? [m.needs_over_age({ age: minAge })] : []),
    ...(guardian ? [m.needs_guardian_under_18()] : []),
    ...(agreements.length > 0
      ? [m.needs_signed({ agreements: papersText(agreements, m.things_a_and_b) })]
      : []),
  ];
  const crew = crewText(needs.crew);
  const all = crew ? [...parts, crew] : parts;
  return all.length > 0 ? all.join(' · ') : undefined;
}

/** The same on a page. */
export function NeedsLine({ needs }: { needs: Needs }) {
  const { oneOf, minAge, guardian, agreements = [] } = needs;
  const papers = oneOf.length > 0 && <PaperNames kinds={oneOf} />;
  const isBeforeAge = oneOf.length > 0 && minAge !== null;
  const isBeforeGuardian = guardian && (oneOf.length > 0 || minAge !== null);
  const isBeforeSigned =
    agreements.length > 0 && (oneOf.length > 0 || minAge !== null || guardian === true);
  const isBeforeCrew =
    crewText(needs.crew) !== undefined && needsText({ ...needs, crew: undefined }) !== undefined;
  return (
    <>
      {papers && <Sentence text={m.needs_papers} parts={{ papers }} />}
      {isBeforeAge && ' · '}
      {minAge !== null && m.needs_over_age({ age: minAge })}
      {isBeforeGuardian && ' · '}
      {guardian && m.needs_guardian_under_18()}
      {isBeforeSigned && ' · '}
      {agreements.length > 0 && (
        <Sentence
          text={m.needs_signed}
          parts={{ agreements: <PaperNames kinds={agreements} join={m.things_a_and_b} /> }}
        />
      )}
      {isBeforeCrew && ' · '}
      <CrewLine crew={needs.crew} />
    </>
  );
}

/** The same with a role; nothing where it asks for nothing. */
export function RoleNeeds({ needs }: { needs: Needs | undefined }) {
  if (!needs || !needsText(needs)) return null;
  return (
    <p className="flex items-start gap-2 text-sm">
      <ShieldCheck aria-hidden size={16} className="mt-0.5 flex-none text-primary" />
      <span className="min-w-0 break-words">
        <NeedsLine needs={needs} />
      </span>
    </p>
  );
}
