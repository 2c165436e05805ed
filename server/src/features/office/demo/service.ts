/**
 * Use cases of the demo's data (EC-08). An installation that was started as a demo stops being one when its Admin takes
 * the sample data away: also after a restart, and nothing is planted again.
 */
import { publishedPassword } from '@saath/contract/office/demo/rules';
import type { Clock } from '../../../platform/clock.ts';
import { ConfigError } from '../../../platform/config.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Passwords } from '../../../platform/passwords.ts';
import { firstAdminLink, type Setup } from '../../accounts/setup/service.ts';
import * as queries from './queries.ts';

/** Whether this is a demo, at any moment. */
export type Demo = { readonly isOn: () => boolean; readonly end: () => void };

type Started = {
  readonly isDemo: boolean;
  /** Whether others than this machine can reach it. */
  readonly isOpen: boolean;
  readonly passwords: Passwords;
};

/**
 * @param started as the server was
 * @throws ConfigError where others could log in with what the demo has published: it was tried on this machine alone, and
 * is now started as something else
 */
export async function openDemo(
  db: Database,
  { isDemo, isOpen, passwords }: Started,
): Promise<Demo> {
  let isOn = isDemo && !(await queries.isEnded(db));
  if (!isOn && isOpen && (await publishedHashes(db, passwords)).length > 0)
    throw new ConfigError(
      [
        'Start once with DEMO=1 and a DEMO_PASSWORD of your own, or on this machine alone with DEMO=1 and take the demo away on its dashboard',
      ],
      'People of the demo, an Admin among them, still have the password that everybody knows, and others can reach this installation',
    );
  return {
    isOn: () => isOn,
    end: () => {
      isOn = false;
    },
  };
}

export type DemoPorts = Setup & {
  readonly db: Database;
  readonly now: Clock;
  readonly appUrl: URL;
  readonly demo: Demo;
  /** Everybody in the memory of this process. */
  readonly candidates: { readonly forget: () => void };
};

/** The hashes among those of the demo's people that are of the published password. */
export async function publishedHashes(db: Database, passwords: Passwords): Promise<string[]> {
  const published = [];
  for (const { hash, email } of await queries.demoHashes(db))
    if (await passwords.verify(publishedPassword, hash, { email })) published.push(hash);
  return published;
}

/** @throws DomainError `demo.none` */
export async function countDemo({ db, demo }: DemoPorts): Promise<queries.Counts> {
  if (!demo.isOn()) throw new DomainError('demo.none');
  return await queries.countDemo(db);
}

type Added = Pick<queries.Counts, 'addedPeople' | 'addedEvents'>;

/**
 * Empties the installation; the organisation's settings stay. Pictures go with the next sweep.
 *
 * @param seen what the question said was added; other numbers are told first
 * @returns the path at which the first Admin is made
 * @throws DomainError `demo.none`, `demo.counted_anew`
 */
export async function endDemo(ports: DemoPorts, seen: Added): Promise<string> {
  const { db, demo, candidates, appUrl } = ports;
  if (!demo.isOn()) throw new DomainError('demo.none');
  await inTransaction(db, async (tx) => {
    const now = await queries.countDemo(tx);
    if (now.addedPeople !== seen.addedPeople || now.addedEvents !== seen.addedEvents)
      throw new DomainError('demo.counted_anew');
    await queries.emptyTables(tx);
  });
  demo.end();
  candidates.forget();
  return (await firstAdminLink(ports, appUrl))?.pathname ?? '/';
}
