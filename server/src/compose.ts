/** Builds everything once, from the outside in: database, jobs, features, web server. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { anonymiseLeavers } from './features/accounts/account-care/jobs.ts';
import { accountCareRoutes } from './features/accounts/account-care/routes.ts';
import { accountRoutes } from './features/accounts/accounts/routes.ts';
import type { Accounts } from './features/accounts/accounts/service.ts';
import { availabilityRoutes } from './features/accounts/availability/routes.ts';
import { setupRoutes } from './features/accounts/setup/routes.ts';
import type { Setup } from './features/accounts/setup/service.ts';
import { signUpRoutes } from './features/accounts/sign-up/routes.ts';
import { dropOldSignUps } from './features/accounts/sign-up/service.ts';
import { calendarFeedRoutes } from './features/afterwards/calendar-feed/routes.ts';
import { openCertifier } from './features/afterwards/certificates/policy.ts';
import { certificateRoutes } from './features/afterwards/certificates/routes.ts';
import type { Certificates } from './features/afterwards/certificates/service.ts';
import { feedbackRoutes } from './features/afterwards/feedback/routes.ts';
import { hoursRoutes } from './features/afterwards/hours/routes.ts';
import { tellCorrected } from './features/afterwards/hours/service.ts';
import { impactRoutes } from './features/afterwards/impact/routes.ts';
import { ratingRoutes } from './features/afterwards/ratings/routes.ts';
import { sendRecaps } from './features/afterwards/recaps/jobs.ts';
import { badgeRoutes } from './features/day/badges/routes.ts';
import { dayRoutes } from './features/day/day/routes.ts';
import { doorRoutes } from './features/day/door/routes.ts';
import { kioskRoutes } from './features/day/kiosk/routes.ts';
import { dropOldPasses } from './features/day/kiosk/service.ts';
import { walkInRoutes } from './features/day/walk-ins/routes.ts';
import { eventListRoutes } from './features/events/admin-list/routes.ts';
import { calendarRoutes } from './features/events/calendar/routes.ts';
import { eventRoutes } from './features/events/events/routes.ts';
import { roleRoutes } from './features/events/roles/routes.ts';
import { nextBestRoutes } from './features/filling/next-best/routes.ts';
import { fillRoutes } from './features/filling/save/routes.ts';
import { fillUndoRoutes } from './features/filling/undo/routes.ts';
import { liveRoutes } from './features/foundation/live/routes.ts';
import { mediaRoutes } from './features/foundation/media/routes.ts';
import { sweepFiles } from './features/foundation/media/service.ts';
import { createSessions, dropExpired } from './features/foundation/sessions/service.ts';
import { keepCandidates } from './features/matching/candidate-index/service.ts';
import { matchingInputRoutes } from './features/matching/choices/routes.ts';
import { eventFitRoutes } from './features/matching/event-fit/routes.ts';
import {
  type Learning,
  learn,
  learnNightly,
  learnWhenDue,
} from './features/matching/learning/jobs.ts';
import { learningRoutes } from './features/matching/learning/routes.ts';
import { countEvenness, dropOldVersions, LEARN_NOW } from './features/matching/learning/service.ts';
import { dropOldDecisions } from './features/matching/match-log/service.ts';
import { followDecisions } from './features/matching/outcomes/jobs.ts';
import { outlookRoutes } from './features/matching/outlook/routes.ts';
import { matchingRoutes } from './features/matching/suggest/routes.ts';
import { announcementRoutes } from './features/messages/announcements/routes.ts';
import { contactRoutes } from './features/messages/contact/routes.ts';
import { deliveryRoutes } from './features/messages/deliveries/routes.ts';
import { threadRoutes } from './features/messages/threads/routes.ts';
import { deviceRoutes } from './features/notices/devices/routes.ts';
import { unsubscribeRoutes } from './features/notices/news-mails/routes.ts';
import { noticeRoutes } from './features/notices/notices/routes.ts';
import { dropOldNotices, PUSH } from './features/notices/notices/service.ts';
import { deliverPush } from './features/notices/push/jobs.ts';
import { auditLogRoutes } from './features/office/audit-log/routes.ts';
import { dropOldEntries } from './features/office/audit-log/service.ts';
import { contentRoutes } from './features/office/content/routes.ts';
import type { Contents } from './features/office/content/service.ts';
import { exportRoutes } from './features/office/exports/routes.ts';
import {
  settleDueMonths,
  settleMissingMonths,
  settleMonths,
} from './features/office/figures/jobs.ts';
import { figureRoutes } from './features/office/figures/routes.ts';
import type { FigureBook } from './features/office/figures/service.ts';
import { importRoutes } from './features/office/imports/routes.ts';
import { invitationRoutes } from './features/office/invitations/routes.ts';
import { dropOldInvitations } from './features/office/invitations/service.ts';
import { jobRoutes } from './features/office/jobs/routes.ts';
import { keepNumbers } from './features/office/kept-numbers/jobs.ts';
import { organiserRoutes } from './features/office/organisers/routes.ts';
import { type Organisers, wishAtActivation } from './features/office/organisers/service.ts';
import { ownDataRoutes } from './features/office/own-data/routes.ts';
import { peopleRoutes } from './features/office/people/routes.ts';
import { dropFarewells } from './features/office/people-care/jobs.ts';
import { peopleCareRoutes } from './features/office/people-care/routes.ts';
import { securityLogRoutes } from './features/office/security-log/routes.ts';
import { dropOldSecurityEvents } from './features/office/security-log/service.ts';
import { siteRoutes } from './features/office/site/routes.ts';
import { joiningRoutes } from './features/places/answer/routes.ts';
import { boardRoutes } from './features/places/board/routes.ts';
import { eventArchiveRoutes } from './features/places/event-archive/routes.ts';
import { eventLifeRoutes } from './features/places/event-life/routes.ts';
import { tellHeldNews } from './features/places/follow-changes/jobs.ts';
import {
  completeWhereHere,
  eventPeople,
  HELD_NEWS,
  holdEventsOf,
  releaseRole,
  withdrawAllOf,
  withdrawRequestsOf,
} from './features/places/follow-changes/service.ts';
import { FILL_PLACES, type Joining } from './features/places/place/service.ts';
import { sendReminders } from './features/places/reminders/jobs.ts';
import { reminderRoutes } from './features/places/reminders/routes.ts';
import { shiftPlanRoutes } from './features/places/shift-plans/routes.ts';
import { endOfferInTime, endOldOffers, passPlacesOn } from './features/places/wait-list/jobs.ts';
import { waitListRoutes } from './features/places/wait-list/routes.ts';
import { END_OFFERS } from './features/places/wait-list/service.ts';
import { whyNotRoutes } from './features/places/why-not/routes.ts';
import { buildApp } from './http/app.ts';
import type { Patience } from './http/body-watch.ts';
import type { Route } from './http/route.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { type Database, openDatabase } from './platform/database.ts';
import { createDraining } from './platform/draining.ts';
import { diskStore } from './platform/file-store/disk-store.ts';
import type { FileStore } from './platform/file-store/file-store.ts';
import { createGuesses } from './platform/guesses.ts';
import { type Live, openLive } from './platform/live/live.ts';
import { dropOldLiveEntries } from './platform/live/log.ts';
import type { Log } from './platform/log.ts';
import { blankExpired } from './platform/mail/bodies.ts';
import { type Outbox, openOutbox } from './platform/mail/outbox.ts';
import { dropOldMails } from './platform/mail/retention.ts';
import { type MailTransport, outboxFolder, smtpTransport } from './platform/mail/transport.ts';
import { migrate } from './platform/migrate.ts';
import { createPasswords, type Passwords } from './platform/passwords.ts';
import { openPushService, type PushService } from './platform/push/push-service.ts';
import { openQueue, type Queue } from './platform/queue.ts';
import { openSigner, type Signer } from './platform/secrets.ts';
import { openSecurityLog, type SecurityLog } from './platform/security.ts';
import type { Sessions } from './platform/sessions.ts';

export type Composed = {
  readonly app: FastifyInstance;
  readonly routes: readonly Route[];
  readonly sessions: Sessions;
  readonly db: Database;
  readonly files: FileStore;
  readonly joining: Joining;
  readonly setup: Setup;
  /** Is no longer ready, stops taking requests when that is noticed, finishes those under way and the jobs, in this order. */
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
  /** How long bodies of requests may take; shorter for tests. */
  readonly patience?: Patience;
};

export async function compose(surroundings: Surroundings): Promise<Composed> {
  const { pool, config, contents, log, now, rateFactor = 1, patience } = surroundings;
  const db = openDatabase(pool, { isPooled: config.databasePooler });
  await migrate(db);
  const files = diskStore(join(config.dataDir, 'files'));
  const queue = await openQueue(pool, log);
  const transport = mailTransport(config);
  const outbox = await openOutbox(db, { queue, transport, now, rateFactor });
  const guesses = createGuesses(rateFactor);
  const passwords = createPasswords({ guesses, host: config.appUrl.hostname });
  const sessions = createSessions(db, now);
  const signer = await openSigner(db);
  const security = openSecurityLog({ db, log, now });
  const push = await pushService(db, config);
  const live = openLive({ db, pool, log, sessions, mayListen: config.databaseListen });
  const stopCandidates = keepCandidates(db, log);
  const parts: Parts = {
    db,
    files,
    now,
    log,
    queue,
    outbox,
    passwords,
    signer,
    security,
    push,
    live,
    config,
  };
  const { appUrl } = config;
  const joining: Joining = { db, now, outbox, queue, appUrl, signer };
  const setup: Setup = { db, now, passwords };
  await startJobs(parts, joining);
  await startFigures(parts);
  await startPushes(parts);
  await startLearning(parts);

  const certificates: Certificates = {
    db,
    now,
    appUrl,
    timeZone: config.timeZone,
    certifier: await openCertifier(db),
  };
  const routes = [
    ...contentRoutes(contents),
    ...featureRoutes(parts, { joining, setup }),
    ...certificateRoutes(certificates),
  ];
  const draining = createDraining();
  const app = await buildApp(routes, {
    sessions,
    signer,
    security,
    appUrl,
    rateFactor,
    patience,
    log,
    files,
    contentPicture: contents.picture,
    trustProxy: config.trustProxy,
    securityContact: config.securityContact,
    now,
    health: {
      ping: async () => void (await sql`select 1`.execute(db)),
      draining,
    },
  });

  async function stop(): Promise<void> {
    const isNoticed = draining.begin();
    live.endStreams();
    await isNoticed;
    // Connections whose last answer ends after the close began would be kept for more than a minute.
    const idle = setInterval(() => app.server.closeIdleConnections(), 250);
    await app.close();
    clearInterval(idle);
    await queue.stop();
    await live.stop();
    await stopCandidates();
    await security.stop();
    transport.close();
    push.close();
  }
  return { app, routes, sessions, db, files, joining, setup, stop };
}

type Parts = {
  readonly db: Database;
  readonly files: FileStore;
  readonly now: Clock;
  readonly log: Log;
  readonly queue: Queue;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly signer: Signer;
  readonly security: SecurityLog;
  readonly push: PushService;
  readonly live: Live;
  readonly config: Config;
};

function featureRoutes(
  { db, files, now, log, queue, outbox, passwords, signer, security, push, live, config }: Parts,
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
    holdEventsOf: (tx, userId) => holdEventsOf(joining, tx, userId),
  };
  const site = {
    signup: { ...signup, emailDomains: [...signup.emailDomains] },
    timeZone,
    isDemo,
  };
  return [
    ...siteRoutes({ db, site }),
    ...setupRoutes(setup),
    ...signUpRoutes({ accounts, files, settings: signup, onActivated: wishAtActivation }),
    ...accountRoutes({ accounts, settings: signup }),
    ...availabilityRoutes({ db, now }),
    ...matchingInputRoutes({ db, now }),
    ...accountCareRoutes({
      ...accounts,
      withdrawAllOf: (tx, userId) => withdrawAllOf(joining, tx, userId),
      holdEventsOf: (tx, userId) => holdEventsOf(joining, tx, userId),
    }),
    ...ownDataRoutes({ db, now, timeZone }),
    ...calendarRoutes({ db, now }),
    ...eventListRoutes({ db, now }),
    ...eventRoutes({ db, files, now, timeZone, people: eventPeople(joining, tellCorrected) }),
    ...eventLifeRoutes({ joining, files }),
    ...eventArchiveRoutes({ joining, files }),
    ...mediaRoutes({ db, files, now }),
    ...roleRoutes({
      db,
      now,
      releaseRole: (tx, role, actorId) => releaseRole(joining, tx, { role, actorId }),
    }),
    ...shiftPlanRoutes(joining),
    ...joiningRoutes(joining),
    ...reminderRoutes(joining),
    ...waitListRoutes(joining),
    ...announcementRoutes({ db, now, outbox, appUrl, signer }),
    ...deliveryRoutes({ db, now, outbox }),
    ...threadRoutes({ db, now, outbox, appUrl, signer }),
    ...boardRoutes(joining),
    ...fillRoutes({ ...joining, log }),
    ...fillUndoRoutes(joining),
    ...nextBestRoutes({ db, now }),
    ...dayRoutes(joining),
    ...doorRoutes(joining),
    ...walkInRoutes(joining),
    ...kioskRoutes(joining),
    ...badgeRoutes(joining),
    ...matchingRoutes({ db, log, now }),
    ...learningRoutes({ db, log, now, timeZone, queue }),
    ...whyNotRoutes({ db, now }),
    ...eventFitRoutes({ db, now }),
    ...feedbackRoutes({ db, now }),
    ...noticeRoutes({ db, now, timeZone }),
    ...unsubscribeRoutes({ db, now, signer }),
    ...deviceRoutes({ db, now, push }),
    ...liveRoutes(live),
    ...hoursRoutes(joining),
    ...impactRoutes({ db, now, timeZone }),
    ...figureRoutes({ db, now, timeZone }),
    ...outlookRoutes({ db, now }),
    ...organiserRoutes(organisers),
    ...invitationRoutes(accounts),
    ...peopleRoutes({ db, now, timeZone }),
    ...peopleCareRoutes({ joining, organisers, files }),
    ...ratingRoutes({ db, now }),
    ...importRoutes(accounts),
    ...exportRoutes({ db, now, timeZone }),
    ...contactRoutes({ db, outbox }),
    ...auditLogRoutes({ db, now, timeZone }),
    ...securityLogRoutes({ db, security }),
    ...calendarFeedRoutes({ db, now, signer, appUrl }),
    ...jobRoutes({ db, queue, now }),
  ];
}

async function startJobs({ db, files, now, queue }: Parts, joining: Joining): Promise<void> {
  await queue.work(FILL_PLACES, async (roleId) => await passPlacesOn(joining, roleId));
  await queue.work(END_OFFERS, async (id) => await endOfferInTime(joining, id));
  await queue.work(HELD_NEWS, async (eventId) => await tellHeldNews(joining, eventId));
  await queue.schedule('old-offers', '* * * * *', async () => await endOldOffers(joining));
  await queue.schedule('reminders', '*/5 * * * *', async () => {
    await sendReminders(joining);
  });
  await queue.schedule('recaps', '*/10 * * * *', async () => {
    await sendRecaps(joining);
  });
  await queue.schedule('mail-words', '*/10 * * * *', async () => await blankExpired(db, now()));
  await queue.schedule('kept-numbers', '53 3 * * *', async () => {
    await keepNumbers({ db, now });
  });
  await queue.schedule('sweep', '17 3 * * *', async () => {
    await anonymiseLeavers({
      ...{ db, files, now },
      holdEventsOf: (tx, userId) => holdEventsOf({ now }, tx, userId),
      completeWhereHere: (tx, userId) => completeWhereHere({ now }, tx, { userId, actorId: null }),
    });
    await dropOldSignUps({ db, now });
    await sweepFiles({ db, files, now });
    await dropOldNotices({ db, now });
    await dropOldInvitations({ db, now });
    await dropOldEntries({ db, now });
    await dropOldSecurityEvents({ db, now });
    await dropOldLiveEntries(db);
    await dropExpired(db, now());
    await dropOldPasses(db, now());
    await dropFarewells({ db, now });
    await dropOldMails(db, now());
    await dropOldDecisions({ db, now });
    await dropOldVersions(db);
  });
}

async function startLearning({ db, now, log, queue, config }: Parts): Promise<void> {
  const learning: Learning = { db, now, log, timeZone: config.timeZone };
  await queue.work(LEARN_NOW, async () => void (await learn(learning, { least: 0 })));
  await queue.schedule('match-log', '* * * * *', async () => {
    await followDecisions(learning);
  });
  await queue.schedule('learn', '*/10 * * * *', async () => {
    await learnWhenDue(learning);
    await countEvenness(learning);
  });
  await queue.schedule('learn-nightly', '23 2 * * *', async () => {
    await learnNightly(learning);
  });
}

async function startFigures({ db, now, queue, config }: Parts): Promise<void> {
  const book: FigureBook = { db, now, timeZone: config.timeZone };
  await settleMissingMonths(book);
  await queue.schedule('due-months', '*/5 * * * *', async () => await settleDueMonths(book));
  await queue.schedule('month-figures', '41 2 * * *', async () => await settleMonths(book));
}

async function startPushes({ db, now, queue, push, config }: Parts): Promise<void> {
  const { timeZone } = config;
  await queue.work(PUSH, async (id) => await deliverPush({ db, now, push, timeZone }, id));
}

/** Operators of push services write to the site, or, where only this machine knows it, to the address of our mails. */
async function pushService(
  db: Database,
  { appUrl, mailFrom, pushToLocal: isLocal }: Config,
): Promise<PushService> {
  const contact = appUrl.protocol === 'https:' ? appUrl.href : `mailto:${mailFrom}`;
  return await openPushService(db, { contact, isLocal });
}

function mailTransport({ mailUrl, mailFrom, dataDir, appUrl }: Config): MailTransport {
  const sender = { from: mailFrom, host: appUrl.hostname };
  return mailUrl ? smtpTransport(mailUrl, sender) : outboxFolder(join(dataDir, 'outbox'), sender);
}
