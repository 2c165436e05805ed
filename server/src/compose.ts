/** Builds everything once, from the outside in: database, jobs, features, web server. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { anonymiseLeavers } from './features/account-care/jobs.ts';
import { accountCareRoutes } from './features/account-care/routes.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import type { Accounts } from './features/accounts/service.ts';
import { announcementRoutes } from './features/announcements/routes.ts';
import { auditLogRoutes } from './features/audit-log/routes.ts';
import { dropOldEntries } from './features/audit-log/service.ts';
import { availabilityRoutes } from './features/availability/routes.ts';
import { boardRoutes } from './features/board/routes.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { contentRoutes } from './features/content/routes.ts';
import type { Contents } from './features/content/service.ts';
import {
  eventPeople,
  releaseRole,
  withdrawAllOf,
  withdrawRequestsOf,
} from './features/crew/service.ts';
import { eventFitRoutes } from './features/event-fit/routes.ts';
import { eventLifeRoutes } from './features/event-life/routes.ts';
import { eventListRoutes } from './features/event-list/routes.ts';
import { eventRoutes } from './features/events/routes.ts';
import { exportRoutes } from './features/exports/routes.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { settleMissingMonths, settleMonths } from './features/figures/jobs.ts';
import { figureRoutes } from './features/figures/routes.ts';
import type { FigureBook } from './features/figures/service.ts';
import { impactRoutes } from './features/impact/routes.ts';
import { importRoutes } from './features/imports/routes.ts';
import { invitationRoutes } from './features/invitations/routes.ts';
import { dropOldInvitations } from './features/invitations/service.ts';
import { passPlacesOn } from './features/joining/jobs.ts';
import { joiningRoutes } from './features/joining/routes.ts';
import { matchingRoutes } from './features/matching/routes.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { sweepFiles } from './features/media/service.ts';
import { noticeRoutes } from './features/notices/routes.ts';
import { dropOldNotices } from './features/notices/service.ts';
import { organiserRoutes } from './features/organisers/routes.ts';
import { askAtSignup, type Organisers, tellIfAsked } from './features/organisers/service.ts';
import { ownDataRoutes } from './features/own-data/routes.ts';
import { FILL_PLACES, type Joining } from './features/participation/service.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { dropFarewells } from './features/people-care/jobs.ts';
import { peopleCareRoutes } from './features/people-care/routes.ts';
import { ratingRoutes } from './features/ratings/routes.ts';
import { roleRoutes } from './features/roles/routes.ts';
import { createSessions, dropExpired } from './features/sessions/service.ts';
import { setupRoutes } from './features/setup/routes.ts';
import type { Setup } from './features/setup/service.ts';
import { siteRoutes } from './features/site/routes.ts';
import { buildApp } from './http/app.ts';
import type { Route } from './http/route.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type Database, openDatabase } from './platform/database.ts';
import { diskStore } from './platform/file-store/disk-store.ts';
import type { FileStore } from './platform/file-store/file-store.ts';
import type { Log } from './platform/log.ts';
import { type Outbox, openOutbox } from './platform/mail/outbox.ts';
import { type MailTransport, outboxFolder, smtpTransport } from './platform/mail/transport.ts';
import { migrate } from './platform/migrate.ts';
import { createPasswords, type Passwords } from './platform/passwords.ts';
import { openQueue, type Queue } from './platform/queue.ts';
import type { Sessions } from './platform/sessions.ts';

export type Composed = {
  readonly app: FastifyInstance;
  readonly routes: readonly Route[];
  readonly sessions: Sessions;
  readonly db: Database;
  readonly files: FileStore;
  readonly joining: Joining;
  readonly setup: Setup;
  /** Stops taking requests, finishes those under way and the jobs, in this order. */
  readonly stop: () => Promise<void>;
};

export type Surroundings = {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly contents: Contents;
  readonly log: Log;
  readonly now: Clock;
  /** Widens rate limits, for tests that make many calls on purpose. */
  readonly rateFactor?: number;
};

export async function compose(surroundings: Surroundings): Promise<Composed> {
  const { pool, config, contents, log, now, rateFactor = 1 } = surroundings;
  const db = openDatabase(pool);
  await migrate(db);
  const files = diskStore(join(config.dataDir, 'files'));
  const queue = await openQueue(pool, log);
  const transport = mailTransport(config);
  const outbox = await openOutbox(db, { queue, transport, now });
  const passwords = createPasswords();
  const sessions = createSessions(db, now);
  const parts: Parts = { db, files, now, queue, outbox, passwords, config };
  const { appUrl } = config;
  const joining: Joining = { db, now, outbox, queue, appUrl };
  const setup: Setup = { db, now, passwords };
  await startJobs(parts, joining);
  await startFigures(parts);

  const routes = [...contentRoutes(contents), ...featureRoutes(parts, { joining, setup })];
  let isDraining = false;
  const app = await buildApp(routes, {
    sessions,
    appUrl,
    rateFactor,
    log,
    files,
    contentPicture: contents.picture,
    trustProxy: config.trustProxy,
    health: {
      ping: async () => void (await sql`select 1`.execute(db)),
      isDraining: () => isDraining,
    },
  });

  async function stop(): Promise<void> {
    isDraining = true;
    await app.close();
    await queue.stop();
    transport.close();
  }
  return { app, routes, sessions, db, files, joining, setup, stop };
}

type Parts = {
  readonly db: Database;
  readonly files: FileStore;
  readonly now: Clock;
  readonly queue: Queue;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly config: Config;
};

function featureRoutes(
  { db, files, now, outbox, passwords, config }: Parts,
  { joining, setup }: { joining: Joining; setup: Setup },
): Route[] {
  const { appUrl, signup, timeZone, isDemo } = config;
  const accounts: Accounts = { db, now, outbox, passwords, appUrl };
  const organisers: Organisers = {
    db,
    now,
    outbox,
    appUrl,
    withdrawRequestsOf: (tx, userId) => withdrawRequestsOf(joining, tx, userId),
  };
  const site = {
    signup: { ...signup, emailDomains: [...signup.emailDomains] },
    timeZone,
    isDemo,
  };
  return [
    ...siteRoutes({ db, site }),
    ...setupRoutes(setup),
    ...accountRoutes({
      accounts,
      files,
      settings: signup,
      askToOrganise: askAtSignup,
      onActivated: (tx, user) => tellIfAsked(tx, user, now()),
    }),
    ...availabilityRoutes({ db, now }),
    ...accountCareRoutes({
      ...accounts,
      withdrawAllOf: (tx, userId) => withdrawAllOf(joining, tx, userId),
    }),
    ...ownDataRoutes({ db, now }),
    ...calendarRoutes({ db, now }),
    ...eventListRoutes({ db, now }),
    ...eventRoutes({ db, files, now, timeZone, people: eventPeople(joining) }),
    ...eventLifeRoutes({ joining, files }),
    ...mediaRoutes({ db, files, now }),
    ...roleRoutes({
      db,
      now,
      releaseRole: (tx, role, actorId) => releaseRole(joining, tx, { role, actorId }),
    }),
    ...joiningRoutes(joining),
    ...announcementRoutes({ db, now, outbox, appUrl }),
    ...boardRoutes(joining),
    ...matchingRoutes({ db, now }),
    ...eventFitRoutes({ db, now }),
    ...feedbackRoutes({ db, now }),
    ...noticeRoutes({ db, now }),
    ...impactRoutes({ db, now, timeZone }),
    ...figureRoutes({ db, now, timeZone }),
    ...organiserRoutes(organisers),
    ...invitationRoutes(accounts),
    ...peopleRoutes({ db, now, timeZone }),
    ...peopleCareRoutes({ joining, organisers, files }),
    ...ratingRoutes({ db, now }),
    ...importRoutes(accounts),
    ...exportRoutes({ db, now, timeZone }),
    ...contactRoutes({ db, outbox }),
    ...auditLogRoutes({ db, now, timeZone }),
  ];
}

async function startJobs({ db, files, now, queue }: Parts, joining: Joining): Promise<void> {
  await queue.work(FILL_PLACES, async (roleId) => await passPlacesOn(joining, roleId));
  await queue.schedule('sweep', '17 3 * * *', async () => {
    await anonymiseLeavers({ db, files, now });
    await sweepFiles({ db, files, now });
    await dropOldNotices({ db, now });
    await dropOldInvitations({ db, now });
    await dropOldEntries({ db, now });
    await dropExpired(db, now());
    await dropFarewells(db);
  });
}

async function startFigures({ db, now, queue, config }: Parts): Promise<void> {
  const book: FigureBook = { db, now, timeZone: config.timeZone };
  await settleMissingMonths(book);
  await queue.schedule('month-figures', '41 2 * * *', async () => await settleMonths(book));
}

function mailTransport({ mailUrl, mailFrom, dataDir, appUrl }: Config): MailTransport {
  const sender = { from: mailFrom, host: appUrl.hostname };
  return mailUrl ? smtpTransport(mailUrl, sender) : outboxFolder(join(dataDir, 'outbox'), sender);
}
