/**
 * A process that serves the product's calls, for tests that kill it. `careless` counts the places first and takes one
 * after, in two statements of one transaction, as if nobody else could come between. `hasty` says that somebody is on
 * the list before they are. `deaf` does not hear that the database has ended a connection.
 */
import { createServer, type IncomingMessage } from 'node:http';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { compose } from '../compose.ts';
import { openContents } from '../features/office/content/service.ts';
import { readConfig } from '../platform/config.ts';
import { newId } from '../platform/ids.ts';
import { createLog } from '../platform/log.ts';
import { serverPool } from '../platform/pool.ts';

const [databaseUrl = '', dataDir = '', port = '', kind = ''] = process.argv.slice(2);
const host = '127.0.0.1';
const settings = { databaseUrl, databasePoolSize: 12, databasePooler: false };
const pool =
  kind === 'deaf'
    ? new pg.Pool({ connectionString: databaseUrl, max: 12 })
    : serverPool(settings, () => {});

async function serveProduct(): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const log = createLog('silent');
  const now = () => new Date();
  const contents = await openContents({ folder: undefined, now, log });
  const { app, stop } = await compose({ pool, config, contents, log, now, rateFactor: 10_000 });
  await app.listen({ port: Number(port), host });
  process.once('SIGTERM', () => void stop().then(() => process.exit()));
}

const holding = `state in ('confirmed', 'offered')`;

async function joinCarelessly(userId: string, eventId: string): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      `select id, max_volunteers, (select count(*)::int from participation where role_id = event_role.id and ${holding}) as taken
       from event_role where event_id = $1`,
      [eventId],
    );
    const [{ id: roleId, max_volunteers: most, taken }] = rows;
    const state = taken < most ? 'confirmed' : 'waitlisted';
    await client.query(
      `insert into participation (event_id, user_id, id, role_id, state, source, waiting_since, requested_at, start_time, end_time)
       select $1, $2, $3, $4, $5, 'request', case when $5 = 'waitlisted' then now() end, now(), start_time, end_time
       from event where id = $1
       on conflict (event_id, user_id) do update set state = excluded.state, waiting_since = excluded.waiting_since`,
      [eventId, userId, newId(), roleId, state],
    );
    await client.query('commit');
    return state;
  } finally {
    client.release();
  }
}

async function answerCarelessly(request: IncomingMessage): Promise<object> {
  const userId = String(request.headers['x-user-id']);
  const body = JSON.parse((await text(request)) || '{}') as { eventId?: string };
  if (kind === 'hasty' && request.url === '/api/event/request-join') {
    setTimeout(() => void joinCarelessly(userId, body.eventId ?? '').catch(() => {}), 300);
    return { participation: { state: 'waitlisted' } };
  }
  if (request.url === '/api/event/request-join')
    return { participation: { state: await joinCarelessly(userId, body.eventId ?? '') } };
  await pool.query(
    `update participation set state = 'withdrawn', waiting_since = null where user_id = $1`,
    [userId],
  );
  return { participation: { state: 'withdrawn' } };
}

async function serveCarelessly(): Promise<void> {
  const server = createServer((request, response) => {
    answerCarelessly(request).then(
      (answer) => response.end(JSON.stringify(answer)),
      () => response.writeHead(500).end('{}'),
    );
  });
  await new Promise<void>((resolve) => server.listen(Number(port), host, resolve));
}

await (['careless', 'hasty'].includes(kind) ? serveCarelessly() : serveProduct());
process.stdout.write('ready\n');
