import * as endpoints from '@saath/contract/accounts/account-care/endpoints';
import { accountCareMessages } from '@saath/contract/accounts/account-care/messages';
import { loginMessages } from '@saath/contract/accounts/accounts/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { inEvenTime } from '../../../platform/even-time.ts';
import type { Accounts } from '../accounts/service.ts';
import { presentSignedIn } from '../sign-up/present.ts';
import { mailSignInLink, seeLink, signInByLink } from './service.ts';

/** Links of mails: whether they still work, and the one that logs in. */
export function mailLinkRoutes(accounts: Accounts): Route[] {
  return [
    on(endpoints.seeLink, { limits: rateLimits.token }).reply(
      async ({ body }) => await seeLink(accounts, body),
    ),

    on(endpoints.mailSignInLink, { limits: rateLimits.mail }).reply(async ({ body }) => {
      await inEvenTime(async () => await mailSignInLink(accounts, body));
      return say(accountCareMessages, 'signInSent');
    }),

    on(endpoints.signInByLink, { limits: rateLimits.token }).reply(async ({ body, session }) => {
      const user = await signInByLink(accounts, body.token);
      await session.signIn(user);
      return presentSignedIn(user, say(loginMessages, 'success'));
    }),
  ];
}
