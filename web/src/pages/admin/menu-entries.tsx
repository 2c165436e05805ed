import {
  CalendarPlus,
  LayoutDashboard,
  ListChecks,
  LogOut,
  type LucideIcon,
  MessageSquareHeart,
  UserRound,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { useLogout } from '../../features/accounts/logout.ts';
import { paths } from '../../lib/paths.ts';

type Entry = { to: string; label: string; Icon: LucideIcon };

const entries: readonly Entry[] = [
  { to: paths.adminDashboard, label: 'Dashboard', Icon: LayoutDashboard },
  { to: paths.adminEventList, label: 'Event-List', Icon: ListChecks },
  { to: paths.adminCreateEvent, label: 'Create-Event', Icon: CalendarPlus },
  { to: paths.adminFeedback, label: 'Feedback', Icon: MessageSquareHeart },
  { to: paths.profile, label: 'Profile', Icon: UserRound },
];

const look =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3 font-medium text-start';
const resting = 'text-ink-soft hover:bg-neutral-soft hover:text-ink';

type MenuEntriesProps = {
  /** An entry was chosen. */
  onLeave?: () => void;
};

/** The entries of the Admin Portal, in the sidebar and in the phone's menu. */
export function MenuEntries({ onLeave }: MenuEntriesProps) {
  const logout = useLogout();
  return (
    <ul className="flex flex-1 flex-col gap-1">
      {entries.map(({ to, label, Icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            onClick={onLeave}
            className={({ isActive }) =>
              `${look} ${isActive ? 'bg-primary-soft text-primary' : resting}`
            }
          >
            <Icon aria-hidden size={20} />
            {label}
          </NavLink>
        </li>
      ))}
      <li className="mt-auto">
        <button
          type="button"
          disabled={logout.isPending}
          onClick={() => logout.mutate()}
          className={`${look} ${resting}`}
        >
          <LogOut aria-hidden size={20} className="rtl:-scale-x-100" />
          Logout
        </button>
      </li>
    </ul>
  );
}
