import type { Event } from '@saath/contract/events/events/schema';
import { Hourglass } from '../../../ui/icons.ts';
import { timeLimitsText } from './words.ts';

/** How much one person may help at an event; nothing where it says nothing about it. */
export function TimeLimitsLine({ event }: { event: Pick<Event, 'timeLimits'> }) {
  const text = timeLimitsText(event.timeLimits);
  if (!text) return null;
  return (
    <p className="mb-4 flex items-start gap-2 text-sm">
      <Hourglass aria-hidden size={16} className="mt-0.5 flex-none text-primary" />
      <span className="min-w-0 break-words">{text}</span>
    </p>
  );
}
