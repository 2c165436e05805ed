import { choosePassword } from '@saath/contract/accounts/account-care/endpoints';
import { accountCareMessages } from '@saath/contract/accounts/account-care/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Accounts } from '../accounts/service.ts';
import * as service from './service.ts';

export function guestRoutes(accounts: Accounts): Route[] {
  return [
    on(choosePassword).reply(async ({ actor, body: { password }, session }) => {
      const user = await service.choosePassword(accounts, { userId: actor.id, password });
      await session.renew(user);
      return say(accountCareMessages, 'passwordChosen');
    }),
  ];
}
