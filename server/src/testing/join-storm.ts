/** Many people join and leave while something happens to the server or its database, and what came of that. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { errorCatalogue } from '@saath/contract/errors';
import type { Event } from '@saath/contract/events/events/schema';
import type pg from 'pg';
import { built } from './built.ts';
import { firstRole } from './given.ts';
import { isKept, isOversold, type Joiner, type Reply, statesIn, step } from './joiners.ts';

/** @param kind as join-server.ts knows them; the product itself without one */
export async function startJoinServer(
  { url, folder, port }: { url: string; folder: string; port: number },
  kind = '',
): Promise<ChildProcess> {
  const program = await built('join-server');
  const server = spawn(process.execPath, [program, url, folder, `${port}`, kind], {
    stdio: ['ignore', 'pipe', kind ? 'ignore' : 'inherit'],
  });
  const isUp = server.stdout ? once(server.stdout, 'data') : undefined;
  const isGone = once(server, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} before it was up`);
  });
  await Promise.race([isUp, isGone]);
  isGone.catch(() => {});
  return server;
}

export async function killed(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode) return;
  const isGone = once(server, 'exit');
  server.kill('SIGKILL');
  await isGone;
}

type Outcome = {
  /** Answers to joining, leaving and looking, by their status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Neither good nor a refusal in the product's shape, or a 503 that does not say when to come back. */
  readonly odd: readonly Reply[];
  /** Steps to which no answer came at all. */
  readonly unanswered: number;
  readonly acknowledged: number;
  /** Acknowledged steps that the history does not know, and people who are not where they were last told to be. */
  readonly lost: number;
  readonly isOversold: boolean;
};

type Storm = {
  /** Servers on this machine; people take them in turn. */
  readonly ports: readonly number[];
  readonly people: readonly Joiner[];
  readonly event: Event;
  /** What happens meanwhile; the storm ends with it. It can ask how many steps were acknowledged so far. */
  readonly disturb: (acknowledged: () => number) => Promise<void>;
  /** Reaches the database when all is calm again. */
  readonly pool: pg.Pool;
};

export async function joinStorm({ ports, people, event, disturb, pool }: Storm): Promise<Outcome> {
  const statuses: Record<number, number> = {};
  const odd: Reply[] = [];
  const acknowledged = new Map<string, number>();
  const sum = () => [...acknowledged.values()].reduce((total, each) => total + each, 0);
  let unanswered = 0;
  let isOn = true;
  const heard = (reply: Reply) => {
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
    if (!isInShape(reply)) odd.push(reply);
  };
  const run = async (joiner: Joiner, place: number) => {
    for (let turn = place; isOn; turn++) {
      const port = ports[turn % ports.length] ?? 0;
      try {
        if (await step({ port, heard }, joiner, event))
          acknowledged.set(joiner.id, (acknowledged.get(joiner.id) ?? 0) + 1);
      } catch {
        unanswered += 1;
        await setTimeout(20);
      }
    }
  };
  for (const joiner of people)
    Object.assign(joiner, { known: undefined, participationId: undefined });
  const all = people.map(run);
  await disturb(sum).finally(() => {
    isOn = false;
  });
  await Promise.all(all);
  return {
    statuses,
    odd,
    unanswered,
    acknowledged: sum(),
    lost: await lostOf(pool, { people, event, acknowledged }),
    isOversold: await isOversold(pool, firstRole(event).id),
  };
}

function isInShape({ status, retryAfter, body }: Reply): boolean {
  if (status === 200) return body.success === true;
  const { success, code, message, error } = body;
  const isRefusal = success === false && String(code) in errorCatalogue && error === message;
  return isRefusal && (status === 503 ? Number(retryAfter) > 0 : status >= 400 && status < 500);
}

async function lostOf(
  pool: pg.Pool,
  {
    people,
    event,
    acknowledged,
  }: Pick<Storm, 'people' | 'event'> & { acknowledged: ReadonlyMap<string, number> },
): Promise<number> {
  const { rows } = await pool.query<{ id: string; steps: number }>(
    `select user_id as id, count(*)::int as steps from participation_change
     where event_id = $1 and to_state not in ('offered', 'expired') group by user_id`,
    [event.id],
  );
  const written = new Map(rows.map(({ id, steps }) => [id, steps] as const));
  const stored = await statesIn(pool, event.id);
  return people
    .map(({ id, known }) => {
      const missing = Math.max(0, (acknowledged.get(id) ?? 0) - (written.get(id) ?? 0));
      return missing + (known && !isKept(known, stored.get(id)) ? 1 : 0);
    })
    .reduce((total, each) => total + each, 0);
}
