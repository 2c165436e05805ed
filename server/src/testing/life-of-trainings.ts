/** A training that gave somebody something, and what an organiser put right after it, for tests of what is written down of it. */
import type { Client } from './client.ts';
import { firstRole, type SignedIn } from './given.ts';
import { givePlace } from './given-board.ts';
import { atAnyTime, minutesIn } from './given-day.ts';
import { givenKind } from './given-papers.ts';
import { givenTraining, settled, writesDown } from './given-training.ts';
import type { TestProduct } from './product.ts';

/** Somebody completes it, and did not after all. */
export async function lifeOfTrainings(
  product: TestProduct,
  { admin, helper }: { admin: SignedIn; helper: Client & { id: string; name: string } },
): Promise<void> {
  const before = product.clock.now;
  const kind = await givenKind(admin, 'Lifting and carrying');
  const times = { startTime: '2027-02-06T09:00:00Z', endTime: '2027-02-06T13:00:00Z' };
  const event = await givenTraining(admin, { kind }, times);
  const place = { event, roleId: firstRole(event).id, userId: helper.id };
  await givePlace(product, place, admin.id);
  const day = { admin: atAnyTime(product, admin.id), event };
  for (const state of ['completed', 'no_show'] as const) {
    await writesDown({ ...day, at: minutesIn(product, event, 241) }, helper, state);
    await settled(product);
  }
  product.clock.now = before;
}
