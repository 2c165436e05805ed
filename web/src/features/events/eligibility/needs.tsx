import type { Kind, Needs } from '@saath/contract/events/eligibility/schema';
import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Sentence } from '../../../ui/sentence.tsx';

type Kinds = readonly Pick<Kind, 'name'>[];

/** "First aid or Nursing", each in its own direction: an English name does not turn an Urdu sentence round. */
export function PaperNames({ kinds }: { kinds: Kinds }) {
  return kinds
    .map(({ name }): ReactNode => <bdi key={name}>{name}</bdi>)
    .reduce((first, second) => (
      <Sentence key="both" text={m.papers_a_or_b} parts={{ first, second }} />
    ));
}

/** The same as a text. */
function papersText(kinds: Kinds): string {
  return kinds
    .map(({ name }) => name)
    .reduce((first, second) => m.papers_a_or_b({ first, second }));
}

/** What a role asks for in one line; undefined where anybody may do it. */
export function needsText(needs: Needs | undefined): string | undefined {
  const parts = [
    ...(needs && needs.oneOf.length > 0
      ? [m.needs_papers({ papers: papersText(needs.oneOf) })]
      : []),
    ...(needs && needs.minAge !== null ? [m.needs_over_age({ age: needs.minAge })] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** The same on a page. */
export function NeedsLine({ needs: { oneOf, minAge } }: { needs: Needs }) {
  const papers = <PaperNames kinds={oneOf} />;
  return (
    <>
      {oneOf.length > 0 && <Sentence text={m.needs_papers} parts={{ papers }} />}
      {oneOf.length > 0 && minAge !== null && ' · '}
      {minAge !== null && m.needs_over_age({ age: minAge })}
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
