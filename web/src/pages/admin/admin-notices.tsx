import { NoticesButton } from '../../features/notices/notices/notices-button.tsx';
import { paths } from '../../lib/paths.ts';
import { m } from '../../paraglide/messages.js';

/** The bell of the Admin Portal. */
export function AdminNotices() {
  return (
    <NoticesButton
      className="grid size-11 flex-none cursor-pointer place-items-center rounded-full text-ink hover:bg-neutral-soft"
      isCompact
      allTo={paths.adminNotification}
      emptyHint={m.when_somebody_wants_to_organise}
    />
  );
}
