import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { useState } from 'react';
import { Link } from 'react-router';
import { useInfiniteQuery } from '../../../calls/query.ts';
import { useLiveNotices } from '../../../calls/use-live.ts';
import { useEarlyPress } from '../../../lib/early-press.ts';
import { paths } from '../../../lib/paths.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Bell } from '../../../ui/icons.ts';
import { Notices } from './notices.tsx';
import { noticesQuery } from './queries.ts';

type NoticesButtonProps = {
  className: string;
  /** Only the bell in sight. */
  isCompact?: boolean;
  /** The page with all notices. */
  allTo?: string;
  /** What to expect, while there is nothing yet. */
  emptyHint?: Text;
};

/** Opens the panel of notices, and tells how many are unread (VO-01). */
export function NoticesButton({
  className,
  isCompact = false,
  allTo = paths.volunteerNotification,
  emptyHint,
}: NoticesButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const early = useEarlyPress();
  const { data } = useInfiniteQuery(noticesQuery);
  useLiveNotices([listNotices]);
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <>
      <button {...early} type="button" onClick={() => setOpen(true)} className={className}>
        <span className="relative">
          <Bell aria-hidden size={20} />
          {unread > 0 && (
            <span
              aria-hidden
              className="absolute -end-2 -top-2 grid min-w-4.5 place-items-center rounded-full bg-danger px-1 text-[0.65rem] text-on-danger leading-4.5"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </span>
        <span className={isCompact ? 'sr-only' : ''}>{m.notifications()}</span>
        {unread > 0 && <About>{m.and_count_unread({ count: unread })}</About>}
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.notifications()}
        footer={
          <Link
            to={allTo}
            onClick={() => setOpen(false)}
            className="py-2 font-semibold text-primary underline"
          >
            {m.see_all()}
          </Link>
        }
      >
        <Notices onOpen={() => setOpen(false)} {...(emptyHint ? { emptyHint } : {})} />
      </Dialog>
    </>
  );
}
