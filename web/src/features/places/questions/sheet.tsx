import type { Event } from '@saath/contract/events/events/schema';
import { isAskedOf } from '@saath/contract/events/questions/rules';
import type { AnsweredQuestion, AnswerPerson } from '@saath/contract/places/questions/schema';
import { formatDate } from '../../../lib/format.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TimeSpan } from '../../../ui/time-span.tsx';
import type { EventAnswers } from './queries.ts';
import { answerText, countedText } from './said.ts';

type AnswersSheetProps = {
  event: Event;
  answers: EventAnswers;
  /** When they were read. */
  now: string;
};

/** What those who come said: counted by choice, then by person; on screen and on paper. */
export function AnswersSheet({ event, answers, now }: AnswersSheetProps) {
  const { questions, people, sensitiveUntil } = answers;
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl print:text-2xl">
          <Sentence text={m.answers_of_event} parts={{ event: <bdi>{event.title}</bdi> }} />
        </h1>
        <p>
          <TimeSpan of={event} />
        </p>
      </header>
      {questions.length === 0 ? (
        <EmptyState
          title={m.this_event_asks_no_questions()}
          hint={m.questions_are_written_below_the_roles()}
        />
      ) : (
        <>
          <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
            {questions.map((each) => (
              <Counted
                key={each.question.id}
                asked={each}
                event={event}
                deletedOn={formatDate(sensitiveUntil, event.timeZone)}
                isKept={now < sensitiveUntil}
              />
            ))}
          </div>
          {people.length === 0 ? (
            <p className="text-ink-soft">{m.nobody_has_a_place_yet()}</p>
          ) : (
            <People
              event={event}
              people={people}
              questions={questions}
              isKept={now < sensitiveUntil}
            />
          )}
        </>
      )}
    </article>
  );
}

type CountedProps = {
  asked: AnsweredQuestion;
  event: Event;
  deletedOn: string;
  /** Whether sensitive answers can still be read. */
  isKept: boolean;
};

/** One question, with how many said what. */
function Counted({ asked, event, deletedOn, isKept }: CountedProps) {
  const { question } = asked;
  const role = event.role.find(({ id }) => id === question.roleId);
  return (
    <section className="rounded-card border border-line bg-surface p-4 print:break-inside-avoid">
      <h2 className="font-sans font-semibold text-base break-words">
        <bdi>{question.words}</bdi>
        {role && (
          <span className="font-normal text-ink-soft">
            {' · '}
            <bdi>{role.role_name}</bdi>
          </span>
        )}
      </h2>
      <Said {...{ asked, event, deletedOn, isKept }} />
    </section>
  );
}

/** How many said what; of what is sensitive, later, until when it could be read and how much was deleted. */
function Said({ asked, event, deletedOn, isKept }: CountedProps) {
  const { question, answered, counts, deleted } = asked;
  if (deleted && answered === 0)
    return (
      <p className="text-ink-soft text-sm">
        {m.answers_were_deleted_on({
          count: deleted.answers,
          date: formatDate(deleted.at, event.timeZone),
        })}
      </p>
    );
  if (question.isSensitive && !isKept)
    return (
      <p className="text-ink-soft text-sm">{m.answers_could_be_read_until({ date: deletedOn })}</p>
    );
  return (
    <>
      <p className="text-ink-soft text-sm">
        {m.people_answered({ count: answered })}
        {question.isSensitive && <> · {m.will_be_deleted_on_date({ date: deletedOn })}</>}
      </p>
      {counts.length > 0 && (
        <ul className="mt-2">
          {counts.map(({ answer, people }) => (
            <li key={answer} className="flex justify-between gap-4 py-0.5">
              <bdi className="min-w-0 break-words">{countedText(question, answer)}</bdi>
              <span className="font-semibold tabular-nums">{formatNumber(people)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type PeopleProps = Pick<CountedProps, 'event' | 'isKept'> & {
  questions: readonly AnsweredQuestion[];
  people: readonly AnswerPerson[];
};

function People({ event, questions, people, isKept }: PeopleProps) {
  const readable = questions.filter(({ question }) => isKept || !question.isSensitive);
  // Where nothing is asked of somebody, or what they said can no longer be read, no answer is awaited.
  const isAwaited = (roleName: string | null) => {
    const roleId = event.role.find(({ role_name }) => role_name === roleName)?.id ?? null;
    return readable.some(({ question }) => isAskedOf(question, roleId));
  };
  return (
    <ul className="divide-y divide-line">
      {people.map(({ userId, name, roleName, answers }) => (
        <li key={userId} className="py-3 print:break-inside-avoid">
          <p>
            <bdi className="font-semibold">{name}</bdi>
            {roleName && (
              <span className="text-ink-soft">
                {' · '}
                <bdi>{roleName}</bdi>
              </span>
            )}
          </p>
          {isAwaited(roleName) && answers.every(({ value }) => value === null) && (
            <p className="text-ink-soft text-sm">{m.no_answer_yet()}</p>
          )}
          <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2 print:grid-cols-2">
            {questions.map(({ question }) => {
              const said = answers.find(({ questionId }) => questionId === question.id);
              const text = said && answerText(question, said.value);
              return (
                text && (
                  <div key={question.id} className="min-w-0">
                    <dt className="text-ink-soft break-words">
                      <bdi>{question.words}</bdi>
                    </dt>
                    <dd className="break-words whitespace-pre-line">
                      <bdi>{text}</bdi>
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}
