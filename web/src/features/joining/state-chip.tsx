import {
  type ParticipationState,
  stateNames,
  stateNamesForOrganisers,
  stateNamesWhenOver,
} from '@saath/contract/joining/rules';
import { CircleCheck, CircleX, Hourglass, ListOrdered, type LucideIcon, Undo2 } from 'lucide-react';
import { spoken } from '../../lib/spoken.ts';
import { m } from '../../paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';

type Tone = 'neutral' | 'primary' | 'joy' | 'danger' | 'info';

const looks: Readonly<Record<ParticipationState, { tone: Tone; Icon: LucideIcon }>> = {
  requested: { tone: 'joy', Icon: Hourglass },
  waitlisted: { tone: 'info', Icon: ListOrdered },
  confirmed: { tone: 'primary', Icon: CircleCheck },
  declined: { tone: 'danger', Icon: CircleX },
  withdrawn: { tone: 'neutral', Icon: Undo2 },
};

type StateChipProps = {
  state: ParticipationState;
  /** Place on the wait list, counted from 1. */
  position?: number | null;
  /** Volunteers read about themselves, organisers about somebody else. */
  audience?: 'volunteer' | 'organiser';
  /** The event has ended: what was hoped for is told as past. */
  isOver?: boolean;
};

/** How far a request has come. */
export function StateChip({
  state,
  position,
  audience = 'volunteer',
  isOver = false,
}: StateChipProps) {
  const { tone, Icon } = looks[state];
  const own = isOver ? stateNamesWhenOver : stateNames;
  const name = (audience === 'organiser' ? stateNamesForOrganisers : own)[state];
  const place =
    state === 'waitlisted' && position && !isOver ? m.number_position({ position }) : '';
  return (
    <Chip tone={tone} icon={<Icon aria-hidden size={14} />}>
      {spoken(name)}
      {place}
    </Chip>
  );
}
