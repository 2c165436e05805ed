import { hasCome } from '@saath/contract/day/check-in/rules';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { isComing } from '@saath/contract/places/joining/rules';
import { m } from '../../../paraglide/messages.js';
import { ActionMenu, MenuAction } from '../../../ui/action-menu.tsx';
import { EllipsisVertical } from '../../../ui/icons.ts';
import { repairs, type Step } from './steps.ts';

type PersonMenuProps = {
  person: DayPerson;
  isClosed: boolean;
  /** Whether times may be put right by hand. */
  mayCorrect: boolean;
  onStep: (step: Step) => void;
  onTimes: () => void;
  onContact: () => void;
};

/** The way back, later than the row's own, and whom to call; mostly nothing for who is still expected. */
export function PersonMenu(props: PersonMenuProps) {
  const { person, isClosed, mayCorrect, onStep, onTimes, onContact } = props;
  const { name, state } = person;
  const hasContact = person.hasContact && isComing(state);
  const steps = isClosed ? [] : repairs[state];
  if (steps.length === 0 && !hasContact) return null;
  return (
    <ActionMenu
      label={m.more_about_name({ name })}
      button={<EllipsisVertical aria-hidden size={20} />}
      look="round"
    >
      {steps.map((step) => (
        <MenuAction key={step.to} onPress={() => onStep(step)}>
          {step.label()}
        </MenuAction>
      ))}
      {hasCome(state) && mayCorrect && !isClosed && (
        <MenuAction onPress={onTimes}>{m.change_times()}</MenuAction>
      )}
      {hasContact && <MenuAction onPress={onContact}>{m.emergency_contact()}</MenuAction>}
    </ActionMenu>
  );
}
