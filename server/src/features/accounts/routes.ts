import * as endpoints from '@saath/contract/accounts/endpoints';
import * as messages from '@saath/contract/accounts/messages';
import { type SignupSettings, signupSchema } from '@saath/contract/accounts/schema';
import { rateLimits } from '../../http/rate-limit.ts';
import { on, type Route, type SessionControl } from '../../http/route.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { inEvenTime } from '../../platform/even-time.ts';
import type { FileStore } from '../../platform/file-store/file-store.ts';
import { discardPortrait, storePortrait } from '../media/service.ts';
import { presentUser } from './present.ts';
import type { UserRow } from './queries.ts';
import * as service from './service.ts';

export type AccountRoutes = {
  readonly accounts: service.Accounts;
  readonly files: FileStore;
  readonly settings: SignupSettings;
  readonly askToOrganise: service.AskToOrganise;
  readonly onActivated: service.OnActivated;
};

export function accountRoutes(given: AccountRoutes): Route[] {
  return [...entryRoutes(given), ...ownRoutes(given)];
}

/** Starts the session and answers as login does. */
async function signedIn(session: SessionControl, user: UserRow, message: string) {
  await session.signIn(user);
  return { message, user: { id: user.id, email: user.email, role: user.role } };
}

/** Signing up, activating, logging in and out. */
function entryRoutes(given: AccountRoutes): Route[] {
  const { accounts, files, settings, askToOrganise, onActivated } = given;
  const signup = { ...endpoints.createUser, body: signupSchema(settings) };
  const activation = [endpoints.activate, endpoints.activateShop].map((endpoint) =>
    on(endpoint, { limits: rateLimits.token }).reply(async ({ body, session }) => {
      const user = await service.activateAccount(accounts, body.activation_token, onActivated);
      return await signedIn(session, user, messages.activationMessages.success);
    }),
  );
  const leaving = [endpoints.logout, endpoints.logoutByGet].map((endpoint) =>
    on(endpoint).reply(async ({ session }) => {
      await session.signOut();
      return { message: messages.logoutMessages.success };
    }),
  );
  return [
    on(signup, { limits: rateLimits.signup }).reply(async ({ body, files: [portrait] }) => {
      if (!portrait) throw noPortrait();
      const pictureId = await storePortrait(files, portrait);
      const { isNew } = await service
        .signUp(accounts, body, { pictureId, askToOrganise })
        .catch(async (error: unknown) => {
          await discardPortrait(files, pictureId);
          throw error;
        });
      if (!isNew) await discardPortrait(files, pictureId);
      return { message: messages.signupMessages.success };
    }),

    ...activation,

    on(endpoints.resendActivation, { limits: rateLimits.mail }).reply(async ({ body }) => {
      await inEvenTime(async () => await service.resendActivation(accounts, body.email));
      return { message: messages.activationMessages.resent };
    }),

    on(endpoints.login, { limits: rateLimits.login }).reply(async ({ body, session }) => {
      const user = await service.logIn(accounts, body);
      return await signedIn(session, user, messages.loginMessages.success);
    }),

    ...leaving,
  ];
}

function noPortrait(): DomainError {
  const message = messages.signupMessages.avatar;
  return new DomainError('request.invalid', { message, fields: { avatar: message } });
}

/** The caller's own account. */
function ownRoutes({ accounts }: AccountRoutes): Route[] {
  return [
    on(endpoints.getUser).reply(async ({ actor }) => {
      const { user, roles } = await service.readUser(accounts.db, actor.id);
      return { user: presentUser(user, roles) };
    }),

    on(endpoints.updateProfile).reply(async ({ actor, body, session }) => {
      const { isPasswordNew } = await service.changeProfile(accounts, actor.id, body);
      if (isPasswordNew) await session.renew(actor.id);
      const { user, roles } = await service.readUser(accounts.db, actor.id);
      return { message: messages.profileMessages.updated, user: presentUser(user, roles) };
    }),
  ];
}
