/** Everything that organisers do with plans and with what matching learned, for tests of what is written down of it. */
import {
  learnNow,
  leaveOutcomesOut,
  readMatchLearning,
  saveMatchSettings,
  switchMatching,
} from '@saath/contract/matching/learning/endpoints';
import type { MatchLearning } from '@saath/contract/matching/learning/schema';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { expect, vi } from 'vitest';
import { patient } from '../../../tools/patience.mjs';
import { newId } from '../platform/ids.ts';
import type { Client } from './client.ts';
import { done } from './done.ts';
import { givenEvent } from './given.ts';
import { fillOf } from './given-fill.ts';
import { givenOutcomes } from './given-outcomes.ts';
import { type TestProduct, testStart } from './product.ts';

/** A plan that is saved and taken back; what was learned is looked at and used; an outcome that somebody changed is left out. */
export async function lifeOfMatching(
  product: TestProduct,
  { admin, helper }: { admin: Client; helper: Client },
): Promise<void> {
  const times = { startTime: '2026-12-21T09:00:00Z', endTime: '2026-12-21T13:00:00Z' };
  const event = await givenEvent(admin, times);
  await done(helper, requestJoin, { body: { eventId: event.id } });
  const fill = fillOf(product, admin);
  const id = newId();
  expect((await fill.save(await fill.planFor([event]), { id })).status).toBe(200);
  expect((await fill.undo(id)).status).toBe(200);
  const isGood = ({ experience }: { experience: number }) => experience > 0.5;
  await givenOutcomes(product.db, { count: 50, until: testStart, isGood });
  await done(admin, saveMatchSettings, { body: { fairness: 0.2, isAutomatic: false } });
  await done(admin, learnNow, {});
  const made = await vi.waitUntil(
    async () => ((await done(admin, readMatchLearning)) as unknown as MatchLearning).versions[0],
    { timeout: patient(20_000), interval: 100 },
  );
  await done(admin, switchMatching, { body: { id: made.id } });
  const { id: changed } = await product.db
    .selectFrom('matchDecision')
    .select('id')
    .where('good', '=', true)
    .executeTakeFirstOrThrow();
  await product.db
    .updateTable('matchDecision')
    .set({ good: false })
    .where('id', '=', changed)
    .execute();
  await done(admin, leaveOutcomesOut, {});
}
