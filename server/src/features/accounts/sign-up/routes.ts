import * as endpoints from '@saath/contract/accounts/accounts/endpoints';
import * as messages from '@saath/contract/accounts/accounts/messages';
import { type SignupSettings, signupSchema } from '@saath/contract/accounts/accounts/schema';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { isSurelyUndone } from '../../../platform/database-away.ts';
import { type DomainError, invalidField } from '../../../platform/domain-error.ts';
import { inEvenTime } from '../../../platform/even-time.ts';
import type { FileStore } from '../../../platform/file-store/file-store.ts';
import { discardPortrait, storePortrait } from '../../foundation/media/service.ts';
import type { Accounts } from '../accounts/service.ts';
import { presentSignedIn } from './present.ts';
import * as service from './service.ts';

export type SignUpRoutes = {
  readonly accounts: Accounts;
  readonly files: FileStore;
  /** As they are when somebody signs up. */
  readonly settings: () => SignupSettings;
  readonly onActivated: service.OnActivated;
};

/** Signing up, activating, logging in and out. */
export function signUpRoutes(given: SignUpRoutes): Route[] {
  return [...signingUp(given), ...activating(given), ...loggingInAndOut(given)];
}

function signingUp({ accounts, files, settings }: SignUpRoutes): Route[] {
  const signup = {
    ...endpoints.createUser,
    get body() {
      return signupSchema(settings());
    },
  };
  return [
    on(signup, { limits: rateLimits.signup }).reply(async ({ body, files: [portrait] }) => {
      if (!portrait) throw noPortrait();
      const pictureId = await storePortrait(files, portrait);
      const { unusedPictures } = await service
        .signUp(accounts, body, pictureId)
        .catch(async (error: unknown) => {
          if (isSurelyUndone(error)) await discardPortrait(files, pictureId);
          throw error;
        });
      for (const unused of unusedPictures) await discardPortrait(files, unused);
      return say(messages.signupMessages, 'success');
    }),
  ];
}

function noPortrait(): DomainError {
  return invalidField('avatar', say(messages.signupMessages, 'avatar'));
}

function activating({ accounts, onActivated }: SignUpRoutes): Route[] {
  const activation = [endpoints.activate, endpoints.activateShop].map((endpoint) =>
    on(endpoint, { limits: rateLimits.token }).reply(async ({ body, session }) => {
      const token = body.activation_token;
      const { user, carried } = await service.activateAccount(accounts, token, onActivated);
      await session.signIn(user);
      const reply = presentSignedIn(user, say(messages.activationMessages, 'success'));
      return { ...reply, ...(carried ? { carried } : {}) };
    }),
  );
  return [
    ...activation,

    on(endpoints.resendActivation, { limits: rateLimits.mail }).reply(async ({ body }) => {
      await inEvenTime(async () => await service.resendActivation(accounts, body.email));
      return say(messages.activationMessages, 'resent');
    }),
  ];
}

function loggingInAndOut({ accounts }: SignUpRoutes): Route[] {
  const leaving = [endpoints.logout, endpoints.logoutByGet].map((endpoint) =>
    on(endpoint).reply(async ({ session }) => {
      await session.signOut();
      return say(messages.logoutMessages, 'success');
    }),
  );
  return [
    on(endpoints.login, { limits: rateLimits.login }).reply(async ({ body, session }) => {
      const user = await service.logIn(accounts, body);
      await session.signIn(user);
      return presentSignedIn(user, say(messages.loginMessages, 'success'));
    }),

    ...leaving,
  ];
}
