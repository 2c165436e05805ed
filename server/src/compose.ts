/** Builds everything once, from the outside in: parts, ports, rooms, web server. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { findApiTokens } from './features/accounts/api-tokens/service.ts';
import type { Setup } from './features/accounts/setup/service.ts';
import type { OrganisationKeeper } from './features/foundation/organisation/service.ts';
import type { Candidates } from './features/matching/candidate-index/service.ts';
import type { Demo } from './features/office/demo/service.ts';
import { findingsOf, type HealthBook } from './features/office/health/service.ts';
import type { Evidence } from './features/places/evidence/service.ts';
import type { Ports } from './features/places/ports.ts';
import { buildApp } from './http/app.ts';
import type { Route } from './http/route.ts';
import { watchSilent } from './http/silent-connections.ts';
import { openParts, type Surroundings } from './parts.ts';
import { type Line, listenForCommands } from './platform/archive/running.ts';
import { backUpNightly } from './platform/archive/to-file.ts';
import { type Installation, writeArchive } from './platform/archive/write.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { createDraining } from './platform/draining.ts';
import type { Engine } from './platform/engine/engine.ts';
import type { FileStore } from './platform/file-store/file-store.ts';
import type { Metrics } from './platform/metrics.ts';
import { answerCallers } from './platform/pool.ts';
import type { Sessions } from './platform/sessions.ts';
import { type Job, startJobs } from './platform/start-jobs.ts';
import { jobsOf, portsOfLaterRooms, routesOf } from './rooms.ts';
import { explainStartFailure } from './start-failure.ts';
import { besideThePages, watched } from './watched.ts';

export type Composed = {
  readonly app: FastifyInstance;
  readonly routes: readonly Route[];
  readonly sessions: Sessions;
  readonly db: Database;
  readonly files: FileStore;
  readonly engine: Engine;
  readonly candidates: Candidates;
  readonly ports: Ports & Evidence;
  readonly setup: Setup;
  readonly organisation: OrganisationKeeper;
  readonly demo: Demo;
  /** Undefined where nobody asked for figures. */
  readonly metrics: Metrics | undefined;
  /** Is no longer ready, stops taking requests when that is noticed, finishes those under way and the jobs, in this order. */
  readonly stop: () => Promise<void>;
};

export async function compose(surroundings: Surroundings): Promise<Composed> {
  const { pool, config, contents, log, now, patience, answerLife } = surroundings;
  const { appUrl, trustProxy, securityContact, embedOrigins, databaseUrl } = config;
  const { rooms, sessions, counters, bell, installation, close } = await openParts(surroundings);
  const { db, files, jobs, live, engine, candidates, organisation, demo, signer, security } = rooms;
  const ports = {
    ...rooms,
    // Of the organisation, at any moment.
    get timeZone() {
      return organisation.now().timeZone;
    },
    ...portsOfLaterRooms(rooms),
  };
  const metrics = watched(config.metrics, { pool, live, book: ports });
  const routes = routesOf(ports);
  await startJobs(jobs, [...jobsOf(ports), nightlyBackup(installation, config, now)]);

  // A server takes commands from anywhere; the embedded database is this process's own.
  const line = databaseUrl ? undefined : await listenToOperator(installation, ports);
  const draining = createDraining();
  const ping = async () => void (await sql`select 1`.execute(db));
  const app = await buildApp(routes, {
    ...{ sessions, apiTokens: findApiTokens(db, now), signer, security, appUrl, counters },
    ...{ log, files, now, bell },
    ...{ patience, answerLife, trustProxy, securityContact, embedOrigins },
    organisation: organisation.now,
    contentPicture: contents.picture,
    health: { ping, draining },
    metrics: besideThePages(metrics, config.metrics),
  });

  if (databaseUrl) app.addHook('onListen', async () => answerCallers(pool));

  const endSilent = watchSilent(app.server);
  async function stop(): Promise<void> {
    const isNoticed = draining.begin();
    live.endStreams();
    await isNoticed;
    // Connections whose last answer ends after the close began would be kept for more than a minute.
    const idle = setInterval(() => {
      app.server.closeIdleConnections();
      endSilent();
    }, 250);
    await app.close();
    clearInterval(idle);
    await line?.close();
    await close();
  }
  return {
    ...{ app, routes, sessions, db, files, engine, candidates, organisation, demo },
    ...{ ports, setup: ports, metrics, stop },
  };
}

/** An hour before the sweep, so that one night can be gone back. */
function nightlyBackup(installation: Installation, config: Config, now: Clock): Job {
  const { backupDir: directory, backupPassphrase: passphrase } = config;
  const run = async () =>
    void (await backUpNightly(installation, { directory, passphrase }, now()));
  return { name: 'backup', cron: '17 2 * * *', run };
}

async function listenToOperator(installation: Installation, book: HealthBook): Promise<Line> {
  return await listenForCommands(installation.scratchDir, {
    write: async (out, passphrase) =>
      await writeArchive(installation, out, { now: book.now(), passphrase }),
    explain: explainStartFailure,
    health: async () => await findingsOf(book),
  });
}
