import { listRights } from '@saath/contract/office/rights/endpoints';
import type { RightHolder } from '@saath/contract/office/rights/schema';
import { on, type Route } from '../../../http/route.ts';
import { presentPicture } from '../../accounts/accounts/present.ts';
import { listHolders, type Rights } from './service.ts';

export function rightRoutes(rights: Rights): Route[] {
  return [
    on(listRights).reply(async () => ({
      holders: (await listHolders(rights)).map((holder) => presentHolder(holder, rights.provider)),
    })),
  ];
}

type Holder = Awaited<ReturnType<typeof listHolders>>[number];

function presentHolder(
  { id, name, pictureId, isAdmin, since, ...held }: Holder,
  provider: Rights['provider'],
) {
  return {
    id,
    name,
    profileImage: presentPicture(pictureId),
    admin: isAdmin
      ? { since: since?.at.toISOString() ?? null, givenBy: since?.givenBy ?? '' }
      : null,
    events: held.events.map(({ eventId, title, right, roleName, givenBy, givenAt, until }) => ({
      event: { id: eventId, title },
      right,
      ...(roleName === null ? {} : { role: roleName }),
      givenBy: givenBy ?? '',
      givenAt: givenAt.toISOString(),
      until: until.toISOString(),
    })),
    branches: held.branches.map(({ branchId, branch, right, givenBy, ...row }) => ({
      branch: { id: branchId, name: branch },
      right,
      givenBy: (row.byProvider ? provider?.name : givenBy) ?? '',
      givenAt: row.givenAt.toISOString(),
      until: row.expiresAt?.toISOString() ?? null,
    })),
    tokens: held.tokens.map(({ id, name, abilities, createdAt, expiresAt }) => ({
      ...{ id, name, abilities },
      madeAt: createdAt.toISOString(),
      until: expiresAt.toISOString(),
    })),
  } satisfies RightHolder;
}
