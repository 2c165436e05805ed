/** DY-03: the hours ledger, and everything that reads it, on a real database. */
import { exportData } from '@saath/contract/accounts/account-care/endpoints';
import { issueCertificate } from '@saath/contract/afterwards/certificates/endpoints';
import { correctHours } from '@saath/contract/afterwards/hours/endpoints';
import { myImpact } from '@saath/contract/afterwards/impact/endpoints';
import { getOverview } from '@saath/contract/office/figures/endpoints';
import { listPeople, peopleFigures, personProfile } from '@saath/contract/office/people/endpoints';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownPage } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { settleDueMonths, settleMissingMonths } from '../../office/figures/jobs.ts';
import { totalHours } from '../../office/figures/service.ts';
import { assignVolunteer } from '../../places/answer/service.ts';

let product: TestProduct;
let adminId: string;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  await product.db.deleteFrom('everyEvent').execute();
  await product.db.deleteFrom('monthDue').execute();
  await product.db.deleteFrom('monthFigure').execute();
  await product.db.deleteFrom('dayFigure').execute();
  await product.db.deleteFrom('appUser').execute();
  adminId = (await givenAdmin(product)).id;
});
afterAll(async () => await product.close());

const admin = async () => await signedInAs(product, adminId);

/** An event with many places, from nine to one by default. */
async function held(times: { startTime?: string; endTime?: string } = {}) {
  const [role] = eventForm().role;
  const many = [{ ...role, maxVolunteers: 50 }];
  return await givenEvent(await admin(), eventForm({ role: many, ...times }));
}

type Recorded = { state?: ParticipationState; from?: string; until?: string };

/** Somebody with a place at the event, and what was recorded of them. */
async function came(
  event: Awaited<ReturnType<typeof held>>,
  { state = 'confirmed', from, until }: Recorded = {},
  person?: { id: string },
) {
  const { id: userId } = person ?? (await givenVolunteer(product.db));
  const place = { eventId: event.id, roleId: firstRole(event).id, userId, actorId: adminId };
  const { id } = await assignVolunteer(product.ports, place);
  const checkedInAt = from ? new Date(from) : null;
  const checkedOutAt = until ? new Date(until) : null;
  await givenState(product, id, state, { set: { checkedInAt, checkedOutAt } });
  return { participationId: id, userId };
}

const ledger = async (userId: string) =>
  await product.db
    .selectFrom('hoursLedger')
    .select(['minutes', 'basis'])
    .where('userId', '=', userId)
    .execute();

const at = (time: string) => `2026-12-07T${time}Z`;

describe('one row for everybody who was there', () => {
  const cases: [string, Recorded, [number, string] | null][] = [
    [
      'the whole time',
      { state: 'completed', from: at('09:00:00'), until: at('13:00:00') },
      [240, 'checked'],
    ],
    [
      'early and late: nothing outside',
      { state: 'completed', from: at('08:10:00'), until: at('15:00:00') },
      [240, 'checked'],
    ],
    ['late', { state: 'completed', from: at('10:20:00'), until: at('13:00:00') }, [165, 'checked']],
    [
      'exactly half a quarter goes up',
      { state: 'completed', from: at('10:22:30'), until: at('13:00:00') },
      [165, 'checked'],
    ],
    [
      'a second more late goes down',
      { state: 'completed', from: at('10:22:31'), until: at('13:00:00') },
      [150, 'checked'],
    ],
    [
      'left early',
      { state: 'left_early', from: at('09:00:00'), until: at('10:00:00') },
      [60, 'checked'],
    ],
    [
      'left early, nobody knows when',
      { state: 'left_early', from: at('09:00:00') },
      [15, 'checked'],
    ],
    [
      'a minute is a quarter',
      { state: 'left_early', from: at('09:00:00'), until: at('09:01:00') },
      [15, 'checked'],
    ],
    ['came when it was over', { state: 'checked_in', from: at('13:30:00') }, [15, 'checked']],
    ['never checked out', { state: 'checked_in', from: at('11:00:00') }, [120, 'checked']],
    ['out, but never in', { state: 'completed', until: at('12:00:00') }, [180, 'checked']],
    ['ticked off without times', { state: 'completed' }, [240, 'planned']],
    ['missed', { state: 'no_show' }, null],
    ['excused', { state: 'excused' }, null],
    ['nobody said anything, but of others', { state: 'confirmed' }, null],
  ];
  test.each(cases)('DY-03 %s', async (_name, recorded, expected) => {
    const event = await held();
    await came(event, { state: 'completed' });
    const { userId } = await came(event, recorded);
    const [minutes, basis] = expected ?? [];
    expect(await ledger(userId)).toEqual(expected ? [{ minutes, basis }] : []);
  });

  test('DY-03 where nobody recorded anything the plan counts, until somebody does', async () => {
    const event = await held();
    const first = await came(event);
    const second = await came(event);
    expect(await ledger(first.userId)).toEqual([{ minutes: 240, basis: 'planned' }]);
    await givenState(product, second.participationId, 'no_show');
    expect(await ledger(first.userId)).toEqual([]);
    await givenState(product, first.participationId, 'completed');
    expect(await ledger(first.userId)).toEqual([{ minutes: 240, basis: 'planned' }]);
  });

  test('KP-01 the ledger never takes away from others: a mark that is made after their own end speaks of nobody else', async () => {
    const event = await held();
    const waiting = await came(event);
    const missed = await came(event, { state: 'no_show' });
    const recorded = async (recordedAt: string) => {
      await sql`update participation set recorded_at = ${recordedAt}::timestamptz
        where id = ${missed.participationId}::uuid`.execute(product.db);
      return await ledger(waiting.userId);
    };
    const planned = [{ minutes: 240, basis: 'planned' }];
    expect(await recorded(at('13:00:00'))).toEqual(planned);
    expect(await recorded('2026-12-20T08:00:00Z')).toEqual(planned);
    expect(await recorded(at('12:59:59'))).toEqual([]);
    expect(await recorded('2026-12-01T08:00:00Z')).toEqual([]);
  });

  test('KP-01 what was done before an event was cancelled stays: recorded hours, and the plan of who was done by then', async () => {
    const event = await held();
    const cancelledAt = async (time: string, { id } = event) =>
      await product.db
        .updateTable('event')
        .set({ cancelledAt: new Date(time) })
        .where('id', '=', id)
        .execute();
    const early = await came(event);
    const until = new Date(at('11:00:00'));
    await product.db
      .updateTable('participation')
      .set({ endTime: until })
      .where('id', '=', early.participationId)
      .execute();
    await cancelledAt(at('11:30:00'));
    expect(await ledger(early.userId)).toEqual([{ minutes: 120, basis: 'planned' }]);
    await cancelledAt(at('10:59:00'));
    expect(await ledger(early.userId)).toEqual([]);
    const running = await held();
    const times = { from: at('09:00:00'), until: at('11:30:00') };
    const whole = await came(running, { state: 'completed', ...times });
    await cancelledAt(at('11:30:00'), running);
    expect(await ledger(whole.userId)).toEqual([{ minutes: 150, basis: 'checked' }]);
  });

  test('DY-03 what was called off before it began, or taken off, gives no hours', async () => {
    const called = await held();
    const { userId } = await came(called);
    await product.db
      .updateTable('event')
      .set({ cancelledAt: testStart })
      .where('id', '=', called.id)
      .execute();
    expect(await ledger(userId)).toEqual([]);
    const hidden = await held();
    const other = await came(hidden, { state: 'completed', from: at('09:00:00') });
    await product.db
      .updateTable('event')
      .set({ publishedAt: null })
      .where('id', '=', hidden.id)
      .execute();
    expect(await ledger(other.userId)).toEqual([]);
  });

  test('DY-03 hours are those that pass: a night on which clocks are turned is shorter or longer', async () => {
    // Berlin, half past midnight to half past four by the clock on the wall.
    for (const [startTime, endTime, minutes] of [
      ['2027-03-27T23:30:00Z', '2027-03-28T02:30:00Z', 180],
      ['2027-10-30T22:30:00Z', '2027-10-31T03:30:00Z', 300],
    ] as const) {
      const event = await held({ startTime, endTime });
      const timeZone = 'Europe/Berlin';
      await product.db.updateTable('event').set({ timeZone }).where('id', '=', event.id).execute();
      const { userId } = await came(event, { state: 'completed', from: startTime });
      expect(await ledger(userId)).toEqual([{ minutes, basis: 'checked' }]);
    }
  });

  test('DY-03 the latest correction counts, and only for those who were there', async () => {
    const event = await held();
    const { userId, participationId } = await came(event, { state: 'completed' });
    const correction = async (minutes: number, day: string) =>
      await product.db
        .insertInto('hourCorrection')
        .values({
          id: crypto.randomUUID(),
          eventId: event.id,
          userId,
          minutes,
          reason: 'Counted',
          correctedBy: adminId,
          correctedAt: new Date(day),
        })
        .execute();
    await correction(30, '2026-12-09');
    await correction(90, '2026-12-08');
    expect(await ledger(userId)).toEqual([{ minutes: 30, basis: 'corrected' }]);
    await givenState(product, participationId, 'no_show');
    expect(await ledger(userId)).toEqual([]);
  });
});

async function download(path: string): Promise<Record<string, string>[]> {
  const { cookie } = await admin();
  const { body } = await product.app.inject({ url: path, headers: { ...ownPage, cookie } });
  return parse(body, { columns: true, bom: true, record_delimiter: '\r\n' });
}

/** Everything that tells the hours of a person, or of all when they are the only one. */
async function told(userId: string) {
  const person = await signedInAs(product, userId);
  const organiser = await admin();
  const impact = (await person.call(myImpact)).body as {
    hours: number;
    months: { hours: number }[];
  };
  const { certificate } = (await person.call(issueCertificate, { body: {} })).body as {
    certificate: { hours: number };
  };
  const { data } = (await person.call(exportData)).body as {
    data: { participations: { hours: number | null }[] };
  };
  const { people } = (await organiser.call(listPeople, { query: {} })).body as unknown as {
    people: { id: string; hours: number }[];
  };
  const { person: profile } = (await organiser.call(personProfile, { params: { id: userId } }))
    .body as unknown as { person: { hours: number } };
  const stats = (await organiser.call(peopleFigures)).body as Record<string, unknown>;
  const overview = (await organiser.call(getOverview)).body as {
    months: { hours: number }[];
    metrics: { hours: number };
  };
  const sum = (hours: (number | string | null | undefined)[]) =>
    hours.reduce<number>((total, each) => total + Number(each ?? 0), 0);
  const hoursRows = await download('/api/export/hours');
  const peopleRows = await download('/api/export/people');
  return {
    impact: impact.hours,
    impactMonths: sum(impact.months.map(({ hours }) => hours)),
    certificate: certificate.hours,
    ownData: sum(data.participations.map(({ hours }) => hours)),
    list: people.find(({ id }) => id === userId)?.hours,
    profile: profile.hours,
    total: stats.totalHours,
    charts: sum(overview.months.map(({ hours }) => hours)),
    metrics: overview.metrics.hours,
    hoursExport: sum(hoursRows.map(({ Hours }) => Hours)),
    peopleExport: sum(peopleRows.map(({ Hours }) => Hours)),
  };
}

test('DY-03 VO-03 AD-02 impact, certificate, figures, lists, exports and own data say the same', async () => {
  const person = await givenVolunteer(product.db);
  const on = (day: string) => ({ startTime: `${day}T09:00:00Z`, endTime: `${day}T13:00:00Z` });
  const late = await held(on('2026-12-01'));
  await came(late, { state: 'completed', from: '2026-12-01T09:50:00Z' }, person);
  const early = await held(on('2026-12-02'));
  await came(
    early,
    { state: 'left_early', from: '2026-12-02T09:00:00Z', until: '2026-12-02T10:07:00Z' },
    person,
  );
  const corrected = await held(on('2026-12-03'));
  const { participationId } = await came(corrected, { state: 'completed' }, person);
  const missed = await held(on('2026-12-04'));
  await came(missed, { state: 'no_show' }, person);
  const planned = await held(on('2026-12-05'));
  await came(planned, {}, person);
  const ahead = await held(on('2026-12-20'));
  await came(ahead, {}, person);
  product.clock.now = new Date('2026-12-10T08:00:00Z');
  const { status } = await (await admin()).call(correctHours, {
    params: { id: participationId },
    body: { hours: 5.5, reason: 'Came an hour before to unload.' },
  });
  expect(status).toBe(200);

  const all = await told(person.id);
  // 3.25 late, 1 left early, 5.5 corrected, 4 planned; nothing for the missed and the coming one.
  expect(all).toEqual(Object.fromEntries(Object.keys(all).map((where) => [where, 13.75])));
  const rows = await download('/api/export/hours');
  expect(rows.map(({ Hours, Basis, Correction }) => [Hours, Basis, Correction])).toEqual([
    ['3.25', 'Checked in', ''],
    ['1', 'Checked in', ''],
    ['5.5', 'Corrected', 'Came an hour before to unload.'],
    ['4', 'Planned', ''],
  ]);

  // Two months later all of it is settled; then one of the hours changes.
  product.clock.now = new Date('2027-02-05T08:00:00Z');
  const book = { db: product.db, now: () => product.clock.now, timeZone: 'Asia/Karachi' };
  await settleMissingMonths(book);
  const settled = async () =>
    (
      await product.db
        .selectFrom('monthFigure')
        .select('helpedSeconds')
        .where('month', '=', '2026-12')
        .executeTakeFirstOrThrow()
    ).helpedSeconds;
  // The coming one has come: planned.
  expect(Number(await settled())).toBe(17.75 * 3600);
  const body = { hours: 1.5, reason: 'Only unloaded.' };
  await (await admin()).call(correctHours, { params: { id: participationId }, body });
  expect(Number(await settled())).toBe(17.75 * 3600);
  // What is due is counted on the spot until then.
  expect(await totalHours(book)).toBe(13.75);
  const { metrics: _month, ...later } = await told(person.id);
  expect(later).toEqual(Object.fromEntries(Object.keys(later).map((where) => [where, 13.75])));
  await settleDueMonths(book);
  expect(Number(await settled())).toBe(13.75 * 3600);
  expect(await product.db.selectFrom('monthDue').selectAll().execute()).toEqual([]);
  expect(await totalHours(book)).toBe(13.75);
});
