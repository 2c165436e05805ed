import type { WaitingRequest } from '@saath/contract/places/joining/schema';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatAgo } from '../../../lib/ago.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChevronRight } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';

/** Enough to begin with; the rest is a press away. */
const FIRST = 8;

type WaitingListProps = { total: number; requests: readonly WaitingRequest[]; now: string };

/** Requests of all events that wait for an answer, oldest first, each leading to its event's queue. */
export function WaitingList({ total, requests, now }: WaitingListProps) {
  const [isWhole, setWhole] = useState(false);
  if (requests.length === 0)
    return <p className="p-4 text-ink-soft">{m.nobody_is_waiting_for_an_answer_new()}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {(isWhole ? requests : requests.slice(0, FIRST)).map((request) => (
          <li key={request.participationId}>
            <Link
              to={`${paths.adminEvent(request.eventId)}#queue`}
              className="flex items-center gap-3 px-4 py-3 hover:bg-neutral-soft/50"
            >
              <Avatar name={request.personName} size={36} />
              <span className="min-w-0 flex-1">
                <span className="block break-words">
                  <Sentence
                    text={m.person_asks_for_role}
                    parts={{
                      person: <bdi className="font-semibold">{request.personName}</bdi>,
                      role: <bdi>{request.roleName ?? m.any_role()}</bdi>,
                    }}
                  />
                </span>
                <span className="block text-ink-soft text-sm break-words">
                  <bdi>{request.eventTitle}</bdi>
                  {' · '}
                  <time dateTime={request.requestedAt} className="whitespace-nowrap">
                    {formatAgo(request.requestedAt, now)}
                  </time>
                </span>
              </span>
              <ChevronRight
                aria-hidden
                size={18}
                className="flex-none text-ink-soft rtl:-scale-x-100"
              />
            </Link>
          </li>
        ))}
      </ul>
      {!isWhole && requests.length > FIRST && (
        <p className="border-line border-t p-2">
          <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
            {m.show_all_count({ count: requests.length })}
          </Button>
        </p>
      )}
      {isWhole && total > requests.length && (
        <p className="border-line border-t px-4 py-3 text-ink-soft text-sm">
          {m.the_oldest_count_of_total({ count: requests.length, total })}
        </p>
      )}
    </>
  );
}
