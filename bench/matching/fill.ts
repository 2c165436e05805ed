/**
 * How long 'Fill for me' takes over the API on a PostgreSQL server: one event of 100 roles and 1,000 people who asked, first
 * preview, a preview again, and the save of the whole plan. Run: TEST_POSTGRES_URL=… node bench/matching/fill.ts
 */
import { previewFill, saveFill } from '@saath/contract/filling/fill/endpoints';
import type { FillPlan } from '@saath/contract/filling/fill/schema';
import { insertUser } from '../../server/src/features/accounts/accounts/queries.ts';
import { newId } from '../../server/src/platform/ids.ts';
import { serverDatabase } from '../../server/src/testing/database.ts';
import { givenAdmin, givenEvent } from '../../server/src/testing/given.ts';
import { placesIn } from '../../server/src/testing/given-fill.ts';
import { type TestProduct, testProduct, testStart } from '../../server/src/testing/product.ts';
import type { Figure } from './figure.ts';

const ROLES = 100;
const PEOPLE = 1000;
const PLACES = 4;
const skills = [
  ...['First aid', 'Cooking', 'Driving', 'Photography', 'Urdu', 'Carpentry', 'Teaching', 'Nursing'],
  ...['Cleaning', 'Security', 'Translation', 'Logistics', 'Gardening', 'Sewing', 'Music', 'Design'],
];
const skill = (index: number): string => skills[index % skills.length] ?? '';

/** Three skills each, by their number; everybody asked for any role. */
async function plantPeople({ db }: TestProduct, eventId: string, times: Times): Promise<void> {
  for (let index = 0; index < PEOPLE; index++) {
    const id = newId();
    await insertUser(db, {
      id,
      role: 'Volunteer',
      name: `Person ${index}`,
      email: `person${index}@example.org`,
      passwordHash: 'none',
      pictureId: null,
      activatedAt: testStart,
      createdAt: testStart,
      updatedAt: testStart,
      skills: [skill(index), skill(index * 7 + 1), skill(index * 5 + 3)],
      interests: ['Outdoor'],
      experienceYears: index % 12,
    });
    await db
      .insertInto('participation')
      .values({
        ...{ eventId, userId: id, id: newId(), roleId: null, shiftId: null, ...times },
        ...{ state: 'requested', source: 'request', requestedAt: testStart },
        ...{ waitingSince: null, decidedBy: null, decidedAt: null, offeredUntil: null },
        ...{ clashReason: null, checkedInAt: null, checkedOutAt: null },
      })
      .execute();
  }
}

type Times = { readonly startTime: Date; readonly endTime: Date };

/** More roles than the form allows, straight into the table. */
async function plantRoles({ db }: TestProduct, eventId: string): Promise<void> {
  await db.deleteFrom('eventRole').where('eventId', '=', eventId).execute();
  for (let index = 0; index < ROLES; index++)
    await db
      .insertInto('eventRole')
      .values({
        ...{ eventId, id: newId(), position: index + 1, description: 'Helps.' },
        ...{ name: `Role ${index}`, nameKey: `role ${index}`, createdAt: testStart },
        ...{ skills: [skill(index), skill(index + 5)], maxVolunteers: PLACES },
      })
      .execute();
}

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const began = performance.now();
  const result = await work();
  return { seconds: (performance.now() - began) / 1000, result };
}

/** Also the longest time for which the process answered nobody while it planned. */
async function withLongestPause<T>(work: () => Promise<T>): Promise<{ result: T; pause: number }> {
  let last = performance.now();
  let pause = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    pause = Math.max(pause, now - last - 5);
    last = now;
  }, 5);
  const result = await work();
  clearInterval(timer);
  return { result, pause };
}

export async function measureFill(): Promise<Figure[]> {
  const product = await testProduct({ database: await serverDatabase(10) });
  const admin = await givenAdmin(product);
  const event = await givenEvent(admin);
  const times = { startTime: new Date(event.startTime), endTime: new Date(event.endTime) };
  await plantRoles(product, event.id);
  await plantPeople(product, event.id, times);
  await product.db.updateTable('eventRole').set({ filled: 0 }).execute();
  const preview = async () => {
    const { status, body } = await admin.call(previewFill, { body: { eventIds: [event.id] } });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.plan as FillPlan;
  };
  const first = await timed(preview);
  const again = await timed(async () => withLongestPause(preview));
  const plan = again.result.result;
  const body = { id: newId(), eventIds: [event.id], fingerprint: plan.fingerprint };
  const saved = await timed(async () =>
    admin.call(saveFill, { body: { ...body, how: 'give', places: placesIn(plan) } }),
  );
  await product.close();
  const ratio = plan.figures.value / plan.roleByRole.value - 1;
  const size = `${ROLES} roles x ${PEOPLE} people over HTTP`;
  return [
    {
      number: 'fill',
      what: `a plan for ${size}: first, again; longest pause of the process`,
      measured: `${first.seconds.toFixed(2)} s, ${again.seconds.toFixed(2)} s; ${again.result.pause.toFixed(0)} ms`,
      bar: 'proved best, all places',
      isMet: plan.proof.kind === 'best' && plan.figures.placed === ROLES * PLACES,
    },
    {
      number: 'fill-save',
      what: `the same plan saved, ${plan.figures.placed} places with mails and notices in one transaction`,
      measured: `${saved.seconds.toFixed(2)} s`,
      bar: 'saved',
      isMet: saved.result.status === 200,
    },
    {
      number: 'fill-value',
      what: `value over filling role by role, ${size}`,
      measured: `+${(100 * ratio).toFixed(1)} %`,
      bar: '>= 0 %',
      isMet: ratio >= 0,
    },
  ];
}

if (import.meta.main) console.table(await measureFill());
