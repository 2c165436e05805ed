import type { Notice } from '@saath/contract/notices/notices/schema';
import { Link } from 'react-router';
import { formatAgo } from '../../../lib/ago.ts';
import { m } from '../../../paraglide/messages.js';

type NoticeListProps = {
  notices: readonly Notice[];
  now: string;
  onOpen: (notice: Notice) => void;
};

/** Notices, the unread ones marked by a dot and a word. */
export function NoticeList({ notices, now, onOpen }: NoticeListProps) {
  return (
    <ul className="divide-y divide-line">
      {notices.map((notice) => (
        <li key={notice.id}>
          <Link
            to={notice.link}
            onClick={() => onOpen(notice)}
            className="flex min-h-11 items-start gap-3 px-2 py-3 hover:bg-neutral-soft/50"
          >
            <span
              aria-hidden
              className={`mt-2 size-2.5 flex-none rounded-full ${notice.isRead ? '' : 'bg-primary'}`}
            />
            <span className="min-w-0">
              {!notice.isRead && <span className="sr-only">{m.unread()} </span>}
              <bdi className={`block break-words ${notice.isRead ? '' : 'font-semibold'}`}>
                {notice.title}
              </bdi>
              <time dateTime={notice.createdAt} className="text-ink-soft text-sm">
                {formatAgo(notice.createdAt, now)}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
