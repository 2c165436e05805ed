import { listIdentities, removeIdentity } from '@saath/contract/accounts/providers/endpoints';
import { providerMessages } from '@saath/contract/accounts/providers/messages';
import type { Identity } from '@saath/contract/accounts/providers/schema';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { IdentityRow } from './queries.ts';
import * as service from './service.ts';

/** What opens one's own account beside its password. */
export function wayInRoutes(given: service.WaysIn): Route[] {
  const present = ({ id, email, addedAt, issuer }: IdentityRow): Identity => ({
    ...{ id, email },
    provider: service.providerName(given, issuer),
    isInUse: given.provider?.issuer === issuer,
    addedAt: addedAt.toISOString(),
  });
  return [
    on(listIdentities).reply(async ({ actor }) => ({
      identities: (await service.listIdentities(given, actor.id)).map(present),
    })),

    on(removeIdentity).reply(async ({ actor, params }) => {
      await service.removeIdentity(given, { id: params.id, userId: actor.id });
      return say(providerMessages, 'removed');
    }),
  ];
}
