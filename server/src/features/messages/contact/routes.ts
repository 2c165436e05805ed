import { sendContact } from '@saath/contract/messages/contact/endpoints';
import { contactMessages } from '@saath/contract/messages/contact/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import type { Database } from '../../../platform/database.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { tellOrganisers } from './service.ts';

export function contactRoutes(given: { db: Database; outbox: Outbox }): Route[] {
  return [
    on(sendContact, { limits: rateLimits.contact }).reply(async ({ body }) => {
      await tellOrganisers(given, body);
      return say(contactMessages, 'sent');
    }),
  ];
}
