import type { EventStatus } from '@saath/contract/events/events/rules';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import {
  CalendarClock,
  CircleCheckBig,
  CircleX,
  Hourglass,
  type Icon,
  Radio,
} from '../../../ui/icons.ts';

type Tone = 'neutral' | 'primary' | 'joy' | 'danger' | 'info';

const looks: Readonly<Record<EventStatus, { tone: Tone; word: Text; Icon: Icon }>> = {
  UPCOMING: { tone: 'joy', word: m.upcoming, Icon: CalendarClock },
  ONGOING: { tone: 'info', word: m.ongoing, Icon: Radio },
  COMPLETED: { tone: 'primary', word: m.completed, Icon: CircleCheckBig },
  PENDING: { tone: 'neutral', word: m.pending, Icon: Hourglass },
  CANCELLED: { tone: 'danger', word: m.cancelled, Icon: CircleX },
};

/** What a status is called. */
export function statusWord(status: EventStatus): string {
  return looks[status].word();
}

type StatusChipProps = {
  status: EventStatus;
  /** Says the status in other words, as the calendar does for events that run right now. */
  word?: string;
};

/** The status of an event: never by colour alone, always with an icon and a word. */
export function StatusChip({ status, word }: StatusChipProps) {
  const look = looks[status];
  return (
    <Chip tone={look.tone} icon={<look.Icon aria-hidden size={14} />}>
      {word ?? look.word()}
    </Chip>
  );
}
