import { whyNot } from '@saath/contract/places/why-not/endpoints';
import { on, type Route } from '../../../http/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Sources } from '../../matching/candidate-search/service.ts';
import { presentWhyNot } from './present.ts';
import { whyNotSuggested } from './service.ts';

export function whyNotRoutes(given: Sources & { readonly now: Clock }): Route[] {
  return [
    on(whyNot).reply(async ({ params: { id: roleId, userId } }) =>
      presentWhyNot(await whyNotSuggested(given, { roleId, userId })),
    ),
  ];
}
