import { NavLink } from 'react-router';
import { useQuery } from '../../../calls/query.ts';
import { useLiveNotices } from '../../../calls/use-live.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { MessagesSquare } from '../../../ui/icons.ts';
import { threadReads, unreadMessagesQuery } from './queries.ts';

type MessagesLinkProps = {
  className: string;
  /** Only the picture in sight. */
  isCompact?: boolean;
};

/** Leads to one's own messages, and tells how many are unread. */
export function MessagesLink({ className, isCompact = false }: MessagesLinkProps) {
  const { data: unread = 0 } = useQuery(unreadMessagesQuery);
  useLiveNotices(threadReads);
  return (
    <NavLink
      to={paths.volunteerMessages}
      className={({ isActive }) => `${className} ${isActive ? 'bg-primary-soft text-primary' : ''}`}
    >
      <span className="relative">
        <MessagesSquare aria-hidden size={20} />
        <CountBadge count={unread} className="absolute -end-2 -top-2" />
      </span>
      <span className={isCompact ? 'sr-only' : ''}>{m.my_messages()}</span>
      {unread > 0 && <About>{m.and_count_unread({ count: unread })}</About>}
    </NavLink>
  );
}
