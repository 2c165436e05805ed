import {
  Building2,
  CalendarPlus,
  ChartNoAxesColumn,
  Cog,
  GraduationCap,
  History,
  LayoutDashboard,
  ListChecks,
  LogOut,
  type LucideIcon,
  MessageSquareHeart,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { useLogout } from '../../features/accounts/entry/logout.ts';
import { LanguageSwitch } from '../../features/office/site/language-switch.tsx';
import { paths } from '../../lib/paths.ts';
import type { Text } from '../../lib/text.ts';
import { m } from '../../paraglide/messages.js';

type Entry = { to: string; label: Text; Icon: LucideIcon };

const entries: readonly Entry[] = [
  { to: paths.adminDashboard, label: m.dashboard, Icon: LayoutDashboard },
  { to: paths.adminEventList, label: m.event_list_menu, Icon: ListChecks },
  { to: paths.adminCreateEvent, label: m.create_event_menu, Icon: CalendarPlus },
  { to: paths.adminVolStats, label: m.volunteer_stats, Icon: ChartNoAxesColumn },
  { to: paths.adminFeedback, label: m.feedback, Icon: MessageSquareHeart },
  { to: paths.adminMatching, label: m.how_matching_learns, Icon: GraduationCap },
  { to: paths.adminLog, label: m.activity_log, Icon: History },
  { to: paths.adminSecurity, label: m.security_log, Icon: ShieldCheck },
  { to: paths.adminOrganisation, label: m.organisation, Icon: Building2 },
  { to: paths.adminJobs, label: m.background_work, Icon: Cog },
  { to: paths.adminEditProfile, label: m.profile, Icon: UserRound },
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
            <Icon aria-hidden size={20} className="flex-none" />
            {label()}
          </NavLink>
        </li>
      ))}
      <li className="mt-auto">
        <LanguageSwitch className={`${look} ${resting}`} />
      </li>
      <li>
        <button
          type="button"
          disabled={logout.isPending}
          onClick={() => logout.mutate({})}
          className={`${look} ${resting}`}
        >
          <LogOut aria-hidden size={20} className="rtl:-scale-x-100" />
          {m.log_out()}
        </button>
      </li>
    </ul>
  );
}
