/** People who join and leave an event over HTTP and remember what they were told, whatever happens to the server meanwhile. */
import { createServer } from 'node:net';
import type { Event } from '@saath/contract/events/events/schema';
import { holdsPlace, type ParticipationState } from '@saath/contract/places/joining/rules';
import type pg from 'pg';
import { patient } from '../../../tools/patience.mjs';
import type { Client } from './client.ts';
import { eventForm, firstRole, givenEvent, givenVolunteer } from './given.ts';
import type { TestProduct } from './product.ts';

export type Joiner = {
  readonly id: string;
  readonly cookie: string;
  /** What the server last said; undefined after a call without an answer. */
  known: ParticipationState | undefined;
  participationId: string | undefined;
};

export type Reply = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: Readonly<Record<string, unknown>>;
};

/** Where a server listens on this machine; `heard` is told of every answer. */
type Server = { readonly port: number; readonly heard?: (reply: Reply) => void };

export async function givenJoiners(
  { db, sessions }: Pick<TestProduct, 'db' | 'sessions'>,
  count: number,
): Promise<Joiner[]> {
  const joiners: Joiner[] = [];
  for (let made = 0; made < count; made++) {
    const { id } = await givenVolunteer(db);
    const { secret } = await sessions.start(id, 'Tests');
    const cookie = `__Host-sid=${secret}`;
    joiners.push({ id, cookie, known: undefined, participationId: undefined });
  }
  return joiners;
}

/** An event that anybody joins at once while there are places, `days` from now. */
export async function givenOpenEvent(
  admin: Client,
  { days, places }: { days: number; places: number },
): Promise<Event> {
  const begins = Date.now() + days * 86_400_000;
  return await givenEvent(
    admin,
    eventForm({
      startTime: new Date(begins).toISOString(),
      endTime: new Date(begins + 7_200_000).toISOString(),
      mode: 'instant',
      role: [
        { role_name: 'Usher', description: 'Helps.', maxVolunteers: places, skills: ['Calm'] },
      ],
    }),
  );
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

type Sent = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object };

async function send({ port, heard }: Server, joiner: Joiner, sent: Sent): Promise<Reply> {
  const { method, path, body } = sent;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      cookie: joiner.cookie,
      'sec-fetch-site': 'same-origin',
      'x-user-id': joiner.id,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(patient(20_000)),
  });
  const reply = {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as Record<string, unknown>,
  };
  heard?.(reply);
  return reply;
}

type Answered = { id?: string; state: ParticipationState };

/**
 * One step of a person: join, leave, or answer an offer.
 *
 * @returns whether it was acknowledged
 * @throws when no answer comes
 */
export async function step(server: Server, joiner: Joiner, event: Event): Promise<boolean> {
  const { known, participationId: id } = joiner;
  const own = `/api/participation/${id}`;
  // From here until an answer comes, nobody knows.
  joiner.known = undefined;
  const isOut = !known || known === 'withdrawn' || known === 'expired';
  const [path, body] = isOut
    ? ['/api/event/request-join', { eventId: event.id, roleId: firstRole(event).id }]
    : known === 'offered'
      ? [`${own}/offer`, { accept: Math.random() < 0.7 }]
      : [`${own}/withdraw`, undefined];
  const answer = await send(server, joiner, { method: 'POST', path, ...(body ? { body } : {}) });
  const row = answer.body.participation as Answered | undefined;
  if (row) {
    joiner.known = row.state;
    joiner.participationId = row.id ?? 'own';
    return true;
  }
  await look(server, joiner, event);
  return false;
}

async function look(server: Server, joiner: Joiner, event: Event): Promise<void> {
  const path = `/api/participation/mine?eventId=${event.id}`;
  const { status, body } = await send(server, joiner, { method: 'GET', path });
  if (status !== 200) return;
  const [row] = (body.participations ?? []) as Answered[];
  joiner.known = row?.state ?? 'withdrawn';
  joiner.participationId = row?.id;
}

/** Whether the stored state can have come from the one that was told, without the person doing anything. */
export function isKept(
  told: ParticipationState,
  stored: ParticipationState = 'withdrawn',
): boolean {
  return told === stored || (told === 'waitlisted' && stored === 'offered');
}

export async function isOversold(pool: pg.Pool, roleId: string): Promise<boolean> {
  const { rows } = await pool.query<{ most: number; taken: number }>(
    `select max_volunteers as most, (select count(*)::int from participation
       where role_id = event_role.id and state in ('confirmed', 'offered')) as taken
     from event_role where id = $1`,
    [roleId],
  );
  return rows.some(({ most, taken }) => taken > most);
}

/** What is stored of each person, by their id. */
export async function statesIn(
  pool: pg.Pool,
  eventId: string,
): Promise<Map<string, ParticipationState>> {
  const { rows } = await pool.query<{ id: string; state: ParticipationState }>(
    'select user_id as id, state from participation where event_id = $1',
    [eventId],
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

/** Whether the kept number of places taken is that of the people who have one. A storm may leave nobody with a place. */
export async function countsAreRight(pool: pg.Pool, eventId: string): Promise<boolean> {
  const { rows } = await pool.query<{ filled: number }>(
    'select filled from event_role where event_id = $1',
    [eventId],
  );
  const states = [...(await statesIn(pool, eventId)).values()];
  return rows[0]?.filled === states.filter(holdsPlace).length;
}
