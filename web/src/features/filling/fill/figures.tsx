import type { FillPlan } from '@saath/contract/filling/fill/schema';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { FoldSummary } from '../../../ui/fold-summary.tsx';
import { ShieldCheck, TrendingUp, Users } from '../../../ui/icons.ts';
import { gainText, proofText, severalShiftsText, waitingRoles } from './words.ts';

/** How much the plan fills, what it is measured by, and how sure it is that nothing is better. */
export function FillFigures({ plan }: { plan: FillPlan }) {
  const { figures, roleByRole, bestPairFirst, people } = plan;
  const open = plan.events
    .flatMap(({ parts }) => parts)
    .reduce((sum, part) => sum + part.placed.length + (part.empty?.places ?? 0), 0);
  const { placed } = figures;
  const more = placed - roleByRole.placed;
  const several = severalShiftsText(plan);
  return (
    <section
      aria-label={m.figures_of_the_plan()}
      className="rounded-card border border-line bg-surface px-5 py-4"
    >
      <p className="font-display text-xl font-semibold">
        {plan.proof.kind === 'best'
          ? m.best_possible_plan({ placed, open })
          : m.placed_of_open_places_filled({ placed, open })}
      </p>
      {open > placed && (
        <p className="mt-1">
          {m.places_wait_for({ count: open - placed, roles: waitingRoles(plan) })}
        </p>
      )}
      {several && <p className="mt-1">{m.people_who_get_several_shifts({ people: several })}</p>}
      {figures.belowMinimum > 0 && (
        <p className="mt-1 font-semibold text-danger">
          {m.count_needed_places_stay_empty({ count: figures.belowMinimum })}
        </p>
      )}
      <details className="mt-2">
        <FoldSummary className="text-ink-soft text-sm">{m.for_the_curious()}</FoldSummary>
        <ul className="flex flex-col gap-1.5 text-sm">
          <Line icon={<Users aria-hidden size={16} />}>
            {m.count_people_were_considered({ count: people })}
          </Line>
          {placed > 0 && (
            <>
              <Line icon={<TrendingUp aria-hidden size={16} className="rtl:-scale-x-100" />}>
                {gainText(figures, roleByRole, m.filling_role_by_role())}
                {more > 0 && ` · ${m.count_more_places_filled({ count: more })}`}
              </Line>
              <Line icon={<TrendingUp aria-hidden size={16} className="rtl:-scale-x-100" />}>
                {gainText(figures, bestPairFirst, m.taking_the_best_pair_first())}
              </Line>
              <Line icon={<ShieldCheck aria-hidden size={16} />}>{proofText(plan)}</Line>
            </>
          )}
        </ul>
      </details>
    </section>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <span className="mt-0.5 flex-none text-primary">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
