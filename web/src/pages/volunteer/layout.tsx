/** /volunteer: the volunteers' area, for Volunteers only. */

import { Link, NavLink, Outlet } from 'react-router';
import { ownPlaceReads } from '../../calls/own-reads.ts';
import { useLiveNotices } from '../../calls/use-live.ts';
import { useLogout } from '../../features/accounts/entry/logout.ts';
import { volunteerOnly } from '../../features/accounts/entry/volunteer-only.ts';
import { LanguageSwitch } from '../../features/foundation/organisation/language-switch.tsx';
import { useSiteName, useViewer } from '../../features/foundation/organisation/site.ts';
import { Wordmark } from '../../features/foundation/organisation/wordmark.tsx';
import { MessagesLink } from '../../features/messages/threads/messages-link.tsx';
import { useKeptDevice } from '../../features/notices/devices/kept-device.ts';
import { NoticesButton } from '../../features/notices/notices/notices-button.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { callContext } from '../../lib/context.ts';
import { useEarlyPress } from '../../lib/early-press.ts';
import { paths } from '../../lib/paths.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import type { Text } from '../../lib/text.ts';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/avatar.tsx';
import {
  CalendarDays,
  type Icon,
  LayoutDashboard,
  LogOut,
  MessageSquareHeart,
  Sprout,
  UserRound,
  Wrench,
} from '../../ui/icons.ts';
import type { Route } from './+types/layout';

export async function loader({ url, context }: Route.LoaderArgs) {
  await volunteerOnly(context.get(callContext), url);
  return null;
}

export const meta = titled(m.volunteer_area_title, () => [{ name: 'robots', content: 'noindex' }]);

const entries: readonly (readonly [text: Text, to: string, Icon: Icon])[] = [
  [m.dashboard, paths.volunteerDashboard, LayoutDashboard],
  [m.profile, paths.volunteerProfile, UserRound],
  [m.events, paths.volunteerEvents, CalendarDays],
  [m.skills, paths.volunteerSkills, Wrench],
  [m.impact, paths.volunteerImpact, Sprout],
  [m.feedback, paths.volunteerFeedback, MessageSquareHeart],
];

export default function VolunteerLayout() {
  return (
    <QueryProvider>
      {/* The entries lie along the bottom of a phone: bars that stay in sight stand on them. */}
      <div className="min-h-dvh [--area-bar:3.8125rem] lg:grid lg:[--area-bar:0px] lg:grid-cols-[15rem_1fr]">
        <Sidebar />
        <main
          id="content"
          className="mx-auto w-full min-w-0 max-w-5xl px-4 pt-6 pb-24 sm:px-8 sm:pt-8 lg:pb-8"
        >
          <Outlet />
        </main>
      </div>
    </QueryProvider>
  );
}

/** Beside the page where there is room; on a phone the entries lie along the bottom, in reach of the thumb. */
function Sidebar() {
  const viewer = useViewer();
  useKeptDevice();
  // A notice is most often an answer to a request.
  useLiveNotices(ownPlaceReads);
  return (
    <header className="flex flex-col gap-6 px-2 pt-4 sm:px-4 lg:sticky lg:top-0 lg:h-dvh lg:border-line lg:border-e lg:bg-surface lg:py-6">
      <div className="flex items-center gap-1">
        <Link
          to={paths.home}
          aria-label={m.name_home({ name: useSiteName() })}
          className="me-auto flex min-h-11 items-center lg:px-3"
        >
          <Wordmark />
        </Link>
        <div className="flex lg:hidden">
          <MessagesLink className={iconLook} isCompact />
          <NoticesButton className={iconLook} isCompact />
          <LanguageSwitch />
          <LogoutButton className={iconLook} isCompact />
        </div>
      </div>
      <div className="hidden items-center gap-3 px-3 lg:flex">
        <Avatar name={viewer?.name ?? m.guest()} src={viewer?.profileImage?.url ?? null} />
        <div className="min-w-0">
          <bdi className="block truncate font-semibold">{viewer?.name ?? m.guest()}</bdi>
          <span className="text-ink-soft text-sm">{m.volunteer_area()}</span>
        </div>
      </div>
      <Entries />
    </header>
  );
}

function Entries() {
  return (
    <nav
      aria-label={m.volunteer_area()}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface lg:static lg:flex-1 lg:border-0 lg:bg-transparent"
    >
      <ul className="grid grid-cols-6 p-1 lg:flex lg:p-0 lg:h-full lg:flex-col lg:gap-1">
        {entries.map(([text, to, Icon]) => (
          <li key={to}>
            <NavLink
              to={to}
              className={({ isActive }) =>
                `${entryLook} ${isActive ? 'bg-primary-soft text-primary' : ''}`
              }
            >
              <Icon aria-hidden size={20} />
              {text()}
            </NavLink>
          </li>
        ))}
        <li className="max-lg:hidden">
          <MessagesLink className={entryLook} />
        </li>
        <li className="max-lg:hidden">
          <NoticesButton className={entryLook} />
        </li>
        <li className="max-lg:hidden lg:mt-auto">
          <LanguageSwitch className={entryLook} />
        </li>
        <li className="max-lg:hidden">
          <LogoutButton className={entryLook} />
        </li>
      </ul>
    </nav>
  );
}

const entryLook =
  'flex min-h-13 w-full flex-col items-center justify-center gap-0.5 rounded-field text-[0.65rem] font-semibold tracking-tight hover:bg-neutral-soft lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:px-3 lg:text-base lg:tracking-normal';

const iconLook = 'grid size-11 place-items-center rounded-full hover:bg-neutral-soft';

function LogoutButton({
  className,
  isCompact = false,
}: {
  className: string;
  isCompact?: boolean;
}) {
  const logout = useLogout();
  return (
    <button
      {...useEarlyPress()}
      type="button"
      disabled={logout.isPending}
      onClick={() => logout.mutate({})}
      className={className}
    >
      <LogOut aria-hidden size={20} className="rtl:-scale-x-100" />
      <span className={isCompact ? 'sr-only' : ''}>{m.log_out()}</span>
    </button>
  );
}
