import { getContent } from '@saath/contract/office/content/endpoints';
import { on, type Route } from '../../../http/route.ts';
import type { OrganisationNow } from '../../../platform/organisation.ts';
import { presentContent } from './present.ts';
import type { Contents } from './service.ts';

type Site = {
  readonly contents: Contents;
  readonly organisation: { readonly now: OrganisationNow };
  readonly isDemo: boolean;
};

export function contentRoutes({ contents, organisation, isDemo }: Site): Route[] {
  return [
    on(getContent).reply(async ({ query: { language } }) => {
      const hasPeople = isDemo || contents.hasFile(language);
      const file = await contents.read(language);
      return {
        content: presentContent(file, { organisation: organisation.now(), language, hasPeople }),
      };
    }),
  ];
}
