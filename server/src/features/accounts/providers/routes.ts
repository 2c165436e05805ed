import { mailSignInLink, signInByLink } from '@saath/contract/accounts/account-care/endpoints';
import * as accounts from '@saath/contract/accounts/accounts/endpoints';
import { loginMessages } from '@saath/contract/accounts/accounts/messages';
import { beginPasskeyLogin, loginByPasskey } from '@saath/contract/accounts/passkeys/endpoints';
import * as endpoints from '@saath/contract/accounts/providers/endpoints';
import { providerMessages } from '@saath/contract/accounts/providers/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Provider } from '../../../platform/provider.ts';
import { requireOwner } from '../account-care/ownership.ts';
import { presentSignedIn } from '../sign-up/present.ts';
import * as service from './service.ts';

/** Signing in by the organisation's provider, and connecting one's account with it. */
export function providerRoutes(given: service.Providers): Route[] {
  return [...signingIn(given), ...connecting(given)];
}

function signingIn(given: service.Providers): Route[] {
  return [
    on(endpoints.startProvider, { limits: rateLimits.login }).reply(async ({ body, session }) => ({
      url: await service.begin(given, { browser: session.browser(), ...body }),
    })),

    on(endpoints.finishProvider, { limits: rateLimits.login }).reply(
      async ({ actor, body: { search }, session }) => {
        const browser = session.browser();
        const done = await service.finish(given, { browser, search, actorId: actor?.id });
        if (done.kind === 'connect') return { connect: { ticket: done.ticket } };
        if (done.kind === 'join') {
          const { ticket, name, email } = done;
          return { join: { ticket, name, email } };
        }
        const { user, returnTo } = done;
        await session.signIn(user);
        return { arrived: { ...presentSignedIn(user, say(loginMessages, 'success')), returnTo } };
      },
    ),

    on(endpoints.joinByProvider, { limits: rateLimits.signup }).reply(
      async ({ body: { terms: _, ...body }, session }) => {
        const joining = { browser: session.browser(), ...body };
        const { user, returnTo } = await service.join(given, joining);
        await session.signIn(user);
        return { ...presentSignedIn(user, say(providerMessages, 'joined')), returnTo };
      },
    ),
  ];
}

function connecting(given: service.Providers): Route[] {
  return [
    on(endpoints.connectProvider, { limits: rateLimits.token }).reply(
      async ({ actor, body: { currentPassword }, session }) => {
        const { id: userId, sessionId } = actor;
        await requireOwner(given, { userId, sessionId, currentPassword });
        return { url: await service.begin(given, { browser: session.browser(), userId }) };
      },
    ),

    on(endpoints.addIdentity, { limits: rateLimits.token }).reply(
      async ({ actor, body: { ticket }, session }) => {
        await service.connect(given, { ticket, browser: session.browser(), actorId: actor.id });
        return say(providerMessages, 'added');
      },
    ),
  ];
}

/** Closed where the provider is the only way in. Invitations and the link of the first Admin stay: they make accounts, for people whom somebody has chosen. */
const otherWays: ReadonlySet<string> = new Set(
  [
    accounts.login,
    accounts.createUser,
    accounts.activate,
    accounts.activateShop,
    accounts.resendActivation,
    mailSignInLink,
    signInByLink,
    beginPasskeyLogin,
    loginByPasskey,
  ].map(({ path }) => path),
);

/** The routes as they are, or with every other way in refused (`providers.only`). */
export function withoutOtherWays(
  routes: readonly Route[],
  provider: Provider | undefined,
): Route[] {
  if (!provider?.isOnly) return [...routes];
  const refuse = async () => {
    throw new DomainError('providers.only');
  };
  return routes.map((route) =>
    otherWays.has(route.endpoint.path) ? { ...route, run: refuse } : route,
  );
}
