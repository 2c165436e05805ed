/** /admin/matching: what suggestions are made of, how right they were, and what they have learned (MT-03, MT-07). */

import type { ReactNode } from 'react';
import { useQuery } from '../../calls/query.ts';
import { useSite } from '../../features/foundation/organisation/site.ts';
import { AcceptanceChart } from '../../features/matching/learning/acceptance-chart.tsx';
import { CalibrationChart } from '../../features/matching/learning/calibration-chart.tsx';
import { FairTurn } from '../../features/matching/learning/fair-turn.tsx';
import { PassedOverTable } from '../../features/matching/learning/passed-over.tsx';
import { matchLearningQuery } from '../../features/matching/learning/queries.ts';
import { LearningStatus } from '../../features/matching/learning/status.tsx';
import { VersionTable } from '../../features/matching/learning/version-table.tsx';
import { WeightList } from '../../features/matching/learning/weight-list.tsx';
import { WhatItLooksAt } from '../../features/matching/learning/what-it-looks-at.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { m } from '../../paraglide/messages.js';
import { FoldSummary } from '../../ui/fold-summary.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';

export const meta = titled(m.how_matching_learns_title);

export default function MatchingPage() {
  const query = useQuery(matchLearningQuery);
  const { timeZone } = useSite();
  const now = new Date(query.dataUpdatedAt).toISOString();
  return (
    <>
      <PageTitle title={m.how_matching_learns()} />
      <QueryState query={query} errorTitle={m.matching_learning_could_not_be_loaded()}>
        {(learning) => (
          <div className="flex max-w-5xl flex-col gap-4">
            <LearningStatus learning={learning} />
            <Fold title={m.what_suggestions_are_made_of()}>
              <WhatItLooksAt />
            </Fold>
            <Fold title={m.for_the_curious()}>
              <div className="flex flex-col gap-8">
                <PassedOverTable audit={learning.audit} />
                <CalibrationChart calibration={learning.calibration} />
                <AcceptanceChart months={learning.months} />
                <WeightList weights={learning.weights} />
                <FairTurn learning={learning} now={now} timeZone={timeZone} />
                <VersionTable learning={learning} timeZone={timeZone} />
              </div>
            </Fold>
          </div>
        )}
      </QueryState>
    </>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <FoldSummary className="mb-3 font-semibold text-lg">{title}</FoldSummary>
      {children}
    </details>
  );
}
