import type { MatchLearning } from '@saath/contract/matching/learning/schema';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { GraduationCap } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ChangedLog } from './changed-log.tsx';
import { PassedOverSentence } from './passed-over.tsx';
import { useLearnNow } from './queries.ts';
import { learnedText, nextText, worthText } from './words.ts';

/** What matching has learned so far, what that is worth, and what it takes to learn more. */
export function LearningStatus({ learning }: { learning: MatchLearning }) {
  const learn = useLearnNow();
  const { outcomesToGo, isLearning, isReadable, active } = learning;
  const worth = worthText(learning);
  return (
    <Card as="section" className="flex flex-col gap-4 p-5">
      {learning.logChanges && <ChangedLog changes={learning.logChanges} />}
      {!isReadable && <Notice tone="danger">{m.version_cannot_be_read()}</Notice>}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 flex-1 basis-72 gap-3">
          <GraduationCap aria-hidden size={28} className="mt-0.5 flex-none text-primary" />
          <div className="flex flex-col gap-1">
            <h2 className="font-display text-xl font-semibold">{learnedText(learning)}</h2>
            {worth && <p className="text-lg">{worth}</p>}
            <p className="text-ink-soft text-sm">{nextText(learning)}</p>
            {!active && <p className="text-ink-soft text-sm">{m.what_an_outcome_is()}</p>}
          </div>
        </div>
        <Button
          variant="secondary"
          isBusy={learn.isPending || isLearning}
          busyText={m.it_is_learning()}
          disabled={outcomesToGo > 0}
          {...(outcomesToGo > 0
            ? { title: m.outcomes_until_it_learns({ count: outcomesToGo }) }
            : {})}
          onClick={() => learn.mutate({})}
        >
          {m.learn_now()}
        </Button>
      </div>
      <PassedOverSentence learning={learning} />
    </Card>
  );
}
