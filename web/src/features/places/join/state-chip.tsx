import {
  stateNames,
  stateNamesForOrganisers,
  stateNamesWhenOver,
} from '@saath/contract/places/joining/messages';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { ordinal } from '../../../lib/ordinal.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import {
  CheckCheck,
  CircleCheck,
  CircleX,
  Gift,
  Hourglass,
  type Icon,
  ListOrdered,
  LogOut,
  MapPinCheck,
  TimerOff,
  Undo2,
  UserMinus,
  UserX,
} from '../../../ui/icons.ts';

type Tone = 'neutral' | 'primary' | 'joy' | 'danger' | 'info';

const looks: Readonly<Record<ParticipationState, { tone: Tone; Icon: Icon }>> = {
  requested: { tone: 'joy', Icon: Hourglass },
  waitlisted: { tone: 'info', Icon: ListOrdered },
  confirmed: { tone: 'primary', Icon: CircleCheck },
  declined: { tone: 'danger', Icon: CircleX },
  withdrawn: { tone: 'neutral', Icon: Undo2 },
  offered: { tone: 'joy', Icon: Gift },
  expired: { tone: 'neutral', Icon: TimerOff },
  checked_in: { tone: 'primary', Icon: MapPinCheck },
  completed: { tone: 'primary', Icon: CheckCheck },
  left_early: { tone: 'info', Icon: LogOut },
  no_show: { tone: 'danger', Icon: UserX },
  excused: { tone: 'neutral', Icon: UserMinus },
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
  const names = audience === 'organiser' ? stateNamesForOrganisers : own;
  const place =
    state === 'waitlisted' && position && !isOver
      ? m.wait_list_place({ place: ordinal(position) })
      : '';
  return (
    <Chip tone={tone} icon={<Icon aria-hidden size={14} />}>
      {spoken(names, state)}
      {place}
    </Chip>
  );
}
