import { type DaySection, daySections } from '@saath/contract/day/check-in/rules';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { m } from '../../../paraglide/messages.js';
import { sectionNames } from './section.tsx';

type DayTallyProps = {
  people: Readonly<Record<DaySection, readonly DayPerson[]>>;
  onGo: () => void;
};

/** How many stand where, and the way to them on a long page. */
export function DayTally({ people, onGo }: DayTallyProps) {
  return (
    <nav aria-label={m.parts_of_this_page()}>
      <ul className="flex flex-wrap gap-2">
        {daySections.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              onClick={onGo}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 no-underline hover:bg-neutral-soft"
            >
              {sectionNames[section]()}
              <strong className="tabular-nums">{people[section].length}</strong>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
