import {
  getAvailability,
  getDaysOff,
  setAvailability,
  setDaysOff,
} from '@saath/contract/accounts/accounts/endpoints';
import { profileMessages } from '@saath/contract/accounts/accounts/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { changeAvailability, changeDaysOff, readAvailability, readDaysOff } from './service.ts';

/** The caller's own free times. */
export function availabilityRoutes(calendar: { db: Database; now: Clock }): Route[] {
  return [
    on(getAvailability).reply(async ({ actor }) => ({
      weekly: await readAvailability(calendar.db, actor.id),
    })),

    on(getDaysOff).reply(async ({ actor }) => ({
      days: await readDaysOff(calendar, actor.id),
    })),

    on(setDaysOff).reply(async ({ actor, body: { days } }) => ({
      days: await changeDaysOff(calendar, { userId: actor.id, days }),
    })),

    on(setAvailability).reply(async ({ actor, body: { weekly } }) => ({
      ...say(profileMessages, 'updated'),
      weekly: await changeAvailability(calendar, { userId: actor.id, weekly }),
    })),
  ];
}
