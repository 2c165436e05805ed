import type { Kind, Needs } from '@saath/contract/events/eligibility/schema';
import { ShieldCheck } from 'lucide-react';
import { m } from '../../../paraglide/messages.js';

/** "First aid or Nursing". */
export function papersText(kinds: readonly Pick<Kind, 'name'>[]): string {
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

/** The same with a role; nothing where it asks for nothing. */
export function RoleNeeds({ needs }: { needs: Needs | undefined }) {
  const text = needsText(needs);
  if (!text) return null;
  return (
    <p className="flex items-start gap-2 text-sm">
      <ShieldCheck aria-hidden size={16} className="mt-0.5 flex-none text-primary" />
      <bdi className="min-w-0 break-words">{text}</bdi>
    </p>
  );
}
