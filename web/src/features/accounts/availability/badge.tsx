import { availabilityOn } from '@saath/contract/accounts/accounts/rules';
import { useQuery } from '../../../calls/query.ts';
import { isoDayIn } from '../../../lib/calendar-days.ts';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import { CalendarCheck, CalendarOff, CircleQuestionMark } from '../../../ui/icons.ts';
import { useSite } from '../../foundation/organisation/site.ts';
import { availabilityQuery, daysOffQuery } from '../account/queries.ts';

const looks = {
  available: { tone: 'primary', Icon: CalendarCheck, text: m.available },
  away: { tone: 'neutral', Icon: CalendarOff, text: m.away_today },
  unknown: { tone: 'neutral', Icon: CircleQuestionMark, text: m.free_times_not_told },
} as const;

/** The sections of the page say what failed and try again; the badge does not do so unseen. */
const quiet = { retryOnMount: false } as const;

/** What the person's own free times and days off say about today (PF-03); nothing until they are known. */
export function AvailabilityBadge() {
  const { timeZone } = useSite();
  const weekly = useQuery({ ...availabilityQuery, ...quiet }).data;
  const { data: daysOff, dataUpdatedAt } = useQuery({ ...daysOffQuery, ...quiet });
  if (!weekly || !daysOff) return null;
  const today = isoDayIn(new Date(dataUpdatedAt).toISOString(), timeZone);
  const { tone, Icon, text } = looks[availabilityOn({ weekly, daysOff, today })];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden size={14} />}>
      {text()}
    </Chip>
  );
}
