/** EL-06: whatever is done in whatever order, exactly who completed a training has what it gives, over HTTP. */
import { correctHours, excuseMissed } from '@saath/contract/afterwards/hours/endpoints';
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { checkInSelf, showCode } from '@saath/contract/day/door/endpoints';
import { addWalkIn } from '@saath/contract/day/walk-ins/endpoints';
import { cancelEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { withdrawPaper } from '@saath/contract/places/papers/endpoints';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import { newId } from '../../../platform/ids.ts';
import { firstRole, givenAdmin, type SignedIn } from '../../../testing/given.ts';
import { atAnyTime, markOf, minutesIn, onList, sent } from '../../../testing/given-day.ts';
import { decides, givenKind, papersOf, verified } from '../../../testing/given-papers.ts';
import { givenTraining, setGives, settled, trainee } from '../../../testing/given-training.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
let kinds: readonly [string, string];
beforeAll(async () => {
  product = await testProduct();
  const organiser = await givenAdmin(product);
  admin = Object.assign(organiser, atAnyTime(product, organiser.id));
  kinds = [await givenKind(admin, 'First aid'), await givenKind(admin, 'Driving licence')];
});
afterAll(async () => await product.close());

const END = 240;

type Dice = { readonly op: number; readonly a: number; readonly b: number };
type Course = {
  readonly event: Event;
  readonly people: Awaited<ReturnType<typeof trainee>>[];
  minutes: number;
};

/** What can be done; many a thing is refused, which is all the same here. */
const operations: readonly ((course: Course, dice: Dice) => Promise<unknown>)[] = [
  ...Array.from({ length: 6 }, () => marks),
  ...Array.from({ length: 3 }, () => passes),
  ...Array.from({ length: 4 }, () => arrives),
  async (course, { a, b }) => {
    const { participationId = newId() } = (await listed(course, a)) ?? {};
    const body = { hours: 1 + (b % 4), reason: 'The list of the room.' };
    const params = { id: participationId };
    if (b % 3 === 0) await admin.call(excuseMissed, { params });
    else await admin.call(correctHours, { params, body });
  },
  async ({ event }, { b }) => {
    const newcomer = { id: newId(), roleId: firstRole(event).id, name: `Walker ${b}`, email: '' };
    await admin.call(addWalkIn, { params: { id: event.id }, body: newcomer });
  },
  async ({ event }, { a, b }) =>
    await setGives(admin, event, a % 5 === 0 ? null : { kind: of(kinds, a), months: months(b) }),
  async ({ event }, { b }) =>
    await setGives(
      admin,
      event,
      { kind: kinds[0] },
      {
        endTime: new Date(Date.parse(event.endTime) - (b % 4) * 30 * 60_000).toISOString(),
        correction: { reason: 'It ended sooner than planned.' },
      },
    ),
  async ({ people }, { a, b }) => {
    const { papers } = await papersOf(of(people, a));
    const params = { id: papers[b % Math.max(1, papers.length)]?.id ?? newId() };
    if (b % 2 === 0) await of(people, a).call(withdrawPaper, { params });
    else await decides(admin, params.id, 'refuse');
  },
  async ({ people }, { a }) => void (await verified({ admin, person: of(people, a) }, kinds[0])),
  async ({ event, minutes }, { a }) =>
    a % 4 === 0 && minutes > 0
      ? await admin.call(cancelEvent, { params: { id: event.id }, body: { reason: 'Rain.' } })
      : undefined,
];

function of<T>(list: readonly T[], number: number): T {
  return list[number % list.length] as T;
}
const months = (number: number) => of([null, 1, 6, 12], number);

/** By the code at the door. */
async function arrives({ event, people }: Course, { a }: Dice): Promise<void> {
  const { body } = await admin.call(showCode, { params: { id: event.id } });
  const code = new URL(String(body.url ?? 'https://none')).pathname.slice('/check-in/'.length);
  await of(people, a).call(checkInSelf, { body: { code } });
}

/** Who was let go, since the event was called off, is not on the list. */
async function listed({ event, people }: Course, a: number): Promise<DayPerson | undefined> {
  return await onList(admin, event, of(people, a).name).catch(() => undefined);
}

async function marks(course: Course, { a, b }: Dice): Promise<void> {
  const states = ['checked_in', 'completed', 'completed', 'left_early', 'no_show', 'confirmed'];
  const to = of(states, b) as DayPerson['state'];
  const person = await listed(course, a);
  if (!person) return;
  const more = { isUndo: to === 'confirmed', reason: 'As seen.', addPlace: true };
  const at = product.clock.now.toISOString();
  await sent(admin, course.event, [markOf(person, to, { ...more, at })]);
}

async function passes(course: Course, { b }: Dice): Promise<void> {
  course.minutes += (b % 5) * 30;
  minutesIn(product, course.event, course.minutes);
}

/** By the history, which the product does not ask: who was last recorded by somebody else as having been there to the end. */
async function completedIn({ id }: Event): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select place.user_id || ' ' || role.gives_kind || ' ' || coalesce((
      (((place.end_time - interval '1 second') at time zone 'Asia/Karachi')::date
        + role.gives_months * interval '1 month')::date
    )::text, 'for good') as line
    from participation as place
    join event_role as role on role.id = place.role_id
    join every_event as event on event.id = place.event_id
    where place.event_id = ${id} and place.state in ('checked_in', 'completed')
      and place.end_time <= ${product.clock.now} and role.gives_kind is not null
      and (event.cancelled_at is null or event.cancelled_at >= place.end_time)
      and (
        select step.actor_id from participation_change as step
        where step.event_id = place.event_id and step.user_id = place.user_id
        order by step.at desc, step.id desc limit 1
      ) <> place.user_id
    order by 1`.execute(product.db);
  return rows.map(({ line }) => line);
}

async function givenIn({ id }: Event): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select paper.user_id || ' ' || paper.kind_id || ' ' || coalesce(paper.valid_until::text, 'for good') as line
    from qualification as paper join participation as place on place.id = paper.given_in
    where place.event_id = ${id} order by 1`.execute(product.db);
  return rows.map(({ line }) => line);
}

test('EL-06 who completed it has it, and nobody else has it by it', async () => {
  const seen = { given: 0, takenBack: 0 };
  const dice = fc.record({ op: fc.nat(1000), a: fc.nat(1000), b: fc.nat(1000) });
  const sequences = fc.sample(fc.array(dice, { minLength: 30, maxLength: 30 }), rounds(24));
  for (const [index, sequence] of sequences.entries()) {
    product.clock.now = testStart;
    const event = await givenTraining(admin, { kind: kinds[0], months: 12 });
    const people = [];
    while (people.length < 3) people.push(await trainee(product, event, admin));
    const course = { event, people, minutes: index % 2 === 0 ? END - 30 : 0 };
    minutesIn(product, event, course.minutes);
    let before: string[] = [];
    for (const [at, step] of sequence.entries()) {
      await of(operations, step.op)(course, step);
      await settled(product);
      const has = await givenIn(event);
      const steps = JSON.stringify(sequence.slice(0, at + 1));
      expect(has, `after ${steps}`).toEqual(await completedIn(event));
      seen.given += has.filter((line) => !before.includes(line)).length;
      seen.takenBack += before.filter((line) => !has.includes(line)).length;
      before = has;
    }
  }
  expect(seen.given).toBeGreaterThan(rounds(24));
  expect(seen.takenBack).toBeGreaterThan(0);
});
