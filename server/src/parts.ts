/** What the rooms work with, made once in a process: database, files, jobs, mails, keys, the index of candidates … */
import type { Language } from '@saath/contract/language';
import type pg from 'pg';
import { waysInFor } from './features/accounts/guests/service.ts';
import { openCertifier } from './features/afterwards/certificates/policy.ts';
import { presentLetterhead } from './features/foundation/organisation/present.ts';
import { footersOf } from './features/foundation/organisation/queries.ts';
import {
  keepOrganisation,
  type OrganisationKeeper,
} from './features/foundation/organisation/service.ts';
import { createSessions } from './features/foundation/sessions/service.ts';
import { openTowns } from './features/foundation/towns/service.ts';
import { keepCandidates } from './features/matching/candidate-index/service.ts';
import type { Contents } from './features/office/content/service.ts';
import { openDemo } from './features/office/demo/service.ts';
import type { Patience } from './http/body-watch.ts';
import { sweepScratch } from './platform/archive/scratch.ts';
import type { Installation } from './platform/archive/write.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openCounters } from './platform/counters.ts';
import { createBell, type Database, openDatabase } from './platform/database.ts';
import { openEngine } from './platform/engine/engine.ts';
import { openFileStore } from './platform/file-store/open-store.ts';
import { createGuesses } from './platform/guesses.ts';
import { type Jobs, openJobs, type Watch } from './platform/jobs.ts';
import { openLive } from './platform/live/live.ts';
import type { Log } from './platform/log.ts';
import { openOutbox } from './platform/mail/outbox.ts';
import { mailTransport } from './platform/mail/transport.ts';
import { migrate } from './platform/migrate.ts';
import { createPasswords } from './platform/passwords.ts';
import { openProvider } from './platform/provider.ts';
import { openPushService } from './platform/push/push-service.ts';
import { openSigner } from './platform/secrets.ts';
import { openSecurityLog } from './platform/security.ts';
import { version } from './platform/version.ts';
import { openWebAuthn } from './platform/web-authn.ts';

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
  /** Of the job queue; tests call jobs of the clock themselves, at moments of their own. */
  readonly watch?: Partial<Watch>;
};

/**
 * Brings the database up to date before anything reads it. `rooms` is what they can be handed; the rest is for the web
 * server and for who runs the process.
 */
export async function openParts(surroundings: Surroundings) {
  const { pool, copyTo, config, contents, log, now, rateFactor = 1, watch } = surroundings;
  const { appUrl, contentDir, dataDir, databaseUrl, demoPassword } = config;
  const bell = createBell();
  const db = openDatabase(pool, { isPooled: config.databasePooler, bell });
  await migrate(db);
  const files = await openFileStore(config, log);
  await sweepScratch(dataDir);
  const installation = { pool, copyTo, files, contentDir, scratchDir: dataDir, version };
  const jobs = await openJobs(pool, log, watch);
  const fallback = { timeZone: config.timeZone, ...config.signup };
  const organisation = await keepOrganisation(db, { fallback, log });
  const { transport, outbox } = await openMail(surroundings, { db, jobs, organisation });
  const counters = openCounters({ shared: databaseUrl ? pool : undefined, factor: rateFactor });
  const passwords = createPasswords({ guesses: createGuesses(counters), host: appUrl.hostname });
  const sessions = createSessions(db, now, { isProviderOnly: config.provider?.isOnly });
  const signer = await openSigner(db);
  const security = openSecurityLog({ db, log, now });
  const provider = openProvider(config.provider, { appUrl, log, now });
  const webAuthn = openWebAuthn({ appUrl, site: () => organisation.now().name });
  const push = await openPushService(db, config);
  const live = openLive({ db, bell, pool, log, sessions, now, mayListen: config.databaseListen });
  const engine = openEngine();
  const candidates = keepCandidates(db, log);
  const certifier = await openCertifier(db);
  const demo = await openDemo(db, { ...config, passwords });
  const towns = openTowns(organisation.now);
  const rooms = {
    ...{ db, now, outbox, jobs, appUrl, signer, organisation },
    ...{ files, log, passwords, security, provider, webAuthn, push, live, certifier },
    ...{ contents, engine, candidates, towns },
    ...{ hasFiles: contents.hasFiles, demo, config },
    hasPublishedPassword: demoPassword === undefined,
  };

  /** After the web server: who is being answered may still need all of it. */
  async function close(): Promise<void> {
    await jobs.stop();
    await live.stop();
    await candidates.stop();
    await security.stop();
    organisation.stop();
    transport.close();
    push.close();
  }
  return { rooms, sessions, counters, bell, installation, close };
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
  const mailing = { jobs, transport, now, rateFactor, letterhead, footersOf, waysIn };
  return { transport, outbox: await openOutbox(db, mailing) };
}
