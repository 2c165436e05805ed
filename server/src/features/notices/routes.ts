/** The calls of what people are told, and of how they choose. */
import type { Route } from '../../http/route.ts';
import { deviceRoutes } from './devices/routes.ts';
import type { Devices } from './devices/service.ts';
import { unsubscribeRoutes } from './news-mails/routes.ts';
import type { Unsubscribing } from './news-mails/service.ts';
import { noticeRoutes } from './notices/routes.ts';
import type { SettingsBook } from './notices/service.ts';

export function routes(ports: SettingsBook & Unsubscribing & Devices): Route[] {
  return [...noticeRoutes(ports), ...unsubscribeRoutes(ports), ...deviceRoutes(ports)];
}
