import * as endpoints from '@saath/contract/accounts/account-care/endpoints';
import { accountCareMessages } from '@saath/contract/accounts/account-care/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { inEvenTime } from '../../../platform/even-time.ts';
import type { Accounts } from '../accounts/service.ts';
import { keepAccount, type Leaving, leave } from './leaving.ts';
import { presentSession } from './present.ts';
import * as service from './service.ts';

export function accountCareRoutes(leaving: Leaving): Route[] {
  return [
    ...passwordRoutes(leaving),
    ...emailRoutes(leaving),
    ...languageRoutes(leaving),
    ...sessionRoutes(leaving),
    ...leaveRoutes(leaving),
  ];
}

function passwordRoutes(accounts: Accounts): Route[] {
  return [
    on(endpoints.forgotPassword, { limits: rateLimits.mail }).reply(async ({ body }) => {
      await inEvenTime(async () => await service.askForReset(accounts, body.email));
      return say(accountCareMessages, 'resetSent');
    }),

    on(endpoints.resetPassword, { limits: rateLimits.token }).reply(async ({ body }) => {
      await service.resetPassword(accounts, body);
      return say(accountCareMessages, 'resetDone');
    }),

    on(endpoints.confirmPassword, { limits: rateLimits.token }).reply(async ({ body }) => {
      await service.confirmPassword(accounts, body.token);
      return say(accountCareMessages, 'resetDone');
    }),
  ];
}

function emailRoutes(accounts: Accounts): Route[] {
  return [
    on(endpoints.changeEmail, { limits: rateLimits.mail }).reply(async ({ actor, body }) => {
      const owner = { userId: actor.id, sessionId: actor.sessionId };
      await inEvenTime(async () => await service.askForEmail(accounts, { ...owner, ...body }));
      return say(accountCareMessages, 'emailSent');
    }),

    on(endpoints.confirmEmail, { limits: rateLimits.token }).reply(async ({ body }) => {
      const { isChanged } = await service.confirmEmail(accounts, body.token);
      return say(accountCareMessages, isChanged ? 'emailDone' : 'emailAgreed');
    }),
  ];
}

function languageRoutes(accounts: Accounts): Route[] {
  return [
    on(endpoints.changeLanguage).reply(async ({ actor, body }) => {
      await service.changeLanguage(accounts, { userId: actor.id, ...body });
      return say(accountCareMessages, 'languageChanged');
    }),
  ];
}

function sessionRoutes(accounts: Accounts): Route[] {
  return [
    on(endpoints.listSessions).reply(async ({ actor }) => {
      const rows = await service.listSessions(accounts, actor.id);
      return { sessions: rows.map((row) => presentSession(row, actor)) };
    }),

    on(endpoints.endSession).reply(async ({ actor, params: { id }, session }) => {
      if (id === actor.sessionId) await session.signOut();
      else await service.endSession(accounts, { id, userId: actor.id });
      return say(accountCareMessages, 'sessionEnded');
    }),

    on(endpoints.endOtherSessions).reply(async ({ actor }) => {
      await service.endOtherSessions(accounts, { id: actor.sessionId, userId: actor.id });
      return say(accountCareMessages, 'othersEnded');
    }),
  ];
}

function leaveRoutes(leaving: Leaving): Route[] {
  return [
    on(endpoints.leave, { limits: rateLimits.token }).reply(async ({ actor, body, session }) => {
      const { id: userId, sessionId, waitsForPasskey = false } = actor;
      const deletedAt = await leave(leaving, { userId, sessionId, waitsForPasskey, ...body });
      await session.signOut();
      return { ...say(accountCareMessages, 'leaving'), deletedAt: deletedAt.toISOString() };
    }),

    on(endpoints.keepAccount, { limits: rateLimits.token }).reply(async ({ body }) => {
      await keepAccount(leaving, body.token);
      return say(accountCareMessages, 'kept');
    }),
  ];
}
