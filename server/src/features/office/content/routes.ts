import { getContent } from '@saath/contract/office/content/endpoints';
import { on, type Route } from '../../../http/route.ts';
import type { Database } from '../../../platform/database.ts';
import type { OrganisationNow } from '../../../platform/organisation.ts';
import { readPublished } from '../../afterwards/stories/service.ts';
import type { Demo } from '../demo/service.ts';
import { presentContent } from './present.ts';
import type { Contents } from './service.ts';

type Site = {
  readonly contents: Contents;
  readonly organisation: { readonly now: OrganisationNow };
  readonly demo: Demo;
  readonly db: Database;
};

export function contentRoutes({ contents, organisation, demo, db }: Site): Route[] {
  return [
    on(getContent).reply(async ({ query: { language } }) => {
      const hasPeople = demo.isOn() || contents.hasFile(language);
      const file = await contents.read(language);
      return {
        content: presentContent(file, {
          ...{ organisation: organisation.now(), language, hasPeople },
          published: await readPublished({ db }),
        }),
      };
    }),
  ];
}
