/** What a step writes beside the state, and whom it tells (JO-01, NT-01). Directly on the steps that all decisions are made of. */
import type { Event } from '@saath/contract/events/events/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
} from '../../../testing/given.ts';
import { asks } from '../../../testing/given-board.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';
import { findRole } from '../../events/roles/queries.ts';
import { findShift } from '../../events/shifts/queries.ts';
import * as emails from './emails.ts';
import { findParticipationOf, type ParticipationRow } from './queries.ts';
import { enter, reread, type Scene } from './scene.ts';
import { move } from './service.ts';
import { tell, tellOrganiser } from './telling.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
beforeEach(() => {
  product.clock.now = testStart;
});
afterAll(async () => await product.close());

/** So many minutes after the tests' present. */
const at = (minutes: number) => new Date(testStart.getTime() + minutes * 60_000);
type Step = Parameters<typeof move>[2]['step'];

/** Somebody who has asked for the first role of an event, and how they take steps. */
async function asking(event: Event, name = 'Aisha') {
  const person = await givenVolunteer(product.db, { name });
  const roleId = firstRole(event).id;
  await asks(product, { event, userId: person.id, roleId });
  const step = async (given: Partial<Step> & Pick<Step, 'to'>, when = at(1)) =>
    await inTransaction(product.db, async (tx) => {
      const scene = await enter(tx, event.id, person.id);
      const existing = await findParticipationOf(tx, { eventId: event.id, userId: person.id });
      const by = { by: 'organiser', actorId: admin.id } as const;
      const role = await findRole(tx, roleId);
      await move(tx, scene, { existing, step: { role, ...by, ...given }, at: when });
      return await reread(tx, scene);
    });
  return { person, roleId, step };
}
/** Back to where nobody holds a place: none was counted. */
const again = { to: 'requested' } as const;

describe('JO-01 a step', () => {
  test('JO-06 keeps the turn of who is offered a place and passes on, and ends it when they have one', async () => {
    const event = await givenEvent(admin);
    const { step } = await asking(event);
    const turns: (Date | null)[] = [];
    const offeredUntil = at(60);
    turns.push((await step({ to: 'waitlisted' }, at(1))).waitingSince);
    const offered = await step({ to: 'offered', offeredUntil }, at(2));
    expect(offered.offeredUntil).toEqual(offeredUntil);
    turns.push(offered.waitingSince);
    const back = await step({ to: 'waitlisted' }, at(3));
    expect(back.offeredUntil).toBeNull();
    turns.push(back.waitingSince);
    turns.push((await step({ to: 'confirmed' }, at(4))).waitingSince);
    expect(turns).toEqual([at(1), at(1), at(1), null]);
    await step(again, at(90));
  });

  test('JO-01 counts a request from when it was made; who loses a place did not ask anew', async () => {
    const event = await givenEvent(admin);
    const { person, step } = await asking(event);
    await step({ to: 'confirmed' }, at(5));
    expect((await step({ to: 'requested' }, at(6))).requestedAt).toEqual(testStart);
    const own = { by: 'volunteer', actorId: person.id } as const;
    await step({ to: 'withdrawn', ...own }, at(7));
    expect((await step({ to: 'requested', ...own }, at(8))).requestedAt).toEqual(at(8));
  });

  test('JO-01 says who decided and when: nobody did of what the person does, or of a request', async () => {
    const event = await givenEvent(admin);
    const { person, step } = await asking(event);
    const decided = ({ decidedBy, decidedAt }: ParticipationRow) => [decidedBy, decidedAt];
    expect(decided(await step({ to: 'declined' }, at(5)))).toEqual([admin.id, at(5)]);
    await step({ to: 'confirmed' }, at(6));
    const own = { by: 'volunteer', actorId: person.id } as const;
    expect(decided(await step({ to: 'withdrawn', ...own }, at(7)))).toEqual([null, at(7)]);
    expect(decided(await step({ to: 'requested', ...own }, at(8)))).toEqual([null, null]);
  });

  test('JO-01 keeps what the person wrote, and the word of the last decision alone', async () => {
    const event = await givenEvent(admin);
    const { person, step } = await asking(event);
    const words = ({ note, answer }: ParticipationRow) => [note, answer];
    expect(words(await step({ to: 'waitlisted', answer: 'A little patience' }))).toEqual([
      'I can help',
      'A little patience',
    ]);
    expect(words(await step({ to: 'declined' }))).toEqual(['I can help', '']);
    await step({ to: 'confirmed', reason: 'A mistake', answer: 'You are in' });
    await step(again, at(90));
    const reasons = await product.db
      .selectFrom('participationChange')
      .select(['toState', 'reason'])
      .where('userId', '=', person.id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(reasons.map(({ toState, reason }) => [toState, reason])).toEqual([
      ['requested', ''],
      ['waitlisted', 'A little patience'],
      ['declined', ''],
      ['confirmed', 'A mistake'],
      ['requested', ''],
    ]);
  });

  test('JO-04 keeps why a place was given in spite of another one, as long as it is held', async () => {
    const event = await givenEvent(admin);
    const { step } = await asking(event);
    const clashReason = 'Both are in one house';
    expect((await step({ to: 'confirmed', clashReason })).clashReason).toBe(clashReason);
    expect((await step({ to: 'requested' })).clashReason).toBeNull();
  });

  test('OR-01 takes the shift along within a role, leaves it with the role, and has its times', async () => {
    const half = { maxPeople: 2 };
    const [start, middle, end] = ['2026-12-07T09:00Z', '2026-12-07T11:00Z', '2026-12-07T13:00Z'];
    const shifts = [
      { startsAt: start, endsAt: middle, ...half },
      { startsAt: middle, endsAt: end, ...half },
    ];
    const form = { description: 'Helps.', maxVolunteers: 4, skills: [] };
    const role = [
      { ...form, role_name: 'Cook', shifts },
      { ...form, role_name: 'Driver' },
    ];
    const event = await givenEvent(admin, eventForm({ role }));
    const { step } = await asking(event);
    const late = await findShift(product.db, firstRole(event).shifts[1]?.id ?? '');
    const part = ({ shiftId, startTime, endTime }: ParticipationRow) => [
      shiftId,
      startTime,
      endTime,
    ];
    const inShift = [late?.id, late?.startsAt, late?.endsAt];
    expect(part(await step({ to: 'waitlisted', shift: late ?? null }))).toEqual(inShift);
    expect(part(await step({ to: 'declined' }))).toEqual(inShift);
    const driver = await findRole(product.db, event.role[1]?.id ?? '');
    const whole = [null, new Date(event.startTime), new Date(event.endTime)];
    expect(part(await step({ to: 'confirmed', role: driver }))).toEqual(whole);
    await step({ to: 'requested', role: driver }, at(90));
  });

  test('KP-01 is refused once the time of the place is over', async () => {
    const event = await givenEvent(admin);
    const { step } = await asking(event);
    await step({ to: 'confirmed' });
    const over = step({ to: 'requested' }, new Date(event.endTime));
    await expect(over).rejects.toMatchObject({ code: 'joining.time_over' });
    await step(again, at(90));
  });
});

describe('NT-01 news of a step', () => {
  const within = async <Result>(
    event: Event,
    userId: string,
    work: (tx: Parameters<typeof tell>[1], scene: Scene) => Promise<Result>,
  ) => await inTransaction(product.db, async (tx) => work(tx, await enter(tx, event.id, userId)));
  const noticesOf = async (userId: string) =>
    await product.db
      .selectFrom('notice')
      .select(['kind', 'link'])
      .where('userId', '=', userId)
      .execute();

  test.each([
    ['decision', [], true],
    ['decision', ['decision'], false],
    ['decision', ['offer'], true],
    ['cancellation', [], true],
  ] as const)(
    'NT-01 of kind %s to somebody who wants no mail of %j',
    async (kind, without, isMailed) => {
      const event = await givenEvent(admin);
      const person = await givenVolunteer(product.db);
      await updateUser(product.db, person.id, { kindsWithoutMail: [...without] });
      const mailedTo = await within(event, person.id, async (tx, scene) =>
        tell(product.ports, tx, {
          ...{ kind, mail: emails.waitListMail, to: scene.user, event: scene.event },
        }),
      );
      expect(mailedTo).toBe(isMailed ? person.email : null);
      const mails = product.db
        .selectFrom('mail')
        .select('kind')
        .where('toAddress', '=', person.email);
      expect(await mails.execute()).toHaveLength(isMailed ? 1 : 0);
      const link = kind === 'cancellation' ? '/events' : `/event/${event.id}`;
      expect(await noticesOf(person.id)).toEqual([{ kind, link }]);
    },
  );

  test('NT-01 that could not be recorded leaves neither mail nor notice', async () => {
    const event = await givenEvent(admin);
    const person = await givenVolunteer(product.db);
    const failing = within(event, person.id, async (tx, scene) => {
      const letter = { mail: emails.waitListMail, to: scene.user, event: scene.event };
      await tell(product.ports, tx, { kind: 'decision', ...letter });
      throw new Error('not now');
    });
    await expect(failing).rejects.toThrow('not now');
    expect(await noticesOf(person.id)).toEqual([]);
    expect(await product.mailsTo(person.email)).toEqual([]);
  });

  test('RO-04 reaches whoever made the event, unless they are no organiser any more', async () => {
    const maker = await givenAdmin(product);
    const event = await givenEvent(maker);
    const person = await givenVolunteer(product.db);
    const say = async (tab?: string) =>
      await within(event, person.id, async (tx, scene) => {
        const news = { kind: 'change', titleIn: () => 'Somebody cannot come', at: at(1) } as const;
        await tellOrganiser(tx, scene, { ...news, ...(tab ? { tab } : {}) });
      });
    await say();
    await say('queue');
    const link = `/admin/event/${event.id}`;
    const expected = [link, `${link}?tab=queue`].map((each) => ({ kind: 'change', link: each }));
    expect(await noticesOf(maker.id)).toEqual(expected);
    await updateUser(product.db, maker.id, { role: 'Volunteer' });
    await say();
    expect(await noticesOf(maker.id)).toHaveLength(2);
  });
});
