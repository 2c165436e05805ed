import { loginMessages } from '@saath/contract/accounts/accounts/messages';
import * as endpoints from '@saath/contract/accounts/passkeys/endpoints';
import { passkeyMessages } from '@saath/contract/accounts/passkeys/messages';
import type { Passkey } from '@saath/contract/accounts/passkeys/schema';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { requireOwner } from '../account-care/ownership.ts';
import { presentSignedIn } from '../sign-up/present.ts';
import type { PasskeyRow } from './queries.ts';
import * as service from './service.ts';

/** Logging in with a passkey, and the person's own. */
export function passkeyRoutes(given: service.Passkeys): Route[] {
  return [...loggingIn(given), ...keeping(given)];
}

function loggingIn(given: service.Passkeys): Route[] {
  return [
    on(endpoints.seePasskeyLogin).reply(async () => ({
      isOffered: await service.isOffered(given),
    })),

    on(endpoints.beginPasskeyLogin, { limits: rateLimits.login }).reply(async ({ session }) => ({
      options: await service.askToUse(given, session.browser()),
    })),

    on(endpoints.loginByPasskey, { limits: rateLimits.login }).reply(
      async ({ body: { answer }, session }) => {
        const user = await service.logIn(given, { browser: session.browser(), answer });
        await session.signIn(user, { isStrong: true });
        return presentSignedIn(user, say(loginMessages, 'success'));
      },
    ),
  ];
}

function keeping(given: service.Passkeys): Route[] {
  return [
    on(endpoints.listPasskeys).reply(async ({ actor }) => ({
      passkeys: (await service.list(given, actor.id)).map(presentPasskey),
    })),

    on(endpoints.beginPasskey, { limits: rateLimits.token }).reply(
      async ({ actor, body: { currentPassword }, session }) => {
        const { id: userId, sessionId } = actor;
        const user = await requireOwner(given, { userId, sessionId, currentPassword });
        return { options: await service.askToAdd(given, { user, browser: session.browser() }) };
      },
    ),

    on(endpoints.addPasskey, { limits: rateLimits.token }).reply(
      async ({ actor, body: { answer }, session }) => {
        const { browser, device: name } = session;
        await service.add(given, { actor, browser: browser(), answer, name });
        return say(passkeyMessages, 'added');
      },
    ),

    on(endpoints.renamePasskey).reply(async ({ actor, params: { id }, body: { name } }) => {
      await service.rename(given, { id, userId: actor.id, name });
      return say(passkeyMessages, 'renamed');
    }),

    on(endpoints.removePasskey).reply(async ({ actor, params: { id } }) => {
      await service.remove(given, { id, actor });
      return say(passkeyMessages, 'removed');
    }),
  ];
}

function presentPasskey({ id, name, addedAt, usedAt }: PasskeyRow): Passkey {
  const at = { addedAt: addedAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
  return { id, name, ...at };
}
