import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Text } from '../../lib/text.ts';
import { m } from '../../paraglide/messages.js';
import { About } from '../../ui/about.tsx';
import { CountBadge } from '../../ui/count-badge.tsx';
import { Tabs } from '../../ui/tabs.tsx';

const names = ['requests', 'roster', 'messages', 'after', 'history'] as const;
type Name = (typeof names)[number];

const labels: Readonly<Record<Name, Text>> = {
  requests: m.requests,
  roster: m.roster,
  messages: m.messages,
  after: m.after_the_event,
  history: m.history,
};

type EventTabsProps = {
  /** How many requests wait for an answer. */
  waiting: number;
  /** In how many conversations something is unread. */
  unread?: number;
  /** How many people wait for an answer about their hours. */
  proposals?: number;
  /** Those that there are. */
  panels: Readonly<Partial<Record<Name, () => ReactNode>>>;
};

/** The parts of an event's page. The address holds which one is open; each is loaded when it is first opened. */
export function EventTabs({ waiting, unread = 0, proposals = 0, panels }: EventTabsProps) {
  const [search, setSearch] = useSearchParams();
  const shown = names.filter((name) => panels[name]);
  const open = shown.find((name) => name === search.get('tab')) ?? 'requests';
  const [seen, setSeen] = useState<readonly Name[]>([open]);
  if (!seen.includes(open)) setSeen([...seen, open]);
  return (
    <div id="queue" className="mt-6 scroll-mt-20">
      <Tabs
        label={m.parts_of_this_page()}
        value={open}
        onChange={(tab) =>
          setSearch(tab === 'requests' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
        tabs={shown.map((name) => ({
          value: name,
          label: (
            <>
              {labels[name]()}
              {name === 'requests' && waiting > 0 && (
                <span className="rounded-full bg-joy-soft px-2 text-on-joy text-sm tabular-nums">
                  {waiting}
                </span>
              )}
              {name === 'after' && proposals > 0 && (
                <>
                  <CountBadge count={proposals} />
                  <About>{m.and_count_wait({ count: proposals })}</About>
                </>
              )}
              {name === 'messages' && unread > 0 && (
                <>
                  <CountBadge count={unread} />
                  <About>{m.and_count_unread({ count: unread })}</About>
                </>
              )}
            </>
          ),
          panel: seen.includes(name) && (
            <>
              <h2 className="sr-only">{labels[name]()}</h2>
              {panels[name]?.()}
            </>
          ),
        }))}
      />
    </div>
  );
}
