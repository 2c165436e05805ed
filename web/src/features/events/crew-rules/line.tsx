import type { Needs } from '@saath/contract/events/eligibility/schema';
import { m } from '../../../paraglide/messages.js';
import { Sentence } from '../../../ui/sentence.tsx';

/** What a role asks of its people together, in one line; undefined where it asks for nothing. */
export function crewText(crew: Needs['crew']): string | undefined {
  const { paper, adults, beginners } = crew ?? {};
  const parts = [
    ...(paper
      ? [m.at_least_count_with_paper_in_each_team({ count: paper.least, paper: paper.kind.name })]
      : []),
    ...(adults ? [m.under_18_beside_count_adults({ count: adults })] : []),
    ...(beginners ? [m.at_most_count_new_in_each_team({ count: beginners })] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

/** The same on a page. */
export function CrewLine({ crew }: { crew: Needs['crew'] }) {
  const { paper, ...others } = crew ?? {};
  const rest = crewText({ ...others, paper: null });
  return (
    <>
      {paper && (
        <Sentence
          text={(slots) =>
            m.at_least_count_with_paper_in_each_team({ ...slots, count: paper.least })
          }
          parts={{ paper: <bdi>{paper.kind.name}</bdi> }}
        />
      )}
      {paper && rest && ' · '}
      {rest}
    </>
  );
}
