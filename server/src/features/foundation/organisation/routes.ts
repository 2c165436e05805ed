import * as endpoints from '@saath/contract/foundation/organisation/endpoints';
import { organisationMessages } from '@saath/contract/foundation/organisation/messages';
import { say } from '@saath/contract/texts';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Provider } from '../../../platform/provider.ts';
import { presentSettings } from './present.ts';
import type { OrganisationRow } from './queries.ts';
import { type OrganisationBook, replaceLogo, saveSettings } from './service.ts';

export type OrganisationRoutes = OrganisationBook & {
  /** Whether the operator's files give team, stories and footer. */
  readonly hasFiles: boolean;
  readonly provider: Provider | undefined;
};

export function organisationRoutes(book: OrganisationRoutes): Route[] {
  const { hasFiles } = book;
  const { fallback } = book.organisation;
  const shown = (row: OrganisationRow) => presentSettings(row, { fallback, hasFiles });
  return [
    on(endpoints.getOrganisation).reply(async () => ({
      organisation: shown(await book.organisation.fresh()),
    })),

    on(endpoints.saveOrganisation).reply(async ({ actor, body }) => {
      const { id: actorId, isStrong } = actor;
      const isProviderOnly = book.provider?.isOnly;
      const row = await saveSettings(book, body, { actorId, isStrong, isProviderOnly });
      return { ...say(organisationMessages, 'saved'), organisation: shown(row) };
    }),

    on(endpoints.saveLogo, { limits: rateLimits.upload }).reply(async ({ actor, files }) => {
      const [picture] = files;
      if (!picture) throw new DomainError('media.none');
      const row = await replaceLogo(book, picture, { actorId: actor.id });
      return { ...say(organisationMessages, 'logoSaved'), organisation: shown(row) };
    }),

    on(endpoints.removeLogo).reply(async ({ actor }) => {
      const row = await replaceLogo(book, null, { actorId: actor.id });
      return { ...say(organisationMessages, 'logoRemoved'), organisation: shown(row) };
    }),
  ];
}
