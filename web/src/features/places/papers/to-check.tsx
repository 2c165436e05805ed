import type { PaperToCheck } from '@saath/contract/places/papers/schema';
import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../../calls/query.ts';
import { formatAgo } from '../../../lib/ago.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ShownEvidence } from '../evidence/shown-evidence.tsx';
import { validityText } from './card.tsx';
import { CheckAnswers } from './check-answers.tsx';
import { FromTraining } from './from-training.tsx';
import { toCheckQuery } from './queries.ts';

type ToCheckProps = { state: 'claimed' | 'verified' };

/** What people say they have: what waits for an organiser, or what was checked. The arrow keys walk through it. */
export function ToCheck({ state }: ToCheckProps) {
  const query = useQuery(toCheckQuery(state));
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list, query.data?.papers.map(({ id }) => id).join());
  const now = new Date(query.dataUpdatedAt).toISOString();
  return (
    <QueryState
      query={query}
      loading={<Skeleton className="h-32 w-full" />}
      errorTitle={m.the_papers_could_not_be_loaded()}
    >
      {({ papers }) =>
        papers.length === 0 ? (
          <EmptyState
            title={state === 'claimed' ? m.nothing_waits_for_a_check() : m.nothing_is_checked_yet()}
            hint={m.people_add_papers_on_their_profile()}
          />
        ) : (
          <>
            {papers.length > 1 && (
              <p className="mb-3 text-ink-soft text-sm max-sm:hidden">
                {m.arrow_keys_move_in_the_list()}
              </p>
            )}
            <ul
              ref={list}
              tabIndex={-1}
              onKeyDown={walk}
              className="divide-y divide-line rounded-card border border-line bg-surface outline-none"
            >
              {papers.map((paper) => (
                <li
                  key={paper.id}
                  tabIndex={-1}
                  className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 outline-offset-[-2px] sm:p-5"
                >
                  <Entry paper={paper} now={now} />
                  <CheckAnswers paper={paper} />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </QueryState>
  );
}

function Entry({ paper, now }: { paper: PaperToCheck; now: string }) {
  const { person, kind, claimedAt, decidedBy } = paper;
  return (
    <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
      <Avatar name={person.name} src={person.profileImage?.url ?? null} size={40} />
      <div className="min-w-0">
        <p className="font-semibold break-words">
          <bdi>{kind.name}</bdi>
        </p>
        <p className="break-words">
          <bdi>{person.name}</bdi>
        </p>
        <p className="text-ink-soft text-sm">
          {validityText(paper)}
          {' · '}
          {decidedBy ? (
            <Sentence text={m.checked_by_name} parts={{ name: <bdi>{decidedBy}</bdi> }} />
          ) : (
            m.said_ago({ ago: formatAgo(claimedAt, now) })
          )}
        </p>
        <FromTraining paper={paper} />
        {paper.wantedFor && <WantedFor wanted={paper.wantedFor} />}
        {paper.evidence && (
          <div className="mt-3">
            <ShownEvidence paper={paper} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The role and the event that ask for it, and by when. */
function WantedFor({ wanted }: { wanted: NonNullable<PaperToCheck['wantedFor']> }) {
  const { eventId, title, roleName, startTime, timeZone } = wanted;
  return (
    <p className="text-sm break-words">
      <Sentence
        text={m.paper_wanted_for}
        parts={{
          role: <bdi>{roleName}</bdi>,
          event: (
            <Link to={paths.adminEvent(eventId)} className="text-primary underline">
              <bdi>{title}</bdi>
            </Link>
          ),
          date: <bdi>{formatDate(startTime, timeZone)}</bdi>,
        }}
      />
    </p>
  );
}

/** To the next or the previous entry, from wherever the focus is; fields keep their keys. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  const at = event.target instanceof HTMLInputElement ? undefined : step;
  if (at === undefined) return;
  event.preventDefault();
  const entries = [...event.currentTarget.children];
  const place = entries.findIndex((entry) => entry.contains(event.target as Node));
  const next = entries[place < 0 ? 0 : Math.min(entries.length - 1, Math.max(0, place + at))];
  if (next instanceof HTMLElement) next.focus();
}
