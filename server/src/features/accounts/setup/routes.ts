import { createFirstAdmin as endpoint } from '@saath/contract/accounts/accounts/endpoints';
import { loginMessages } from '@saath/contract/accounts/accounts/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { createFirstAdmin, type Setup } from './service.ts';

export function setupRoutes(setup: Setup): Route[] {
  return [
    on(endpoint, { limits: rateLimits.token }).reply(async ({ body, session }) => {
      const { id, email, role, linkStamp } = await createFirstAdmin(setup, body);
      await session.signIn({ id, linkStamp });
      return { ...say(loginMessages, 'success'), user: { id, email, role } };
    }),
  ];
}
