/** MT-13: what people often list together stands in for nothing, also where whole events are filled, over HTTP. */
import type { FillPlan } from '@saath/contract/filling/fill/schema';
import { dayZero } from '@saath/matching/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { givenAdmin, givenVolunteer } from '../../../testing/given.ts';
import { asks } from '../../../testing/given-board.ts';
import { fillOf, placesIn, roleForm } from '../../../testing/given-fill.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { learnedColumns } from '../../matching/model-in-use/policy.ts';
import { currentMatching } from '../../matching/model-in-use/service.ts';

let product: TestProduct;
let fill: ReturnType<typeof fillOf>;
beforeAll(async () => {
  product = await testProduct();
  fill = fillOf(product, await givenAdmin(product));
  await useLearned(['First aid', 'Urdu', 'Cooking', 'Puppetry']);
});
afterAll(async () => await product.close());

/** A version in use that learned, from very many people, that the tags are listed together as often as can be. */
async function useLearned(tags: readonly string[]): Promise<void> {
  const [id, size] = [newId(), 2];
  const vectors = Float32Array.from(tags.flatMap(() => [1, 0]));
  await product.db
    .insertInto('matchModel')
    .values({
      ...{ id, version: 1, madeAt: product.clock.now, activatedAt: product.clock.now },
      ...{ model: JSON.stringify(dayZero), outcomes: 0, counts: '{}', heldOut: null },
      ...{ comparison: null, isBetter: true },
      ...learnedColumns({ tags, size, vectors, profiles: 1_000_000 }),
    })
    .execute();
  await product.db.updateTable('matchSetting').set({ activeModel: id }).execute();
  const { modelId, knowledge } = await currentMatching(product.db);
  expect(modelId).toBe(id);
  expect(knowledge.learned?.similarity('Cooking', 'Urdu')).toBeGreaterThan(0.4);
}

const namesIn = (plan: FillPlan, people: Readonly<Record<string, { id: string }>>) =>
  placesIn(plan).map(({ userId }) => Object.keys(people).find((key) => people[key]?.id === userId));

/** Who gets one of ten places of a role that asks for the skills, of people who each asked for any role. */
async function placedFor(skills: string[], offered: Readonly<Record<string, string[]>>) {
  const event = await fill.eventAt({ role: [roleForm(10, { skills })] });
  const people: Record<string, { id: string }> = {};
  for (const [name, listed] of Object.entries(offered)) {
    const [person] = await fill.asking(event, 1, { name, skills: listed });
    if (person) people[name] = person;
  }
  return namesIn(await fill.planFor([event]), people).sort();
}

test('MT-13 a role that asks for first aid and Urdu goes to nobody with Urdu only, however often both are listed together', async () => {
  const offered = { both: ['First aid', 'Urdu'], medic: ['First aid'], speaker: ['Urdu'] };
  expect(await placedFor(['First aid', 'Urdu'], offered)).toEqual(['both', 'medic']);
});

test('MT-13 nor does it stand in where first aid alone is asked for', async () => {
  expect(await placedFor(['First aid'], { medic: ['First aid'], speaker: ['Urdu'] })).toEqual([
    'medic',
  ]);
});

test('MT-13 nor for a skill that is no paper', async () => {
  const offered = { cook: ['Cooking'], speaker: ['Urdu'], puppets: ['Puppetry'] };
  expect(await placedFor(['Cooking'], offered)).toEqual(['cook']);
});

test('MT-13 who asked for that very role may get it all the same: the organiser knows why', async () => {
  const event = await fill.eventAt({ role: [roleForm(2, { skills: ['First aid', 'Urdu'] })] });
  const speaker = await givenVolunteer(product.db, { skills: ['Urdu'] });
  const roleId = event.role[0]?.id ?? '';
  await asks(product, { event, userId: speaker.id, roleId });
  expect(placesIn(await fill.planFor([event]))).toMatchObject([{ userId: speaker.id }]);
});
