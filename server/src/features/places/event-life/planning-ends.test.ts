/** EL-01 OR-01: of an event that is over, cancelled or gone, nothing is planned any more, over HTTP. */
import { cancelEvent, deleteEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { allowSeveralShifts, setShifts } from '@saath/contract/events/shifts/endpoints';
import { setTimeLimits } from '@saath/contract/events/time-limits/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
let event: Event;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  event = await givenEvent(admin);
});
afterAll(async () => await product.close());

const plans = {
  'limits of hours': () => ({
    call: setTimeLimits,
    sent: { params: { id: event.id }, body: { dayHours: 8, weekHours: null, restHours: null } },
  }),
  'several shifts': () => ({
    call: allowSeveralShifts,
    sent: { params: { id: event.id }, body: { isAllowed: true } },
  }),
  shifts: () => ({
    call: setShifts,
    sent: {
      params: { roleId: firstRole(event).id },
      body: {
        shifts: [
          { startsAt: '2026-12-07T09:00:00Z', endsAt: '2026-12-07T11:00:00Z', maxPeople: 3 },
        ],
      },
    },
  }),
};
type Plan = keyof typeof plans;

const sends = async (plan: Plan) => {
  const { call, sent } = plans[plan]();
  // Sessions do not last until the event.
  return await (await signedInAs(product, admin.id)).call(call, sent);
};
/** All that such a call could change. */
const kept = async () => {
  const { rows } = await sql`
    select to_jsonb(event) as row from every_event event where id = ${event.id}
    union all select to_jsonb(role) from event_role role where event_id = ${event.id}
    union all select to_jsonb(shift) from shift where event_id = ${event.id}
    union all select to_jsonb(entry) from audit_entry entry where event_id = ${event.id}`.execute(
    product.db,
  );
  return rows;
};
/** The moment so many milliseconds after the end of the event. */
const afterEnd = (milliseconds: number) => {
  product.clock.now = new Date(Date.parse(event.endTime) + milliseconds);
};

describe.each([
  ['limits of hours', 'events.over', 'events.not_found'],
  ['several shifts', 'events.over', 'events.not_found'],
  ['shifts', 'joining.event_over', 'roles.not_found'],
] as const)('%s', (plan, over, gone) => {
  test('EL-01 OR-01 are set until the very end, and not from it on', async () => {
    afterEnd(0);
    const before = await kept();
    expect((await sends(plan)).body.code).toBe(over);
    expect(await kept()).toEqual(before);
    afterEnd(-1);
    // What has begun is kept for another reason.
    if (plan !== 'shifts') expect((await sends(plan)).status).toBe(200);
  });

  test('EL-01 OR-01 are not set for an event that was cancelled', async () => {
    const params = { id: event.id };
    await done(admin, cancelEvent, { params, body: { reason: 'Storm' } });
    const before = await kept();
    expect(await sends(plan)).toMatchObject({ status: 409, body: { code: 'events.cancelled' } });
    expect(await kept()).toEqual(before);
  });

  test('EL-01 OR-01 find no event that was deleted', async () => {
    await done(admin, deleteEvent, { params: { id: event.id } });
    expect(await sends(plan)).toMatchObject({ status: 404, body: { code: gone } });
  });
});

test('EL-01 OR-01 what is there already is asked for again without a trace', async () => {
  for (const plan of ['limits of hours', 'several shifts'] as const) {
    expect((await sends(plan)).status).toBe(200);
    const before = await kept();
    product.clock.now = new Date(product.clock.now.getTime() + 60_000);
    expect((await sends(plan)).status).toBe(200);
    expect(await kept()).toEqual(before);
  }
});
