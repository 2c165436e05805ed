import { listGuardians } from '@saath/contract/places/guardians/endpoints';
import type { GuardianAnswer } from '@saath/contract/places/guardians/schema';
import { Link } from 'react-router';
import { query, useQuery } from '../../../calls/query.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { useSite } from '../../foundation/organisation/site.ts';

const answersQuery = query(listGuardians, {});

/** Whose guardian agreed to what, and when; nothing before any has answered. */
export function GuardianAnswers() {
  const found = useQuery(answersQuery);
  if (found.data?.total === 0) return null;
  return (
    <section aria-labelledby="guardians" className="flex flex-col gap-3">
      <h2 id="guardians" className="text-xl">
        {m.guardians()}
      </h2>
      <QueryState query={found} errorTitle={m.the_answers_of_guardians_could_not_be_loaded()}>
        {({ answers, total }) => (
          <>
            <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
              {answers.map((answer) => (
                <One key={answer.id} answer={answer} />
              ))}
            </ul>
            {total > answers.length && (
              <p className="text-ink-soft text-sm">
                {m.the_latest_of_count_answers({ count: total })}
              </p>
            )}
          </>
        )}
      </QueryState>
    </section>
  );
}

function One({ answer: { person, event, roleName, ...answer } }: { answer: GuardianAnswer }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <Avatar name={person.name} src={person.profileImage?.url ?? null} size={36} />
      <div className="min-w-0 flex-1 basis-44">
        <bdi className="font-semibold break-words">{person.name}</bdi>
        <p className="text-ink-soft text-sm break-words">
          <Answered answer={answer} />
        </p>
      </div>
      <p className="min-w-0 break-words text-sm max-sm:w-full max-sm:ps-12">
        <Link to={paths.adminEvent(event.id)} className="text-primary underline">
          <bdi>{event.title}</bdi>
        </Link>
        {' · '}
        <bdi>{roleName}</bdi>
      </p>
    </li>
  );
}

type AnsweredProps = {
  answer: Pick<GuardianAnswer, 'name' | 'state' | 'signedName' | 'answeredAt'>;
};

function Answered({ answer: { name, state, signedName, answeredAt } }: AnsweredProps) {
  const { timeZone } = useSite();
  const date = formatDate(answeredAt, timeZone);
  const guardian = <bdi>{name}</bdi>;
  if (state === 'consented')
    return (
      <Sentence
        text={(slots) => m.guardian_agreed_on_date({ ...slots, date })}
        parts={{ guardian, name: <bdi>{signedName}</bdi> }}
      />
    );
  const text = state === 'refused' ? m.guardian_refused_on_date : m.guardian_withdrew_on_date;
  return <Sentence text={(slots) => text({ ...slots, date })} parts={{ guardian }} />;
}
