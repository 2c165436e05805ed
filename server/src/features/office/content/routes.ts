import { getContent } from '@saath/contract/office/content/endpoints';
import { on, type Route } from '../../../http/route.ts';
import type { Contents } from './service.ts';

export function contentRoutes(contents: Contents): Route[] {
  return [
    on(getContent).reply(async ({ query }) => ({ content: await contents.read(query.language) })),
  ];
}
