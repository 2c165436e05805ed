import {
  askAsGuest,
  confirmGuestAsk,
  readGuestLink,
} from '@saath/contract/places/guest-ask/endpoints';
import { guestAskMessages } from '@saath/contract/places/guest-ask/messages';
import { guestAskSchema } from '@saath/contract/places/guest-ask/schema';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { inEvenTime } from '../../../platform/even-time.ts';
import { askedMessage } from '../place/present.ts';
import type { Ports } from '../ports.ts';
import * as service from './service.ts';

export function guestAskRoutes(ports: Ports): Route[] {
  const asking = {
    ...askAsGuest,
    // As they are when somebody asks.
    get body() {
      const settings = ports.organisation.now();
      // What is not offered is refused as that, not for a number that is missing.
      return guestAskSchema(settings);
    },
  };
  return [
    on(asking, { limits: rateLimits.mail }).reply(async ({ body }) => {
      await inEvenTime(async () => await service.askAsGuest(ports, body));
      return say(guestAskMessages, 'mailed');
    }),

    on(readGuestLink, { limits: rateLimits.token }).reply(
      async ({ params: { token } }) => await service.readGuestLink(ports, token),
    ),

    on(confirmGuestAsk, { limits: rateLimits.token }).reply(async ({ params, body, session }) => {
      const { row, guest } = await service.confirmGuestAsk(ports, params.token, body);
      if (guest) await session.signIn(guest);
      return { ...askedMessage(row.state), isSignedIn: guest !== undefined };
    }),
  ];
}
