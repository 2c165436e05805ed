/** The calls by which organisers and volunteers write to each other, and guests to the organisers. */
import type { Route } from '../../http/route.ts';
import { announcementRoutes } from './announcements/routes.ts';
import type { Announcements } from './announcements/service.ts';
import { contactRoutes } from './contact/routes.ts';
import { deliveryRoutes } from './deliveries/routes.ts';
import { threadRoutes } from './threads/routes.ts';
import type { Threads } from './threads/service.ts';

export function routes(ports: Announcements & Threads): Route[] {
  return [
    ...announcementRoutes(ports),
    ...deliveryRoutes(ports),
    ...threadRoutes(ports),
    ...contactRoutes(ports),
  ];
}
