import type { Event } from '@saath/contract/events/events/schema';
import { isAskedOf } from '@saath/contract/events/questions/rules';
import { createContext, useContext, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { FoldSummary } from '../../../ui/fold-summary.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { personAnswersQuery } from './queries.ts';
import { answerText } from './said.ts';

const Asks = createContext(false);
/** Says whether the event asks what who looks may read, to all of its people below. */
export const AsksQuestions = Asks.Provider;

/** Whether who leads the event, or one role of it, may read any of what it asks: what is sensitive is for organisers. */
export function asksForLeads({ questions = [] }: Event, roleId?: string): boolean {
  return questions.some(
    (question) => !question.isSensitive && (!roleId || isAskedOf(question, roleId)),
  );
}

type PersonSaidProps = { participationId: string; name: string };

/** What somebody said to the questions of the event, read when it is opened. Nothing where nothing is asked. */
export function PersonSaid({ participationId, name }: PersonSaidProps) {
  const [isOpen, setOpen] = useState(false);
  if (!useContext(Asks)) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="text-sm">
      <FoldSummary className="text-primary sm:min-h-8">
        {m.answers()}
        <About>{name}</About>
      </FoldSummary>
      {isOpen && <Said participationId={participationId} />}
    </details>
  );
}

function Said({ participationId }: { participationId: string }) {
  const query = useQuery(personAnswersQuery(participationId));
  return (
    <QueryState query={query} errorTitle={m.the_answers_could_not_be_loaded()}>
      {(answers) =>
        answers.length === 0 ? (
          <p className="text-ink-soft">{m.nothing_to_read_any_more()}</p>
        ) : (
          <dl className="grid gap-y-1.5">
            {answers.map(({ question, value }) => (
              <div key={question.id} className="min-w-0">
                <dt className="text-ink-soft break-words">
                  <bdi>{question.words}</bdi>
                </dt>
                <dd className="break-words whitespace-pre-line">
                  <bdi>{answerText(question, value) ?? m.no_answer_yet()}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )
      }
    </QueryState>
  );
}
