/** One gate: the table of the contract, the database and the sources say the same about who stands where. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  mayFollow,
  type ParticipationActor,
  type ParticipationState,
  participationStates,
} from '@saath/contract/places/joining/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { firstRole, givenAdmin, givenEvent, givenVolunteer } from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { assignVolunteer } from '../answer/service.ts';
import { findParticipation } from './queries.ts';
import { beginWith, step, stepAll } from './step.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const actors: readonly ParticipationActor[] = ['volunteer', 'organiser', 'system'];
const maySomebody = (from: ParticipationState | null, to: ParticipationState) =>
  actors.some((by) => mayFollow(from, to, by));
const froms = [null, ...participationStates] as const;

describe('KP-02 the database and the table of the contract', () => {
  test('KP-02 know the same steps, of all pairs', async () => {
    const { rows } = await sql<{ from: ParticipationState | null; to: ParticipationState }>`
      select from_state as "from", to_state as "to" from participation_step`.execute(product.db);
    const known = new Set(rows.map(({ from, to }) => `${from} ${to}`));
    const pairs = froms.flatMap((from) => participationStates.map((to) => [from, to] as const));
    expect(pairs).toHaveLength(13 * 12);
    const allowed = pairs.filter(([from, to]) => maySomebody(from, to));
    expect([...known].sort()).toEqual(allowed.map(([from, to]) => `${from} ${to}`).sort());
  });

  test('KP-02 past the writer, the database refuses every other step and every other beginning', async () => {
    const { id } = await held();
    for (const from of participationStates) {
      await givenState(product, id, from);
      for (const to of participationStates.filter((each) => each !== from)) {
        const refusal = await rolledBack(from, to, id);
        expect([from, to, refusal === 'participation_step']).toEqual([
          from,
          to,
          !maySomebody(from, to),
        ]);
      }
    }
    const person = await givenVolunteer(product.db);
    const row = await product.db
      .selectFrom('participation')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const insert = product.db
      .insertInto('participation')
      .values({ ...row, id: newId(), userId: person.id, state: 'completed' })
      .execute();
    await expect(insert).rejects.toMatchObject({ constraint: 'participation_step' });
  });
});

/** What the database says to a change of the state alone; nothing is changed. */
async function rolledBack(from: ParticipationState, to: ParticipationState, id: string) {
  const waits = (state: ParticipationState) => state === 'waitlisted' || state === 'offered';
  return await product.db
    .transaction()
    .execute(async (tx) => {
      await tx
        .updateTable('participation')
        .set({
          state: to,
          waitingSince: waits(to) ? testStart : null,
          offeredUntil: to === 'offered' ? testStart : null,
        })
        .where('id', '=', id)
        .where('state', '=', from)
        .execute();
      throw Object.assign(new Error('enough'), { constraint: 'none' });
    })
    .catch((error: { constraint?: string }) => error.constraint);
}

let hour = 0;
async function held() {
  hour += 5;
  const start = Date.parse('2027-03-01T00:00:00Z') + hour * 3_600_000;
  const event = await givenEvent(admin, {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 4 * 3_600_000).toISOString(),
  });
  const person = await givenVolunteer(product.db);
  return await assignVolunteer(product.ports, {
    ...{ eventId: event.id, roleId: firstRole(event).id },
    ...{ userId: person.id, actorId: admin.id },
  });
}

const organiser = () =>
  ({ by: 'organiser', actorId: admin.id, reason: '', at: testStart }) as const;

describe('KP-02 a step', () => {
  test('KP-02 is refused to who may not take it, and where others were faster', async () => {
    const place = await held();
    const taken = { to: 'completed', ...organiser() } as const;
    const bySomebodyElse = inTransaction(product.db, async (tx) =>
      step(tx, place, { ...taken, by: 'volunteer' }),
    );
    await expect(bySomebodyElse).rejects.toMatchObject({ code: 'joining.not_possible' });
    const old = { ...place, state: 'checked_in' } as const;
    const late = inTransaction(product.db, async (tx) => step(tx, old, taken));
    await expect(late).rejects.toMatchObject({ code: 'joining.not_possible' });
    const row = await product.db
      .selectFrom('participation')
      .selectAll()
      .where('id', '=', place.id)
      .executeTakeFirstOrThrow();
    const again = inTransaction(product.db, async (tx) => beginWith(tx, row, organiser()));
    await expect(again).rejects.toMatchObject({ code: 'joining.not_possible' });
    expect((await findParticipation(product.db, place.id))?.state).toBe('confirmed');
  });

  test('KP-02 of many is taken by all or by nobody', async () => {
    const [one, two] = [await held(), await held()];
    const stale = [one, { ...two, state: 'requested' as const }];
    const both = inTransaction(product.db, async (tx) =>
      stepAll(tx, stale, { to: 'withdrawn', ...organiser() }),
    );
    await expect(both).rejects.toMatchObject({ code: 'joining.not_possible' });
    expect((await findParticipation(product.db, one.id))?.state).toBe('confirmed');
  });

  test('KP-01 says when something was first recorded, and forgets it when nothing is', async () => {
    const { id } = await held();
    const recordedAt = async () => (await findParticipation(product.db, id))?.recordedAt ?? null;
    expect(await recordedAt()).toBeNull();
    const first = new Date('2027-01-01T10:00:00Z');
    const second = new Date('2027-01-01T11:00:00Z');
    await givenState(product, id, 'checked_in', { at: first });
    await givenState(product, id, 'left_early', { at: second });
    expect(await recordedAt()).toEqual(first);
    await givenState(product, id, 'confirmed', { at: second });
    expect(await recordedAt()).toBeNull();
    await givenState(product, id, 'no_show', { at: second });
    expect(await recordedAt()).toEqual(second);
  });
});

const sources = join(import.meta.dirname, '../../..');
const written = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('testing/'))
  .map((name) => [name, readFileSync(join(sources, name), 'utf8')] as const);

/** The files that write one of the columns: by Kysely or by SQL. */
function writersOf(texts: typeof written, table: string, column: string): string[] {
  const [camel = ''] = [table.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())];
  const update = new RegExp(
    `updateTable\\('${camel}'\\)(?:(?!execute|updateTable)[^])*?\\.set\\((?:(?!\\.where|\\.execute)[^])*?\\b${column}\\b`,
  );
  const plain = new RegExp(`update ${table}\\b[^;\`]*? set (?:(?!where)[^;\`])*\\b${column} =`);
  return texts.filter(([, text]) => update.test(text) || plain.test(text)).map(([name]) => name);
}

describe('KP-02 in the sources', () => {
  const gate = 'features/places/place';

  test('KP-02 nothing but step.ts writes a state or a participation, and nothing but seats.ts counts places', () => {
    expect(written.length).toBeGreaterThan(300);
    expect(writersOf(written, 'participation', 'state')).toEqual([`${gate}/step.ts`]);
    const inserts = written.filter(([, text]) =>
      /insertInto\('participation'\)|insert into participation\b(?!_)/.test(text),
    );
    expect(inserts.map(([name]) => name)).toEqual([`${gate}/step.ts`]);
    expect(writersOf(written, 'event_role', 'filled')).toEqual([`${gate}/seats.ts`]);
    expect(writersOf(written, 'shift', 'filled')).toEqual([`${gate}/seats.ts`]);
  });

  test('KP-02 nothing but locks.ts holds rows of events, people, roles and shifts', () => {
    const held =
      /selectFrom\('(?:event|appUser|eventRole|shift)'\)(?:(?!execute)[\s\S])*?\.for(?:Update|Share|NoKeyUpdate)\(/;
    const holders = written.filter(([, text]) => held.test(text)).map(([name]) => name);
    expect(holders).toEqual(['platform/locks.ts']);
  });

  test('JO-01 no step is explained by a sentence in place of a code of the contract', () => {
    const rooms = written.filter(([name]) =>
      /^features.(places|filling|day|afterwards)\b/.test(name),
    );
    const sentence = /\breason(?::| =) (?:\{[^}]*: )?['"`](?=[^'"`]* )[A-Z]/;
    expect("const reason = 'The role was deleted';").toMatch(sentence);
    expect('reason: `Taken off the role`').toMatch(sentence);
    expect(rooms.filter(([, text]) => sentence.test(text)).map(([name]) => name)).toEqual([]);
  });

  test('KP-02 negative control: a writer elsewhere is found', () => {
    const strange = [
      [
        'a.ts',
        "await tx.updateTable('participation')\n.set({ note: '', state: 'completed' }).where('id', '=', id)",
      ],
      ['b.ts', 'sql`update participation set state = 1 where id = 2`'],
      ['c.ts', "tx.updateTable('participation').set({ note }).where('state', '=', 'requested')"],
    ] as const;
    expect(writersOf([...strange], 'participation', 'state')).toEqual(['a.ts', 'b.ts']);
  });
});
