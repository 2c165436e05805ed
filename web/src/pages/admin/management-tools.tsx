import { CalendarPlus, ChevronRight, ListChecks, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

type Tool = { to: string; name: string; what: string; Icon: LucideIcon };

const tools: readonly Tool[] = [
  {
    to: paths.adminCreateEvent,
    name: 'Event Creation',
    what: 'Publish an event with its roles.',
    Icon: CalendarPlus,
  },
  {
    to: paths.adminEventList,
    name: 'Event List',
    what: 'Change events, answer requests, assign people.',
    Icon: ListChecks,
  },
];

export function ManagementTools() {
  return (
    <section aria-labelledby="tools-title">
      <h2 id="tools-title" className="mb-3 font-display text-xl font-semibold">
        Management Tools
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {tools.map(({ to, name, what, Icon }) => (
          <li key={to}>
            <Link to={to} className="flex items-center gap-3 px-4 py-3.5 hover:bg-neutral-soft/50">
              <Icon aria-hidden size={22} className="flex-none text-primary" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{name}</span>
                <span className="block text-ink-soft text-sm">{what}</span>
              </span>
              <ChevronRight
                aria-hidden
                size={18}
                className="flex-none text-ink-soft rtl:-scale-x-100"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
