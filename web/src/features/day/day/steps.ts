/** What one press records about somebody, by where they stand. */
import type { DayPerson, Mark } from '@saath/contract/day/check-in/schema';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';

type State = DayPerson['state'];
export type Step = { readonly to: State; readonly label: Text; readonly isUndo?: boolean };

/** The first is what is most often meant. */
export const steps: Readonly<Record<State, readonly Step[]>> = {
  confirmed: [
    { to: 'checked_in', label: m.mark_arrived },
    { to: 'no_show', label: m.mark_no_show },
  ],
  checked_in: [
    { to: 'completed', label: m.mark_completed },
    { to: 'left_early', label: m.mark_left_early },
  ],
  completed: [],
  left_early: [],
  no_show: [{ to: 'checked_in', label: m.mark_arrived }],
  excused: [{ to: 'checked_in', label: m.mark_arrived }],
};

/** What takes back or puts right what was recorded before. */
export const repairs: Readonly<Record<State, readonly Step[]>> = {
  confirmed: [],
  checked_in: [{ to: 'confirmed', label: m.not_here_after_all, isUndo: true }],
  completed: [
    { to: 'checked_in', label: m.still_here, isUndo: true },
    { to: 'left_early', label: m.mark_left_early },
  ],
  left_early: [
    { to: 'checked_in', label: m.still_here, isUndo: true },
    { to: 'completed', label: m.mark_completed },
  ],
  no_show: [{ to: 'confirmed', label: m.expected_again, isUndo: true }],
  excused: [{ to: 'confirmed', label: m.expected_again, isUndo: true }],
};

/** What was pressed, in the words of its button; undefined for what no button says. */
export function pressedWords({ from, to }: Pick<Mark, 'from' | 'to'>): string | undefined {
  return [...steps[from], ...repairs[from]].find((step) => step.to === to)?.label();
}
