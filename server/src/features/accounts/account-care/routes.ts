import * as endpoints from '@saath/contract/accounts/account-care/endpoints';
import { accountCareMessages } from '@saath/contract/accounts/account-care/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { inEvenTime } from '../../../platform/even-time.ts';
import { presentSession } from './present.ts';
import * as service from './service.ts';

export function accountCareRoutes(care: service.AccountCare): Route[] {
  return [
    ...passwordRoutes(care),
    ...emailRoutes(care),
    ...languageRoutes(care),
    ...sessionRoutes(care),
    ...leaveRoutes(care),
  ];
}

function passwordRoutes(care: service.AccountCare): Route[] {
  return [
    on(endpoints.forgotPassword, { limits: rateLimits.mail }).reply(async ({ body }) => {
      await inEvenTime(async () => await service.askForReset(care, body.email));
      return say(accountCareMessages, 'resetSent');
    }),

    on(endpoints.resetPassword, { limits: rateLimits.token }).reply(async ({ body }) => {
      await service.resetPassword(care, body);
      return say(accountCareMessages, 'resetDone');
    }),

    on(endpoints.confirmPassword, { limits: rateLimits.token }).reply(async ({ body }) => {
      await service.confirmPassword(care, body.token);
      return say(accountCareMessages, 'resetDone');
    }),
  ];
}

function emailRoutes(care: service.AccountCare): Route[] {
  return [
    on(endpoints.changeEmail, { limits: rateLimits.mail }).reply(async ({ actor, body }) => {
      const owner = { userId: actor.id, sessionId: actor.sessionId };
      await inEvenTime(async () => await service.askForEmail(care, { ...owner, ...body }));
      return say(accountCareMessages, 'emailSent');
    }),

    on(endpoints.confirmEmail, { limits: rateLimits.token }).reply(async ({ body }) => {
      const { isChanged } = await service.confirmEmail(care, body.token);
      return say(accountCareMessages, isChanged ? 'emailDone' : 'emailAgreed');
    }),
  ];
}

function languageRoutes(care: service.AccountCare): Route[] {
  return [
    on(endpoints.changeLanguage).reply(async ({ actor, body }) => {
      await service.changeLanguage(care, { userId: actor.id, ...body });
      return say(accountCareMessages, 'languageChanged');
    }),
  ];
}

function sessionRoutes(care: service.AccountCare): Route[] {
  return [
    on(endpoints.listSessions).reply(async ({ actor }) => {
      const rows = await service.listSessions(care, actor.id);
      return { sessions: rows.map((row) => presentSession(row, actor)) };
    }),

    on(endpoints.endSession).reply(async ({ actor, params: { id }, session }) => {
      if (id === actor.sessionId) await session.signOut();
      else await service.endSession(care, { id, userId: actor.id });
      return say(accountCareMessages, 'sessionEnded');
    }),

    on(endpoints.endOtherSessions).reply(async ({ actor }) => {
      await service.endOtherSessions(care, { id: actor.sessionId, userId: actor.id });
      return say(accountCareMessages, 'othersEnded');
    }),
  ];
}

function leaveRoutes(care: service.AccountCare): Route[] {
  return [
    on(endpoints.leave, { limits: rateLimits.token }).reply(async ({ actor, body, session }) => {
      const { id: userId, sessionId, waitsForPasskey = false } = actor;
      const deletedAt = await service.leave(care, { userId, sessionId, waitsForPasskey, ...body });
      await session.signOut();
      return { ...say(accountCareMessages, 'leaving'), deletedAt: deletedAt.toISOString() };
    }),

    on(endpoints.keepAccount, { limits: rateLimits.token }).reply(async ({ body }) => {
      await service.keepAccount(care, body.token);
      return say(accountCareMessages, 'kept');
    }),
  ];
}
