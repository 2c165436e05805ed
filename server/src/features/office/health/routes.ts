import { readHealth } from '@saath/contract/office/health/endpoints';
import { on, type Route } from '../../../http/route.ts';
import { findingsOf, type HealthBook } from './service.ts';

export function healthRoutes(book: HealthBook): Route[] {
  return [on(readHealth).reply(async () => ({ findings: await findingsOf(book) }))];
}
