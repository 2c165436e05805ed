import type { DaySection as Section } from '@saath/contract/day/check-in/rules';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { type ReactNode, useState } from 'react';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';

/** More rows at once make a phone slow. */
const SHOWN = 60;

export const sectionNames: Readonly<Record<Section, Text>> = {
  late: m.section_late,
  soon: m.section_soon,
  here: m.section_here,
  done: m.section_done,
  missing: m.section_missing,
};

const emptyTexts: Readonly<Record<Section, Text>> = {
  late: m.nobody_is_late,
  soon: m.nobody_is_expected,
  here: m.nobody_is_here_yet,
  done: m.nobody_is_done_yet,
  missing: m.nobody_is_missing,
};

type DaySectionProps = {
  section: Section;
  /** The rows that stand here, also those that were pressed just now and are elsewhere already. */
  people: readonly DayPerson[];
  /** How many belong here. */
  count: number;
  /** What concerns all of them. */
  action?: ReactNode;
  children: (person: DayPerson) => ReactNode;
};

/** The people who stand in one way, the first of them; the others when asked for. */
export function DaySection({ section, people, count, action, children }: DaySectionProps) {
  const [shown, setShown] = useState(SHOWN);
  const title = `day-${section}`;
  const left = people.length - shown;
  return (
    <section aria-labelledby={title} className="scroll-mt-20" id={section}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id={title} tabIndex={-1} className="font-semibold text-lg outline-none">
          {sectionNames[section]()}{' '}
          <span className="font-normal text-ink-soft tabular-nums">{count}</span>
        </h2>
        {action}
      </div>
      {people.length === 0 ? (
        <p className="text-ink-soft text-sm">{emptyTexts[section]()}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {people.slice(0, shown).map(children)}
        </ul>
      )}
      {left > 0 && (
        <Button
          variant="quiet"
          className="mt-2"
          onClick={() => setShown((count) => count + SHOWN * 5)}
        >
          {m.show_count_more({ count: Math.min(left, SHOWN * 5) })}
        </Button>
      )}
    </section>
  );
}
