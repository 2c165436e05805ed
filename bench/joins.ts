/**
 * Places taken per second by people who join, on one role and on many, and by the bare statement, on one database in one run;
 * and the CPU of a join. `node bench/joins.ts` for both databases, on the server that `TEST_POSTGRES_URL` names.
 */
import type { Event } from '@saath/contract/events/events/schema';
import { requestToJoin } from '../server/src/features/places/ask/service.ts';
import {
  embeddedDatabase,
  serverDatabase,
  type TestDatabase,
} from '../server/src/testing/database.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
} from '../server/src/testing/given.ts';
import { setup } from '../server/src/testing/global-setup.ts';
import { testProduct } from '../server/src/testing/product.ts';
import { isMain } from '../tools/setup.mjs';
import { cpuSeconds } from './cpu.ts';

const JOINS = Number(process.env.BENCH_JOINS ?? 1000);
const CLIENTS = 16;
const ROLES = 50;
const DAY = 86_400_000;

async function rateOf(work: (index: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < JOINS) await work(next++);
    }),
  );
  return JOINS / ((performance.now() - began) / 1000);
}

type Rates = {
  /** Joins per second where all want the same role. */
  readonly oneRole: number;
  /** The same, spread over many roles of as many events. */
  readonly manyRoles: number;
  /** The compare-and-set statement alone, on one role. */
  readonly statement: number;
  /** Milliseconds of CPU a join of the many roles, of the product and of the database server. */
  readonly cpu: number;
};

/** Seconds of CPU of this process, in which an embedded database is, and of those that work for it in a server. */
async function cpuOf({ pool }: TestDatabase): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return [process.pid, ...rows.map(({ pid }) => pid)].reduce(
    (sum, pid) => sum + cpuSeconds(pid),
    0,
  );
}

export async function measureJoins(
  open = async (): Promise<TestDatabase> => await serverDatabase(CLIENTS + 4),
): Promise<Rates> {
  const database = await open();
  const product = await testProduct({ database });
  const admin = await givenAdmin(product);
  const role = {
    role_name: 'Steward',
    description: 'Helps.',
    maxVolunteers: 10 * JOINS,
    skills: [],
  };
  const eventOn = async (day: number): Promise<Event> => {
    const start = Date.parse('2027-01-01T09:00:00Z') + day * DAY;
    const times = {
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + DAY / 6).toISOString(),
    };
    return await givenEvent(admin, eventForm({ ...times, mode: 'instant', role: [role] }));
  };
  const events: Event[] = [];
  for (let day = 0; day <= ROLES; day++) events.push(await eventOn(day));
  const people: string[] = [];
  for (let count = 0; count < JOINS; count++) people.push((await givenVolunteer(product.db)).id);
  const join = async (index: number, event: Event | undefined) => {
    if (!event) throw new Error('There are fewer events than roles');
    const userId = people[index] ?? '';
    const roleId = firstRole(event).id;
    const request = { eventId: event.id, userId, roleId, note: '', actorId: userId };
    const { row } = await requestToJoin(product.ports, request);
    if (row.state !== 'confirmed') throw new Error(`A free place was not given: ${row.state}`);
  };

  const [first, ...others] = events;
  const roleId = first ? firstRole(first).id : '';
  const statement = await rateOf(
    async () =>
      await database.pool.query(
        'update event_role set filled = filled + 1 where id = $1 and filled < max_volunteers',
        [roleId],
      ),
  );
  await database.pool.query('update event_role set filled = 0 where id = $1', [roleId]);
  const oneRole = await rateOf(async (index) => await join(index, first));
  const before = await cpuOf(database);
  const manyRoles = await rateOf(async (index) => await join(index, others[index % ROLES]));
  const cpu = ((await cpuOf(database)) - before) * (1000 / JOINS);
  await product.close();
  return { oneRole, manyRoles, statement, cpu };
}

if (isMain(import.meta.url)) {
  const remove = await setup();
  console.log('| database | joins a second on one role | on 50 roles | CPU ms a join |');
  console.log('|---|---|---|---|');
  for (const [name, rates] of [
    ['embedded', await measureJoins(embeddedDatabase)],
    ['PostgreSQL', await measureJoins()],
  ] as const) {
    const figures = [rates.oneRole, rates.manyRoles, rates.cpu].map((each) => each.toFixed(1));
    console.log(`| ${name} | ${figures.join(' | ')} |`);
  }
  await remove();
  process.exit();
}
