import { countDemo, endDemo } from '@saath/contract/office/demo/endpoints';
import { demoMessages } from '@saath/contract/office/demo/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import * as service from './service.ts';

export function demoRoutes(ports: service.DemoPorts): Route[] {
  return [
    on(countDemo).reply(async () => await service.countDemo(ports)),

    on(endDemo).reply(async ({ body }) => ({
      ...say(demoMessages, 'ended'),
      next: await service.endDemo(ports, body),
    })),
  ];
}
