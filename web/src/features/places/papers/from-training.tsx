import type { Paper } from '@saath/contract/places/papers/schema';
import { formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Sentence } from '../../../ui/sentence.tsx';

/** Where a paper came from; nothing where the person said to have it. */
export function FromTraining({ paper: { training } }: { paper: Pick<Paper, 'training'> }) {
  if (!training) return null;
  return (
    <p className="text-ink-soft text-sm break-words">
      <Sentence
        text={m.paper_from_training}
        parts={{ title: <bdi>{training.title}</bdi>, date: <bdi>{formatDay(training.day)}</bdi> }}
      />
    </p>
  );
}
