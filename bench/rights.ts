/**
 * What the check of rights costs a call of somebody who is signed in. Finding out who calls is measured by turns with their rights and
 * without, where the query of a session asks for none, and compared with the whole call, in one run on a PostgreSQL server. Counted in CPU of the product and of the database, which
 * other programs of the machine hardly change. Run: TEST_POSTGRES_URL=… node bench/rights.ts
 */
import { getEvent } from '@saath/contract/events/events/endpoints';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { addToBranch } from '@saath/contract/office/branches/endpoints';
import pg from 'pg';
import { abilitiesAt, type Grant, requireThere } from '../server/src/platform/actor.ts';
import { serverDatabase } from '../server/src/testing/database.ts';
import { done } from '../server/src/testing/done.ts';
import {
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../server/src/testing/given.ts';
import { givenBranch } from '../server/src/testing/given-branch.ts';
import { type TestProduct, testProduct } from '../server/src/testing/product.ts';
import { isMain } from '../tools/setup.mjs';
import { cpuWithDatabase } from './cpu.ts';

const EVENTS = 40;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 12);
const FINDS = 200;
const CALLS = 20;

/** Statements sent to the database so far, and whether they ask for rights. */
let statements = 0;
let isChecked = true;
const bare = new Map<string, string>();

/** The query of a session, without what people may do; its parameters stay where they are. */
function withoutRights(text: string): string {
  const known = bare.get(text);
  if (known !== undefined) return known;
  const found = text.replace(/coalesce\(\(\s*select json_agg[\s\S]*?\), '\[\]'\)/g, (part) => {
    const names = part.match(/\$\d+(?:::uuid\[\])?/g) ?? [];
    const used = names.map(
      (name) => `${name.includes(':') ? name : `${name}::timestamptz`} is null`,
    );
    return `case when ${used.join(' or ')} then '[]'::json else '[]'::json end`;
  });
  if (found === text) throw new Error('A session is looked up in another way now');
  bare.set(text, found);
  return found;
}

const query = pg.Client.prototype.query;
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  statements += 1;
  const [first, ...rest] = given;
  // Prepared by a name, which has to be another one for another text.
  const { text, name } = first as { text?: string; name?: string };
  if (isChecked || !text?.includes('from event_grant')) return Reflect.apply(query, this, given);
  const asked = { ...(first as object), text: withoutRights(text), name: name && `bare ${name}` };
  return Reflect.apply(query, this, [asked, ...rest]);
} as typeof query;

type Work = () => Promise<unknown>;
/** A call, and the events that it names. */
type Asked = { readonly call: Work; readonly eventIds?: readonly string[] };

/** @returns CPU seconds of so many, and the statements that most of them sent */
async function costOf(product: TestProduct, work: Work, times: number) {
  const before = await cpuWithDatabase(product.pool);
  const sent: number[] = [];
  for (let count = 0; count < times; count++) {
    const already = statements;
    await work();
    sent.push(statements - already);
  }
  return { cpu: (await cpuWithDatabase(product.pool)) - before, statements: middle(sent) };
}

const middle = (all: readonly number[]) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/**
 * Finding out who calls, with their rights and without, by turns; and the whole call, of which that is a part. Milliseconds of
 * CPU each.
 */
async function compare(product: TestProduct, by: SignedIn, { call, eventIds = [] }: Asked) {
  const secret = by.cookie.slice(by.cookie.indexOf('=') + 1);
  const find: Work = async () => {
    const actor = await product.sessions.find(secret, eventIds);
    if (!actor) throw new Error('Nobody is signed in');
    if (!isChecked && actor.branches.length > 0)
      throw new Error('Rights were asked for all the same');
  };
  const rounds: Record<'checked' | 'plain' | 'call', number[]> = {
    checked: [],
    plain: [],
    call: [],
  };
  const sent = { checked: 0, plain: 0, call: 0 };
  // The first round warms up.
  for (let round = -1; round < ROUNDS; round++) {
    const turns = [
      ['checked', find, FINDS],
      ['plain', find, FINDS],
      ['call', call, CALLS],
    ] as const;
    for (const [what, work, times] of round % 2 === 0 ? turns : turns.toReversed()) {
      isChecked = what !== 'plain';
      const cost = await costOf(product, work, times);
      sent[what] = cost.statements;
      if (round >= 0) rounds[what].push((cost.cpu * 1000) / times);
    }
  }
  // Of all rounds the middle one: a few are much dearer where other programs fill the processors' caches.
  const { checked, plain, call: whole } = rounds;
  const cpu = { checked: middle(checked), plain: middle(plain), call: middle(whole) };
  isChecked = true;
  return { cpu, sent };
}

/** Microseconds of one check in memory, and of all that a screen is told, for somebody with many rights. */
function inMemory(eventIds: readonly string[]): number {
  const until = new Date(8.64e15);
  const grants = eventIds.map((eventId): Grant => ({ eventId, right: 'organiser', until }));
  const id = crypto.randomUUID();
  const actor = { id, role: 'Volunteer', sessionId: id, grants, branches: [], at: until } as const;
  const named = { part: 'params', field: 'id' } as const;
  const last = eventIds.at(-1) ?? '';
  const check = () => {
    requireThere(actor, { ability: 'places.write', of: 'event', named }, last);
    abilitiesAt(actor, last);
  };
  const TIMES = 20_000;
  for (let count = 0; count < TIMES; count++) check();
  const before = process.cpuUsage();
  for (let count = 0; count < TIMES; count++) check();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / TIMES;
}

/** As a table for docs/performance.md. */
export async function rightsFigures(): Promise<string> {
  const product = await testProduct({ database: await serverDatabase(4) });
  const admin = await givenAdmin(product);
  const events = [];
  for (let count = 0; count < EVENTS; count++) events.push(await givenEvent(admin));
  const ids = events.map(({ id }) => id);
  const branch = await givenBranch(admin, ids);
  const nobody = await givenSignedIn(product);
  const organiser = await givenSignedIn(product);
  const body = { userId: organiser.id, right: 'organiser' };
  await done(admin, addToBranch, { params: { id: branch }, body });
  await product.pool.query('analyze');
  const [id = ''] = ids;
  const event = (by: SignedIn): Asked => ({
    call: async () => await done(by, getEvent, { params: { id } }),
    eventIds: [id],
  });
  const notices = (by: SignedIn): Asked => ({
    call: async () => await done(by, listNotices, { query: {} }),
  });
  const measured = [
    ['an event, a volunteer without rights', await compare(product, nobody, event(nobody))],
    [
      `an event, who helps to run ${EVENTS} of a branch`,
      await compare(product, organiser, event(organiser)),
    ],
    ['an event, an Admin', await compare(product, admin, event(admin))],
    ['notices, a volunteer without rights', await compare(product, nobody, notices(nobody))],
    [
      `notices, who helps to run ${EVENTS} of a branch`,
      await compare(product, organiser, notices(organiser)),
    ],
  ] as const;
  await product.close({ isBroken: true });
  const rows = measured.map(([what, { cpu, sent }]) => {
    const share = (((cpu.checked - cpu.plain) / cpu.call) * 100).toFixed(1);
    const figures = [cpu.call, cpu.checked, cpu.plain].map((each) => each.toFixed(2));
    return `| ${what} | ${figures.join(' | ')} | ${share} % | ${sent.call} | ${sent.checked} | ${sent.plain} |`;
  });
  const head =
    '| call | CPU ms | of that who calls, with rights | without | rights (≤ 3 %) | statements | who calls | without |';
  const check = `One check in memory, with all abilities told: ${inMemory(ids).toFixed(1)} µs.`;
  return [head, '|---|---|---|---|---|---|---|---|', ...rows, '', check].join('\n');
}

if (isMain(import.meta.url)) {
  console.log(await rightsFigures());
  process.exit();
}
