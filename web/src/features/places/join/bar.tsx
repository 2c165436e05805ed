import type { Event } from '@saath/contract/events/events/schema';
import type { Viewer } from '@saath/contract/office/site/schema';
import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { m } from '../../../paraglide/messages.js';
import { ChevronDown } from '../../../ui/icons.ts';
import { placesInWords } from '../../events/card/words.ts';
import { isOpenTo } from './may-join.ts';

type JoinBarProps = {
  event: Event;
  viewer: Viewer | null;
  /** What the viewer asked for already. */
  mine: MyParticipation | undefined;
  /** The role that a link named: its own button is in view. */
  chosen?: string | undefined;
};

/**
 * On a phone the panel stands below all roles: this keeps the way to it within reach of the thumb. At its own place
 * it lies under the panel, which is opaque. No stop for the Tab key: the panel is the next one anyway.
 */
export function JoinBar({ event, viewer, mine, chosen }: JoinBarProps) {
  if (chosen || !isOpenTo(event, viewer, mine)) return null;
  const total = event.role.reduce((sum, { maxVolunteers }) => sum + maxVolunteers, 0);
  const filled = event.role.reduce((sum, role) => sum + role.filled, 0);
  const isFull = filled >= total;
  return (
    <a
      href="#join"
      tabIndex={-1}
      className="sticky bottom-3 z-10 -mb-21 flex h-12 items-center justify-between gap-3 rounded-card bg-primary px-5 font-semibold text-on-primary shadow-float lg:hidden"
    >
      {m.join_in()}
      <span className="flex items-center gap-2 font-normal text-sm tabular-nums">
        {isFull ? m.full_with_a_wait_list() : placesInWords({ free: total - filled, total })}
        <ChevronDown aria-hidden size={18} />
      </span>
    </a>
  );
}
