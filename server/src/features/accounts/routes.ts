import { getUser, updateProfile } from '@saath/contract/accounts/endpoints';
import { profileMessages } from '@saath/contract/accounts/messages';
import { on, type Route } from '../../http/route.ts';
import { presentUser } from './present.ts';
import * as service from './service.ts';

/** The caller's own account. */
export function accountRoutes(accounts: service.Accounts): Route[] {
  return [
    on(getUser).reply(async ({ actor }) => {
      const { user, roles } = await service.readUser(accounts.db, actor.id);
      return { user: presentUser(user, roles) };
    }),

    on(updateProfile).reply(async ({ actor, body, session }) => {
      const { isPasswordNew } = await service.changeProfile(accounts, actor.id, body);
      if (isPasswordNew) await session.renew(actor.id);
      const { user, roles } = await service.readUser(accounts.db, actor.id);
      return { message: profileMessages.updated, user: presentUser(user, roles) };
    }),
  ];
}
