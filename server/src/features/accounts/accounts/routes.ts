import { getUser, updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import { profileMessages } from '@saath/contract/accounts/accounts/messages';
import type { SignupSettings } from '@saath/contract/accounts/accounts/schema';
import { type Said, say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { presentUser } from './present.ts';
import * as service from './service.ts';

const messages: Readonly<Record<service.Waiting, Said>> = {
  nothing: say(profileMessages, 'updated'),
  password: say(profileMessages, 'passwordWaits'),
  email: say(profileMessages, 'emailWaits'),
  'password, email left': say(profileMessages, 'passwordFirst'),
  'held back': say(profileMessages, 'heldBack'),
};

/** The caller's own account. */
export function accountRoutes({
  accounts,
  settings,
}: {
  accounts: service.Accounts;
  settings: () => SignupSettings;
}): Route[] {
  return [
    on(getUser).reply(async ({ actor }) => {
      const { user, roles } = await service.readUser(accounts.db, actor.id);
      return { user: presentUser(user, roles) };
    }),

    on(updateProfile).reply(async ({ actor, body, session }) => {
      const given = { ...accounts, settings: settings() };
      const { user: changed, ...became } = await service.changeProfile(given, actor, body);
      const { isPasswordNew, waiting } = became;
      if (isPasswordNew) await session.renew(changed);
      const { user, roles } = await service.readUser(accounts.db, actor.id);
      return { ...messages[waiting], user: presentUser(user, roles) };
    }),
  ];
}
