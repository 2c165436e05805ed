import { Menu } from '@base-ui/react/menu';
import { hasCome } from '@saath/contract/day/check-in/rules';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { repairs, type Step } from './steps.ts';

const item =
  'flex min-h-11 cursor-pointer items-center rounded-field px-3 py-1.5 outline-none data-disabled:opacity-60 data-highlighted:bg-neutral-soft';

type PersonMenuProps = {
  person: DayPerson;
  isClosed: boolean;
  onStep: (step: Step) => void;
  onTimes: () => void;
};

/** The way back, later than the ten seconds of the bar below; nothing for who is still expected. */
export function PersonMenu({ person, isClosed, onStep, onTimes }: PersonMenuProps) {
  const { name, state } = person;
  // Inside the page's main part, not at its end as by default.
  const [holder, setHolder] = useState<HTMLElement | null>(null);
  if (isClosed || repairs[state].length === 0) return null;
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={m.more_about_name({ name })}
        className="grid size-11 flex-none cursor-pointer place-items-center rounded-full text-ink-soft hover:bg-neutral-soft hover:text-ink"
      >
        <EllipsisVertical aria-hidden size={20} />
      </Menu.Trigger>
      <span ref={setHolder} />
      <Menu.Portal container={holder}>
        <Menu.Positioner align="end" sideOffset={4} className="z-40">
          <Menu.Popup className="min-w-52 rounded-card border border-line bg-surface p-1.5 text-ink shadow-float outline-none">
            {repairs[state].map((step) => (
              <Menu.Item key={step.to} className={item} onClick={() => onStep(step)}>
                {step.label()}
              </Menu.Item>
            ))}
            {hasCome(state) && (
              <Menu.Item className={item} onClick={onTimes}>
                {m.change_times()}
              </Menu.Item>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
