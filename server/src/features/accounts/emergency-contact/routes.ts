import * as endpoints from '@saath/contract/accounts/emergency-contact/endpoints';
import { emergencyMessages } from '@saath/contract/accounts/emergency-contact/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { readContact, removeContact, saveContact } from './service.ts';

/** The caller's own. */
export function emergencyContactRoutes(contacts: { db: Database; now: Clock }): Route[] {
  return [
    on(endpoints.ownEmergencyContact).reply(async ({ actor }) => ({
      contact: (await readContact(contacts.db, actor.id)) ?? null,
    })),

    on(endpoints.saveEmergencyContact).reply(async ({ actor, body }) => {
      await saveContact(contacts, { userId: actor.id, contact: body });
      return say(emergencyMessages, 'saved');
    }),

    on(endpoints.removeEmergencyContact).reply(async ({ actor }) => {
      await removeContact(contacts, actor.id);
      return say(emergencyMessages, 'removed');
    }),
  ];
}
