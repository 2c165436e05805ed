/** Free places go to those who wait, offers end in time, changed events are told of, and reminders are sent. */
import type { Job } from '../../platform/start-jobs.ts';
import { purgeSensitive } from './answer-lists/service.ts';
import { dropOldLinks, tellOfRequests } from './ask-news/jobs.ts';
import { ASK_NEWS } from './ask-news/service.ts';
import { attentionJobs } from './attention/jobs.ts';
import { lookAtCrews } from './crews/jobs.ts';
import { clearEvidence } from './evidence/jobs.ts';
import type { Evidence } from './evidence/service.ts';
import { tellHeldNews } from './follow-changes/jobs.ts';
import { HELD_NEWS } from './follow-changes/service.ts';
import { signingJobs } from './guardians/jobs.ts';
import { dropOldGuestRequests } from './guest-ask/service.ts';
import { askAgesAgain, tellOfEnds } from './papers/jobs.ts';
import { FILL_PLACES } from './place/seats.ts';
import type { Ports } from './ports.ts';
import { tellOfQuestions } from './questions/jobs.ts';
import { sendReminders } from './reminders/jobs.ts';
import { trainingJobs } from './trainings/jobs.ts';
import { endOfferInTime, endOldOffers, passPlacesOn } from './wait-list/jobs.ts';
import { END_OFFERS } from './wait-list/service.ts';

export function jobs(ports: Ports & Evidence): Job[] {
  return [
    { name: FILL_PLACES, each: async (roleId) => await passPlacesOn(ports, roleId) },
    { name: END_OFFERS, each: async (id) => await endOfferInTime(ports, id) },
    { name: HELD_NEWS, each: async (eventId) => await tellHeldNews(ports, eventId) },
    { name: ASK_NEWS, each: async (id) => await tellOfRequests(ports, id) },
    ...signingJobs(ports),
    ...attentionJobs(ports),
    ...trainingJobs(ports),
    { sweep: async () => await dropOldLinks(ports) },
    { sweep: async () => await dropOldGuestRequests(ports) },
    { sweep: async () => await purgeSensitive(ports) },
    { name: 'evidence', cron: '*/10 * * * *', run: async () => await clearEvidence(ports) },
    { name: 'paper-ends', cron: '11 * * * *', run: async () => await tellOfEnds(ports) },
    { name: 'ages', cron: '19 * * * *', run: async () => await askAgesAgain(ports) },
    { name: 'crews', cron: '*/5 * * * *', run: async () => await lookAtCrews(ports) },
    { name: 'open-questions', cron: '7 * * * *', run: async () => await tellOfQuestions(ports) },
    { name: 'old-offers', cron: '* * * * *', run: async () => await endOldOffers(ports) },
    { name: 'reminders', cron: '*/5 * * * *', run: async () => await sendReminders(ports) },
  ];
}
