import { noTimeLimits, type TimeLimits } from '@saath/contract/events/time-limits/rules';
import { m } from '../../../paraglide/messages.js';
import { useSite } from '../../foundation/organisation/site.ts';
import { areSameLimits, timeLimitsText } from './words.ts';

/** Whether the limits of an event are the usual ones of the organisation, and what these are; nothing where it has none. */
export function LimitsOrigin({ limits = noTimeLimits }: { limits?: TimeLimits | undefined }) {
  const usual = useSite().organisation.timeLimits;
  const text = timeLimitsText(usual);
  if (!usual || !text) return null;
  return (
    <span className="block break-words text-ink-soft text-sm">
      {areSameLimits(usual, limits)
        ? m.the_usual_limits_of_your_organisation()
        : m.usual_in_your_organisation({ limits: text })}
    </span>
  );
}
