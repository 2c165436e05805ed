/** Builds everything once, from the outside in: database, platform, ports, rooms, web server. */
import type { Language } from '@saath/contract/language';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { findApiTokens } from './features/accounts/api-tokens/service.ts';
import { waysInFor } from './features/accounts/guests/service.ts';
import { jobs as accountsJobs } from './features/accounts/jobs.ts';
import { routes as accountsRoutes } from './features/accounts/routes.ts';
import type { Setup } from './features/accounts/setup/service.ts';
import { openCertifier } from './features/afterwards/certificates/policy.ts';
import { tellCorrected } from './features/afterwards/hours/service.ts';
import { jobs as afterwardsJobs } from './features/afterwards/jobs.ts';
import { routes as afterwardsRoutes } from './features/afterwards/routes.ts';
import { jobs as dayJobs } from './features/day/jobs.ts';
import { routes as dayRoutes } from './features/day/routes.ts';
import { jobs as eventsJobs } from './features/events/jobs.ts';
import type { RoleRow } from './features/events/roles/queries.ts';
import { routes as eventsRoutes } from './features/events/routes.ts';
import { routes as fillingRoutes } from './features/filling/routes.ts';
import { jobs as foundationJobs } from './features/foundation/jobs.ts';
import { presentLetterhead } from './features/foundation/organisation/present.ts';
import {
  keepOrganisation,
  type OrganisationKeeper,
} from './features/foundation/organisation/service.ts';
import { routes as foundationRoutes } from './features/foundation/routes.ts';
import { createSessions } from './features/foundation/sessions/service.ts';
import { openTowns } from './features/foundation/towns/service.ts';
import { type Candidates, keepCandidates } from './features/matching/candidate-index/service.ts';
import { jobs as matchingJobs } from './features/matching/jobs.ts';
import { routes as matchingRoutes } from './features/matching/routes.ts';
import { routes as messagesRoutes } from './features/messages/routes.ts';
import { jobs as noticesJobs } from './features/notices/jobs.ts';
import { routes as noticesRoutes } from './features/notices/routes.ts';
import type { Contents } from './features/office/content/service.ts';
import { type Demo, openDemo } from './features/office/demo/service.ts';
import { findingsOf, type HealthBook } from './features/office/health/service.ts';
import { jobs as officeJobs } from './features/office/jobs.ts';
import { wishAtActivation } from './features/office/organisers/service.ts';
import { routes as officeRoutes } from './features/office/routes.ts';
import * as followChanges from './features/places/follow-changes/service.ts';
import { jobs as placesJobs } from './features/places/jobs.ts';
import type { Ports } from './features/places/ports.ts';
import { routes as placesRoutes } from './features/places/routes.ts';
import { buildApp } from './http/app.ts';
import type { Patience } from './http/body-watch.ts';
import type { Route } from './http/route.ts';
import { type Line, listenForCommands } from './platform/archive/running.ts';
import { sweepScratch } from './platform/archive/scratch.ts';
import { backUpNightly } from './platform/archive/to-file.ts';
import { type Installation, writeArchive } from './platform/archive/write.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openCounters } from './platform/counters.ts';
import { createBell, type Database, openDatabase, type Tx } from './platform/database.ts';
import { createDraining } from './platform/draining.ts';
import { type Engine, openEngine } from './platform/engine/engine.ts';
import type { FileStore } from './platform/file-store/file-store.ts';
import { openFileStore } from './platform/file-store/open-store.ts';
import { createGuesses } from './platform/guesses.ts';
import { type Jobs, openJobs } from './platform/jobs.ts';
import { openLive } from './platform/live/live.ts';
import type { Log } from './platform/log.ts';
import { openOutbox } from './platform/mail/outbox.ts';
import { mailTransport } from './platform/mail/transport.ts';
import type { Metrics } from './platform/metrics.ts';
import { migrate } from './platform/migrate.ts';
import { createPasswords } from './platform/passwords.ts';
import { openPushService } from './platform/push/push-service.ts';
import { openSigner } from './platform/secrets.ts';
import { openSecurityLog } from './platform/security.ts';
import type { Sessions } from './platform/sessions.ts';
import { type Job, startJobs } from './platform/start-jobs.ts';
import { version } from './platform/version.ts';
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
  readonly ports: Ports;
  readonly setup: Setup;
  readonly organisation: OrganisationKeeper;
  readonly demo: Demo;
  /** Undefined where nobody asked for figures. */
  readonly metrics: Metrics | undefined;
  /** Is no longer ready, stops taking requests when that is noticed, finishes those under way and the jobs, in this order. */
  readonly stop: () => Promise<void>;
};

export type Surroundings = {
  readonly pool: pg.Pool;
  /** Of the embedded database. */
  readonly copyTo?: Installation['copyTo'];
  readonly config: Config;
  readonly contents: Contents;
  readonly log: Log;
  readonly now: Clock;
  /** Widens rate limits, for tests that make many calls on purpose. */
  readonly rateFactor?: number;
  /** How long bodies of requests may take; shorter for tests. */
  readonly patience?: Patience;
  /** Milliseconds for which guests share an answer about events; 0 for tests, which write past the product. */
  readonly answerLife?: number;
};

export async function compose(surroundings: Surroundings): Promise<Composed> {
  const { pool, copyTo, config, contents, log, now, rateFactor = 1, ...forApp } = surroundings;
  const { appUrl, trustProxy, securityContact, embedOrigins } = config;
  const bell = createBell();
  const db = openDatabase(pool, { isPooled: config.databasePooler, bell });
  await migrate(db);
  const files = await openFileStore(config, log);
  const { contentDir, dataDir, databaseUrl } = config;
  await sweepScratch(dataDir);
  const installation = { pool, copyTo, files, contentDir, scratchDir: dataDir, version };
  const jobs = await openJobs(pool, log);
  const fallback = { timeZone: config.timeZone, ...config.signup };
  const organisation = await keepOrganisation(db, { fallback, log });
  const { transport, outbox } = await openMail(surroundings, { db, jobs, organisation });
  const counters = openCounters({ shared: databaseUrl ? pool : undefined, factor: rateFactor });
  const passwords = createPasswords({ guesses: createGuesses(counters), host: appUrl.hostname });
  const sessions = createSessions(db, now);
  const signer = await openSigner(db);
  const security = openSecurityLog({ db, log, now });
  const push = await openPushService(db, config);
  const live = openLive({ db, bell, pool, log, sessions, mayListen: config.databaseListen });
  const engine = openEngine();
  const candidates = keepCandidates(db, log);
  const certifier = await openCertifier(db);
  const demo = await openDemo(db, { ...config, passwords });
  const towns = openTowns(organisation.now);

  const places: Ports = { db, now, outbox, jobs, appUrl, signer, organisation };
  const ports = {
    ...places,
    ...{ files, log, passwords, security, push, live, certifier },
    ...{ contents, engine, candidates, towns },
    ...{ organisation, hasFiles: contents.hasFiles, demo },
    hasPublishedPassword: config.demoPassword === undefined,
    // Of the organisation, at any moment.
    get timeZone() {
      return organisation.now().timeZone;
    },
    ...portsOfLaterRooms(places),
    config,
  };
  const metrics = watched(config.metrics, { pool, live, book: ports });
  const routes = [
    ...foundationRoutes(ports),
    ...accountsRoutes(ports),
    ...noticesRoutes(ports),
    ...eventsRoutes(ports),
    ...matchingRoutes(ports),
    ...placesRoutes(ports),
    ...fillingRoutes(ports),
    ...dayRoutes(ports),
    ...messagesRoutes(ports),
    ...afterwardsRoutes(ports),
    ...officeRoutes(ports),
  ];
  await startJobs(jobs, [
    ...foundationJobs(ports),
    ...accountsJobs(ports),
    ...noticesJobs(ports),
    ...eventsJobs(ports),
    ...matchingJobs(ports),
    ...placesJobs(ports),
    ...dayJobs(ports),
    ...afterwardsJobs(ports),
    ...officeJobs(ports),
    nightlyBackup(installation, config, now),
  ]);

  // A server takes commands from anywhere; the embedded database is this process's own.
  const line = databaseUrl ? undefined : await listenToOperator(installation, ports);
  const draining = createDraining();
  const ping = async () => void (await sql`select 1`.execute(db));
  const app = await buildApp(routes, {
    ...{ sessions, apiTokens: findApiTokens(db, now), signer, security, appUrl, counters },
    ...{ log, files, now, bell },
    ...{ ...forApp, contentPicture: contents.picture, trustProxy, securityContact, embedOrigins },
    ...{ organisation: organisation.now, health: { ping, draining } },
    metrics: besideThePages(metrics, config.metrics),
  });

  async function stop(): Promise<void> {
    const isNoticed = draining.begin();
    live.endStreams();
    await isNoticed;
    // Connections whose last answer ends after the close began would be kept for more than a minute.
    const idle = setInterval(() => app.server.closeIdleConnections(), 250);
    await app.close();
    clearInterval(idle);
    await line?.close();
    await jobs.stop();
    await live.stop();
    await candidates.stop();
    await security.stop();
    organisation.stop();
    transport.close();
    push.close();
  }
  return {
    ...{ app, routes, sessions, db, files, engine, candidates, organisation, demo },
    ...{ ports, setup: ports, metrics, stop },
  };
}

/** Mails in the organisation's name, with a way in for guests. */
async function openMail(
  { config, now, rateFactor = 1 }: Surroundings,
  { db, jobs, organisation }: { db: Database; jobs: Jobs; organisation: OrganisationKeeper },
) {
  const { appUrl } = config;
  const transport = mailTransport(config, organisation.now);
  const letterhead = (language: Language) =>
    presentLetterhead(organisation.now(), { appUrl, language });
  const waysIn = waysInFor({ now, appUrl });
  const mailing = { jobs, transport, now, rateFactor, letterhead, waysIn };
  return { transport, outbox: await openOutbox(db, mailing) };
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

/** What a room needs of a later one, which it must not import. */
function portsOfLaterRooms(ports: Ports) {
  const { withdrawAllOf, withdrawRequestsOf, holdEventsOf, completeWhereHere } = followChanges;
  const { releaseRole, eventPeople } = followChanges;
  return {
    onActivated: wishAtActivation,
    people: eventPeople(ports, tellCorrected),
    withdrawAllOf: (tx: Tx, userId: string) => withdrawAllOf(ports, tx, userId),
    withdrawRequestsOf: (tx: Tx, userId: string) => withdrawRequestsOf(ports, tx, userId),
    holdEventsOf: (tx: Tx, userId: string) => holdEventsOf(ports, tx, userId),
    completeWhereHere: (tx: Tx, userId: string) =>
      completeWhereHere(ports, tx, { userId, actorId: null }),
    releaseRole: (tx: Tx, role: RoleRow, actorId: string) =>
      releaseRole(ports, tx, { role, actorId }),
  };
}
