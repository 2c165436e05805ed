/**
 * EL-02: twelve thousand people with places for which thirty things are asked for, over HTTP. What is asked for changes: everybody
 * whom it concerns is marked and told, or nobody is. `MANY_PEOPLE` says how many there are.
 */
import process from 'node:process';
import { updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { setTimeLimits } from '@saath/contract/events/time-limits/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { done } from '../../../testing/done.ts';
import { eventForm, givenAdmin, givenEvent, type SignedIn } from '../../../testing/given.ts';
import { givenAgreement } from '../../../testing/given-agreements.ts';
import { givenHolders } from '../../../testing/given-holders.ts';
import { givenKind } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

const PEOPLE = Number(process.env.MANY_PEOPLE ?? 12_000);
const TEAMS = 6;
const [KINDS, AGREEMENTS] = [16, 6];
/** Beside papers and texts: an age, a guardian, three limits of time and three rules of crews. */
const OTHERS = 8;

let product: TestProduct;
let admin: SignedIn;
const kinds: string[] = [];
const agreements: string[] = [];
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  for (let kind = 0; kind < KINDS; kind++)
    kinds.push(await givenKind(admin, `Certificate ${kind}`));
  for (let text = 0; text < AGREEMENTS; text++)
    agreements.push(await givenAgreement(admin, `Code of conduct ${text}`));
});
afterAll(async () => await product.close());

/** Of the role with that number: ten papers of which one is enough, an age, a guardian, and five texts less one. */
const needsOf = (number: number, texts: number) => ({
  oneOf: [...kinds, ...kinds].slice(number, number + 10),
  minAge: 16,
  guardian: true,
  agreements: [...agreements, ...agreements].slice(number % AGREEMENTS).slice(0, texts),
  crew: { paper: { kind: kinds[number] ?? '', least: 1 }, adults: 2, beginners: PEOPLE },
});

async function givenCrowd(): Promise<Event> {
  const [form] = eventForm().role;
  const role = Array.from({ length: TEAMS }, (_, number) => ({
    ...form,
    role_name: `Team ${number}`,
    maxVolunteers: PEOPLE / TEAMS + 1,
  }));
  const event = await givenEvent(admin, { role });
  for (const [index, { id: roleId }] of event.role.entries()) {
    const names = Array.from({ length: PEOPLE / TEAMS }, (_, number) => `Team ${index} ${number}`);
    await givenHolders(product, { event, roleId, names });
  }
  const of = sql`(select user_id from participation where event_id = ${event.id})`;
  await sql`insert into said_age select user_id, 18, now() from ${of} p`.execute(product.db);
  await sql`insert into qualification (id, user_id, kind_id, state, claimed_at)
    select gen_random_uuid(), user_id, kind, 'verified', now()
    from ${of} p, unnest(${kinds}::uuid[]) as kind`.execute(product.db);
  await sql`insert into signature (id, user_id, agreement_id, version, hash, name, signed_at)
    select gen_random_uuid(), user_id, agreement_id, version, hash, 'As typed', now()
    from ${of} p, agreement_version
    where agreement_id <> ${agreements[4]}`.execute(product.db);
  return event;
}

/** The roles ask for this many texts, and all else. */
async function asks(event: Event, texts: number) {
  const role = event.role.map((each, number) => ({ ...each, needs: needsOf(number, texts) }));
  const body = { ...event, role, updatedAt: undefined };
  await done(admin, updateEvent, { params: { id: event.id }, body });
}

async function counted({ id }: Event) {
  const { rows } = await sql<{ marked: number; told: number; mails: number }>`select
    (select count(*)::int from participation
      where event_id = ${id} and attention_since is not null) as marked,
    (select count(distinct user_id)::int from notice where link = ${`/event/${id}`}
      and title like 'Something is missing%') as told,
    (select count(*)::int from mail where subject like 'Something is missing%') as mails`.execute(
    product.db,
  );
  return rows[0];
}

test(`EL-02 each of ${PEOPLE} people with places is judged by ${KINDS + AGREEMENTS + OTHERS} rules, and told once`, {
  timeout: patient(600_000),
}, async () => {
  const event = await givenCrowd();
  const limits = { dayHours: 8, weekHours: 20, restHours: 11 };
  await done(admin, setTimeLimits, { params: { id: event.id }, body: limits });
  await asks(event, 0);
  expect(await counted(event)).toEqual({ marked: 0, told: 0, mails: 0 });
  // Nobody has signed the fifth text, which all teams but one ask for then.
  await asks(event, 5);
  const most = PEOPLE - PEOPLE / TEAMS;
  expect(await counted(event)).toEqual({ marked: most, told: most, mails: most });
  await asks(event, 0);
  expect(await counted(event)).toEqual({ marked: 0, told: most, mails: most });
});
