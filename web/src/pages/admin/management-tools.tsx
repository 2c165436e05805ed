import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import type { Text } from '../../lib/text.ts';
import { m } from '../../paraglide/messages.js';
import { CalendarPlus, ChevronRight, type Icon, ListChecks, Users } from '../../ui/icons.ts';

type Tool = { to: string; name: Text; what: Text; Icon: Icon };

const tools: readonly Tool[] = [
  {
    to: paths.adminCreateEvent,
    name: m.event_creation,
    what: m.publish_an_event_with_its_roles,
    Icon: CalendarPlus,
  },
  {
    to: paths.adminEventList,
    name: m.event_list,
    what: m.change_events_answer_requests_assign_people,
    Icon: ListChecks,
  },
  {
    to: paths.adminVolStats,
    name: m.volunteer_database,
    what: m.see_who_helps_and_how_much,
    Icon: Users,
  },
];

export function ManagementTools() {
  return (
    <section aria-labelledby="tools-title">
      <h2 id="tools-title" className="mb-3 font-display text-xl font-semibold">
        {m.management_tools()}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {tools.map(({ to, name, what, Icon }) => (
          <li key={to}>
            <Link to={to} className="flex items-center gap-3 px-4 py-3.5 hover:bg-neutral-soft/50">
              <Icon aria-hidden size={22} className="flex-none text-primary" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{name()}</span>
                <span className="block text-ink-soft text-sm">{what()}</span>
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
