import type { KeyMetrics as Metrics } from '@saath/contract/office/figures/schema';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { Check, Gauge, type Icon, ShieldCheck, Sparkles } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { KeyMetrics } from './key-metrics.tsx';

const matching: readonly Text[] = [
  m.suggestions_compare_skills,
  m.interests_and_free_hours_count,
  m.every_suggestion_says_why,
];

const benefits: readonly Text[] = [
  m.the_last_place_is_never_given_twice,
  m.nobody_is_in_two_places_at_once,
  m.the_wait_list_moves_by_itself,
  m.whoever_asks_is_told,
];

/** What the product does for an organiser, in three cards: every sentence is true of it, and every figure is measured. */
export function Claims({ query }: { query: UseQueryResult<{ metrics: Metrics }> }) {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <ClaimCard title={m.matching_with_reasons()} Icon={Sparkles}>
        <Sentences texts={matching} />
      </ClaimCard>
      <ClaimCard title={m.system_benefits()} Icon={ShieldCheck}>
        <Sentences texts={benefits} />
      </ClaimCard>
      <ClaimCard title={m.key_metrics()} Icon={Gauge}>
        <QueryState
          query={query}
          loading={<Skeleton className="h-40 w-full" />}
          errorTitle={m.the_figures_could_not_be_loaded()}
        >
          {({ metrics }) => <KeyMetrics metrics={metrics} />}
        </QueryState>
      </ClaimCard>
    </div>
  );
}

type ClaimCardProps = { title: string; Icon: Icon; children: ReactNode };

function ClaimCard({ title, Icon, children }: ClaimCardProps) {
  return (
    <Card as="section" className="p-5">
      <h3 className="mb-3 flex items-center gap-2 text-lg">
        <Icon aria-hidden size={20} className="flex-none text-primary" />
        {title}
      </h3>
      {children}
    </Card>
  );
}

function Sentences({ texts }: { texts: readonly Text[] }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {texts.map((text) => (
        <li key={text()} className="flex gap-2">
          <Check aria-hidden size={16} className="mt-1 flex-none text-primary" />
          <span>{text()}</span>
        </li>
      ))}
    </ul>
  );
}
