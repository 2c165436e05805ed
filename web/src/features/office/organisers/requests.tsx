import type { OrganiserRequest } from '@saath/contract/office/organisers/schema';
import { useState } from 'react';
import { useInfiniteQuery } from '../../../calls/query.ts';
import { formatAgo } from '../../../lib/ago.ts';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Check, X } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSite } from '../../foundation/organisation/site.ts';
import { AnswerDialog, type Question } from './answer.tsx';
import { organiserRequestsQuery } from './queries.ts';

/** People who want to organise, oldest request first, each with its two answers (AU-11). */
export function OrganiserRequests() {
  const query = useInfiniteQuery(organiserRequestsQuery);
  const [question, setQuestion] = useState<Question>();
  return (
    <>
      <Card className="overflow-hidden">
        <QueryState
          query={query}
          loading={<Skeleton className="h-24 w-full" />}
          errorTitle={m.the_requests_could_not_be_loaded()}
        >
          {({ pages }) => (
            <List
              requests={pages.flatMap(({ requests }) => requests)}
              now={new Date(query.dataUpdatedAt).toISOString()}
              onAsk={setQuestion}
            />
          )}
        </QueryState>
        {query.hasNextPage && (
          <p className="border-line border-t p-2">
            <ShowMore query={query} />
          </p>
        )}
      </Card>
      <AnswerDialog question={question} onClose={() => setQuestion(undefined)} />
    </>
  );
}

type ListProps = {
  requests: readonly OrganiserRequest[];
  now: string;
  onAsk: (question: Question) => void;
};

function List({ requests, now, onAsk }: ListProps) {
  if (requests.length === 0)
    return <p className="p-4 text-ink-soft">{m.nobody_asks_to_organise_at_the_moment()}</p>;
  return (
    <ul className="divide-y divide-line">
      {requests.map((request) => (
        <li key={request.id} className="p-4">
          <Request request={request} now={now} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  );
}

function Request({
  request,
  now,
  onAsk,
}: {
  request: OrganiserRequest;
  now: string;
  onAsk: ListProps['onAsk'];
}) {
  const { timeZone } = useSite();
  const { person, text, askedAt, memberSince } = request;
  const name = <About>{person.name}</About>;
  return (
    <div className="flex gap-3">
      <Avatar name={person.name} src={person.profileImage?.url ?? null} size={40} />
      <div className="min-w-0 flex-1">
        <bdi className="block font-semibold break-words">{person.name}</bdi>
        <p className="text-ink-soft text-sm">
          {m.here_since_date({ date: formatDate(memberSince, timeZone) })}
          {' · '}
          <time dateTime={askedAt} className="whitespace-nowrap">
            {m.asked_ago({ ago: formatAgo(askedAt, now) })}
          </time>
        </p>
        <p className="mt-2 border-line border-s-4 ps-3 break-words whitespace-pre-line">
          <bdi>{text}</bdi>
        </p>
        <div className="mt-3 flex flex-wrap gap-2 max-sm:-ms-13">
          <Button size="small" onClick={() => onAsk({ request, isApproval: true })}>
            <Check aria-hidden size={16} />
            {m.approve()}
            {name}
          </Button>
          <Button
            variant="quiet"
            size="small"
            onClick={() => onAsk({ request, isApproval: false })}
          >
            <X aria-hidden size={16} />
            {m.decline_with_a_word()}
            {name}
          </Button>
        </div>
      </div>
    </div>
  );
}
