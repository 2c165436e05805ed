import { listWaiting } from '@saath/contract/office/waiting/endpoints';
import { on, type Route } from '../../../http/route.ts';
import { readWaiting } from './service.ts';

export function waitingRoutes(ports: Parameters<typeof readWaiting>[0]): Route[] {
  return [on(listWaiting).reply(async () => await readWaiting(ports))];
}
