import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatAgo } from '../../../lib/ago.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { CountBadge } from '../../../ui/count-badge.tsx';

type ThreadItemProps = {
  to: string;
  /** Before the name. */
  picture?: ReactNode;
  name: string;
  /** What was written last, and who on the reader's side wrote it. */
  lastText: string;
  isLastOurs: boolean;
  lastAt: string;
  unread: number;
  now: string;
  isOpen?: boolean;
};

/** A thread in a list: with whom or about what, what was said last, what is new. */
export function ThreadItem(item: ThreadItemProps) {
  const { to, picture, name, lastText, isLastOurs, lastAt, unread, now, isOpen = false } = item;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      className={`flex min-h-11 items-center gap-3 px-4 py-3 ${isOpen ? 'bg-primary-soft' : 'hover:bg-neutral-soft/50'}`}
    >
      {picture}
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <bdi className={`min-w-0 flex-1 truncate ${unread > 0 ? 'font-bold' : 'font-semibold'}`}>
            {name}
          </bdi>
          <time dateTime={lastAt} className="flex-none text-ink-soft text-sm">
            {formatAgo(lastAt, now)}
          </time>
        </span>
        <span className="flex items-center gap-2">
          <span className="flex min-w-0 flex-1 gap-1 text-ink-soft text-sm">
            {isLastOurs && <span className="flex-none">{m.you_side()}:</span>}
            <bdi className="min-w-0 truncate">{lastText || m.the_words_are_deleted()}</bdi>
          </span>
          <CountBadge count={unread} />
        </span>
        {unread > 0 && <About>{m.and_count_unread({ count: unread })}</About>}
      </span>
    </Link>
  );
}
