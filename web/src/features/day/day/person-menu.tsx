import { hasCome } from '@saath/contract/day/check-in/rules';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { EllipsisVertical } from 'lucide-react';
import { m } from '../../../paraglide/messages.js';
import { ActionMenu, MenuAction } from '../../../ui/action-menu.tsx';
import { repairs, type Step } from './steps.ts';

type PersonMenuProps = {
  person: DayPerson;
  isClosed: boolean;
  /** Whether times may be put right by hand. */
  mayCorrect: boolean;
  onStep: (step: Step) => void;
  onTimes: () => void;
};

/** The way back, later than the row's own; nothing for who is still expected. */
export function PersonMenu({ person, isClosed, mayCorrect, onStep, onTimes }: PersonMenuProps) {
  const { name, state } = person;
  if (isClosed || repairs[state].length === 0) return null;
  return (
    <ActionMenu
      label={m.more_about_name({ name })}
      button={<EllipsisVertical aria-hidden size={20} />}
      look="round"
    >
      {repairs[state].map((step) => (
        <MenuAction key={step.to} onPress={() => onStep(step)}>
          {step.label()}
        </MenuAction>
      ))}
      {hasCome(state) && mayCorrect && (
        <MenuAction onPress={onTimes}>{m.change_times()}</MenuAction>
      )}
    </ActionMenu>
  );
}
