/** EL-02: people and guardians take back while the event runs what a place rests on, over HTTP. */
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { eventRoster } from '@saath/contract/places/joining/endpoints';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { withdrawPaper } from '@saath/contract/places/papers/endpoints';
import { withdrawSignature } from '@saath/contract/places/signatures/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done } from '../../../testing/done.ts';
import { firstRole, givenAdmin, givenEvent, givenVolunteer } from '../../../testing/given.ts';
import { givenAgreement, signs } from '../../../testing/given-agreements.ts';
import { atAnyTime, markOf, minutesIn, onList, sent } from '../../../testing/given-day.ts';
import { consentFor } from '../../../testing/given-guardians.ts';
import {
  askingForm,
  givenKind,
  papersOf,
  saysOver,
  verified,
} from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: ReturnType<typeof atAnyTime>;
beforeAll(async () => {
  product = await testProduct();
  admin = atAnyTime(product, (await givenAdmin(product)).id);
});
afterAll(async () => await product.close());

type Person = Awaited<ReturnType<typeof aisha>>;
async function aisha() {
  const person = await givenVolunteer(product.db, { name: 'Aisha' });
  return { ...person, ...atAnyTime(product, person.id) };
}

/** What a role asks for, how somebody comes by it, and how it ends: one each. */
type Resting = {
  readonly needs: Parameters<typeof askingForm>[0];
  /** @returns what takes it back */
  readonly gets: (person: Person, event: Event) => Promise<() => Promise<unknown>>;
};
const restsOn: Readonly<Record<string, () => Promise<Resting>>> = {
  'the certificate': async () => {
    const aid = await givenKind(admin, `First aid ${crypto.randomUUID()}`);
    const gets: Resting['gets'] = async (person) => {
      const params = { id: await verified({ admin, person }, aid) };
      return async () => await done(person, withdrawPaper, { params });
    };
    return { needs: { oneOf: [aid] }, gets };
  },
  'the age': async () => {
    const gets: Resting['gets'] = async (person) => {
      await saysOver(person, 18);
      return async () => await saysOver(person, null);
    };
    return { needs: { minAge: 18 }, gets };
  },
  'the signature': async () => {
    const text = await givenAgreement(admin, `Conduct ${crypto.randomUUID()}`);
    const gets: Resting['gets'] = async (person) => {
      await signs(person, text);
      const [signature] = (await papersOf(person)).signatures ?? [];
      const params = { id: signature?.id ?? '' };
      return async () => await done(person, withdrawSignature, { params });
    };
    return { needs: { agreements: [text] }, gets };
  },
  'the consent of a guardian': async () => {
    const gets: Resting['gets'] = async (person, event) => {
      await saysOver(person, 14);
      return (await consentFor(product, person, firstRole(event).id)).refuse;
    };
    return { needs: { guardian: true }, gets };
  },
};

async function press(event: Event, to: 'checked_in' | 'left_early', minute: number) {
  const at = minutesIn(product, event, minute);
  const [result] = await sent(admin, event, [
    markOf(await onList(admin, event, 'Aisha'), to, { at }),
  ]);
  return result;
}

test.each(Object.keys(restsOn))(
  'EL-02 %s, taken back while the event runs, takes nobody out: the place is marked, both are told, hours count',
  async (what) => {
    product.clock.now = testStart;
    const { needs, gets } = (await restsOn[what]?.()) ?? {};
    const event = await givenEvent(admin, askingForm(needs ?? {}));
    const person = await aisha();
    const takeBack = await gets?.(person, event);
    const role = firstRole(event);
    const body = { volunteerId: person.id, roleId: role.id, eventId: event.id };
    await done(admin, assignVolunteer, { body });
    expect(await press(event, 'checked_in', 5)).toMatchObject({ outcome: 'done' });
    minutesIn(product, event, 30);
    await takeBack?.();
    const { people } = await done(admin, eventRoster, { params: { id: event.id }, query: {} });
    expect((people as RosterPerson[]).map(({ needsAttention }) => needsAttention)).toEqual([true]);
    expect((await onList(admin, event, 'Aisha')).state).toBe('checked_in');
    expect([await told(person.id, event), await told(admin.id, event)]).toEqual([1, 1]);
    expect(await press(event, 'left_early', 125)).toMatchObject({ outcome: 'done' });
    const hours = product.db.selectFrom('hoursLedger').select('minutes');
    expect(await hours.where('userId', '=', person.id).execute()).toEqual([{ minutes: 120 }]);
  },
);

/** How often somebody was told that something is missing at the event. */
async function told(userId: string, { id }: Event): Promise<number> {
  const rows = product.db.selectFrom('notice').select(['title', 'link']);
  const own = await rows.where('userId', '=', userId).execute();
  return own.filter(
    ({ title, link }) => title.startsWith('Something is missing') && link?.includes(id),
  ).length;
}
