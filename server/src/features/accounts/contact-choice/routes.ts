import * as endpoints from '@saath/contract/accounts/contact-choice/endpoints';
import { contactChoiceMessages } from '@saath/contract/accounts/contact-choice/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { chooseContact, contactChoice } from './service.ts';

/** The caller's own. */
export function contactChoiceRoutes(choices: { db: Database; now: Clock }): Route[] {
  return [
    on(endpoints.getContactChoice).reply(
      async ({ actor }) => await contactChoice(choices, actor.id),
    ),

    on(endpoints.setContactChoice).reply(async ({ actor, body: { isOn } }) => {
      await chooseContact(choices, { userId: actor.id, isOn });
      return say(contactChoiceMessages, isOn ? 'isOn' : 'isOff');
    }),
  ];
}
