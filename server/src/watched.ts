/** Figures for Prometheus, where the operator wants them (METRICS_PORT, METRICS_TOKEN). */
import type pg from 'pg';
import { type HealthBook, readings } from './features/office/health/service.ts';
import type { Live } from './platform/live/live.ts';
import { type Metrics, openMetrics } from './platform/metrics.ts';
import { noteWaits } from './platform/pool-waits.ts';
import { version } from './platform/version.ts';

type Watched = { readonly pool: pg.Pool; readonly live: Live; readonly book: HealthBook };

type Wish = { readonly port: number | undefined; readonly token: string | undefined };

/** Undefined where nobody asked for them: then nothing is counted. */
export function watched(wish: Wish, { pool, live, book }: Watched): Metrics | undefined {
  if (wish.port === undefined && !wish.token) return undefined;
  const metrics = openMetrics(async () => [
    { name: 'build_info', label: version, value: 1 },
    { name: 'database_connections', label: 'idle', value: pool.idleCount },
    { name: 'database_connections', label: 'busy', value: pool.totalCount - pool.idleCount },
    { name: 'database_waiting', value: pool.waitingCount },
    { name: 'streams_open', value: live.openStreams() },
    ...(await readings(book)),
  ]);
  noteWaits(pool, metrics.countWait);
  return metrics;
}

/** The figures on the product's own port, which then ask for a token; one of their own asks for none. */
export function besideThePages(figures: Metrics | undefined, { port, token }: Wish) {
  return figures && { figures, token: port === undefined ? token : undefined };
}
