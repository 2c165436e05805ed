import { NavLink, useLocation } from 'react-router';
import { useLogout } from '../../features/accounts/entry/logout.ts';
import { LanguageSwitch } from '../../features/foundation/organisation/language-switch.tsx';
import { useEarlyPress } from '../../lib/early-press.ts';
import { paths } from '../../lib/paths.ts';
import type { Text } from '../../lib/text.ts';
import { m } from '../../paraglide/messages.js';
import {
  BuildingComplex,
  CalendarPlus,
  ChartNoAxesColumn,
  ChevronDown,
  Cog,
  GraduationCap,
  type Icon,
  LayoutDashboard,
  ListChecks,
  LogOut,
  MessageSquareHeart,
  RotateCcwClock,
  Settings,
  ShieldCheck,
  UserRound,
} from '../../ui/icons.ts';

type Entry = { to: string; label: Text; Icon: Icon };

const entries: readonly Entry[] = [
  { to: paths.adminDashboard, label: m.dashboard, Icon: LayoutDashboard },
  { to: paths.adminEventList, label: m.event_list_menu, Icon: ListChecks },
  { to: paths.adminCreateEvent, label: m.create_event_menu, Icon: CalendarPlus },
  { to: paths.adminVolStats, label: m.volunteer_stats, Icon: ChartNoAxesColumn },
  { to: paths.adminFeedback, label: m.feedback, Icon: MessageSquareHeart },
  { to: paths.adminEditProfile, label: m.profile, Icon: UserRound },
];

/** What runs by itself, and what is looked at now and then. */
const systemEntries: readonly Entry[] = [
  { to: paths.adminMatching, label: m.how_matching_learns, Icon: GraduationCap },
  { to: paths.adminLog, label: m.activity_log, Icon: RotateCcwClock },
  { to: paths.adminSecurity, label: m.security_log, Icon: ShieldCheck },
  { to: paths.adminOrganisation, label: m.organisation, Icon: BuildingComplex },
  { to: paths.adminJobs, label: m.background_work, Icon: Cog },
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
  const early = useEarlyPress();
  return (
    <ul className="flex flex-1 flex-col gap-1">
      {entries.map((entry) => (
        <MenuEntry key={entry.to} {...entry} onLeave={onLeave} />
      ))}
      <li>
        <SystemGroup onLeave={onLeave} />
      </li>
      <li className="mt-auto">
        <LanguageSwitch className={`${look} ${resting}`} />
      </li>
      <li>
        <button
          {...early}
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

type LeavingProps = { onLeave: (() => void) | undefined };

function MenuEntry({ to, label, Icon, onLeave }: Entry & LeavingProps) {
  return (
    <li>
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
  );
}

/** Folded until somebody looks for it, or stands in it. */
function SystemGroup({ onLeave }: LeavingProps) {
  const { pathname } = useLocation();
  const isInside = systemEntries.some(({ to }) => pathname.startsWith(to));
  return (
    // The key: who comes to one of its pages finds it open, who leaves them finds it folded.
    <details key={String(isInside)} open={isInside} className="group">
      <summary className={`${look} ${resting} list-none [&::-webkit-details-marker]:hidden`}>
        <Settings aria-hidden size={20} className="flex-none" />
        <span className="flex-1">{m.system()}</span>
        <ChevronDown aria-hidden size={16} className="flex-none group-open:rotate-180" />
      </summary>
      <ul className="ms-3 mt-1 flex flex-col gap-1 border-line border-s ps-2">
        {systemEntries.map((entry) => (
          <MenuEntry key={entry.to} {...entry} onLeave={onLeave} />
        ))}
      </ul>
    </details>
  );
}
