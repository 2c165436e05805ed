/** Free places go to those who wait, offers end in time, changed events are told of, and reminders are sent. */
import type { Job } from '../../platform/job.ts';
import { tellHeldNews } from './follow-changes/jobs.ts';
import { HELD_NEWS } from './follow-changes/service.ts';
import { FILL_PLACES, type Joining } from './place/service.ts';
import { sendReminders } from './reminders/jobs.ts';
import { endOfferInTime, endOldOffers, passPlacesOn } from './wait-list/jobs.ts';
import { END_OFFERS } from './wait-list/service.ts';

export function jobs(joining: Joining): Job[] {
  return [
    { queue: FILL_PLACES, run: async (roleId) => await passPlacesOn(joining, roleId) },
    { queue: END_OFFERS, run: async (id) => await endOfferInTime(joining, id) },
    { queue: HELD_NEWS, run: async (eventId) => await tellHeldNews(joining, eventId) },
    { name: 'old-offers', cron: '* * * * *', run: async () => await endOldOffers(joining) },
    { name: 'reminders', cron: '*/5 * * * *', run: async () => await sendReminders(joining) },
  ];
}
