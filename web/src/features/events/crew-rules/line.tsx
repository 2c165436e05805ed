import type { Needs } from '@saath/contract/events/eligibility/schema';
import { m } from '../../../paraglide/messages.js';
import { Sentence } from '../../../ui/sentence.tsx';

/** What a role asks of its people together, in one line; undefined where it asks for nothing. */
export function crewText(crew: Needs['crew']): string | undefined {
  const { paper } = crew ?? {};
  if (!paper) return undefined;
  return m.at_least_count_with_paper_in_each_team({ count: paper.least, paper: paper.kind.name });
}

/** The same on a page. */
export function CrewLine({ crew }: { crew: Needs['crew'] }) {
  const { paper } = crew ?? {};
  if (!paper) return null;
  return (
    <Sentence
      text={(slots) => m.at_least_count_with_paper_in_each_team({ ...slots, count: paper.least })}
      parts={{ paper: <bdi>{paper.kind.name}</bdi> }}
    />
  );
}
