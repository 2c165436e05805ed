/** EL-02: suggestions know whom limits of hours and rest keep from a role, over HTTP. */
import type { Event } from '@saath/contract/events/events/schema';
import { suggestEvents, suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import type { SuggestedEvent, SuggestedPerson } from '@saath/contract/matching/suggest/schema';
import { whyNot } from '@saath/contract/places/why-not/endpoints';
import type { WhyNot } from '@saath/contract/places/why-not/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstRole, givenAdmin, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { fillOf, ownSkills, roleForm } from '../../../testing/given-fill.ts';
import { givenKind, verified } from '../../../testing/given-papers.ts';
import { helpsElsewhere, limits } from '../../../testing/given-time-limits.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
let fill: ReturnType<typeof fillOf>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  fill = fillOf(product, admin);
});
afterAll(async () => await product.close());

const REST = 'Less than 11 h of rest';
const morning = { startTime: '2026-12-17T09:00:00Z', endTime: '2026-12-17T13:00:00Z' };
const shift = (from: string, to: string) => ({
  ...{ startsAt: `2026-12-${from}:00:00Z`, endsAt: `2026-12-${to}:00:00Z` },
  ...{ minPeople: 0, maxPeople: 2 },
});

/** A person who fits best and helps elsewhere until the night before. */
async function tired(skill: string): Promise<SignedIn> {
  const person = await givenSignedIn(product, { skills: [skill], experienceYears: 20 });
  await helpsElsewhere({ admin, person }, ['2026-12-16T20', '2026-12-16T23']);
  return person;
}

async function people(event: Event): Promise<SuggestedPerson[]> {
  const params = { roleId: firstRole(event).id };
  return (await admin.call(suggestVolunteers, { params })).body.suggestedUsers as SuggestedPerson[];
}
const seenIn = async (event: Event, { id }: SignedIn) =>
  (await people(event)).find((each) => each.id === id);

async function answerAbout(event: Event, { id: userId }: SignedIn): Promise<WhyNot> {
  const params = { id: firstRole(event).id, userId };
  return (await admin.call(whyNot, { params })).body as unknown as WhyNot;
}

test('EL-02 MA-01 whom the limits keep from a role stands below the others, with the reason', async () => {
  const [skill] = ownSkills();
  const event = await fill.eventAt({ role: [roleForm(3, { skills: [skill] })], ...morning });
  const person = await tired(skill);
  const rested = await givenSignedIn(product, { skills: [skill] });
  const first = async () => (await people(event))[0]?.id;
  expect(await first()).toBe(person.id);
  expect(await answerAbout(event, person)).toMatchObject({ isSuggested: true, obstacles: [] });
  await limits(admin, event, { restHours: 11 });
  expect(await first()).toBe(rested.id);
  const seen = await seenIn(event, person);
  expect([seen?.isLacking, seen?.reasons[0]]).toMatchObject([
    true,
    { text: REST, tone: 'against', isCaveat: true },
  ]);
  expect((await answerAbout(event, person)).obstacles.map(({ text }) => text)).toEqual([REST]);
});

test('EL-02 MA-01 the limits of where they are count as well, and beside papers', async () => {
  const [skill] = ownSkills();
  const kind = await givenKind(admin, 'Forklift licence');
  const role = [roleForm(3, { skills: [skill], needs: { oneOf: [kind] } })];
  const event = await fill.eventAt({ role, ...morning });
  const person = await givenSignedIn(product, { skills: [skill] });
  await verified({ admin, person }, kind);
  const elsewhere = await helpsElsewhere({ admin, person }, ['2026-12-16T20', '2026-12-16T23']);
  expect((await seenIn(event, person))?.isLacking ?? false).toBe(false);
  await limits(admin, elsewhere, { restHours: 11 });
  expect((await seenIn(event, person))?.reasons[0]?.text).toBe(REST);
});

test('EL-02 MA-01 who may come to one of the shifts is suggested', async () => {
  const [skill] = ownSkills();
  const early = shift('17T09', '17T11');
  const times = { startTime: '2026-12-17T09:00:00Z', endTime: '2026-12-18T13:00:00Z' };
  const withShifts = (shifts: object[]) => ({
    role: [roleForm(3, { skills: [skill], shifts })],
    ...times,
  });
  const both = await fill.eventAt(withShifts([early, shift('18T09', '18T11')]));
  const one = await fill.eventAt(withShifts([early]));
  for (const event of [both, one]) await limits(admin, event, { restHours: 11 });
  const person = await tired(skill);
  expect((await seenIn(both, person))?.isLacking ?? false).toBe(false);
  expect((await seenIn(one, person))?.reasons[0]?.text).toBe(REST);
});

test('EL-02 MA-02 an event that limits keep the volunteer from comes last, and says why', async () => {
  const [skill] = ownSkills();
  const at = (role: object, change: object) => fill.eventAt({ role: [role], ...change });
  const fits = await at(roleForm(3, { skills: [skill] }), morning);
  const other = await at(roleForm(3, { skills: ['Welding'] }), {
    ...{ startTime: '2026-12-20T09:00:00Z', endTime: '2026-12-20T13:00:00Z' },
  });
  const person = await tired(skill);
  const seen = async () => {
    const { events } = (await person.call(suggestEvents)).body as { events: SuggestedEvent[] };
    const place = (event: Event) => events.findIndex(({ id }) => id === event.id);
    return { isFirst: place(fits) < place(other), reasons: events[place(fits)]?.reasons ?? [] };
  };
  expect((await seen()).isFirst).toBe(true);
  await limits(admin, fits, { restHours: 11 });
  const { isFirst, reasons } = await seen();
  expect([isFirst, reasons[0]]).toMatchObject([false, { text: REST, isCaveat: true }]);
});
