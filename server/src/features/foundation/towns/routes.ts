import { findTowns } from '@saath/contract/foundation/towns/endpoints';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import type { Towns } from './service.ts';

export function townRoutes(towns: Towns): Route[] {
  return [
    on(findTowns, { limits: rateLimits.search }).reply(async ({ query: { place } }) => ({
      towns: await towns.meantBy(place),
    })),
  ];
}
