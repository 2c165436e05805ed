/** What the foundation clears away: pictures nobody uses, sessions and links that ended, old mails and news of changes; and what it delivers to webhooks. */

import { dropOldCounts } from '../../platform/counters.ts';
import { dropOldLiveEntries } from '../../platform/live/log.ts';
import { blankExpired } from '../../platform/mail/bodies.ts';
import { dropOldMails } from '../../platform/mail/retention.ts';
import type { Job } from '../../platform/start-jobs.ts';
import { type Media, sweepFiles } from './media/service.ts';
import { dropExpired } from './sessions/service.ts';
import { type Deliveries, deliverMessage, dropOldMessages } from './webhooks/jobs.ts';
import { WEBHOOKS } from './webhooks/service.ts';

export function jobs(ports: Media & Deliveries): Job[] {
  const { db, now } = ports;
  return [
    { name: 'mail-words', cron: '*/10 * * * *', run: async () => await blankExpired(db, now()) },
    { name: WEBHOOKS, each: async (id) => await deliverMessage(ports, id) },
    { sweep: async () => await sweepFiles(ports) },
    { sweep: async () => await dropOldMessages(ports) },
    { sweep: async () => await dropOldLiveEntries(db) },
    { sweep: async () => await dropExpired(db, now()) },
    { sweep: async () => await dropOldMails(db, now()) },
    { sweep: async () => await dropOldCounts(db, now()) },
  ];
}
