/** Many people with a place at once, for tests of lists and pages. */
import type { Event } from '@saath/contract/events/events/schema';
import { newId } from '../platform/ids.ts';
import { givenVolunteer } from './given.ts';
import { placesCounted } from './given-state.ts';
import type { TestProduct } from './product.ts';

/** People with places in a role, one for each name, without the detour over the calls. @returns the ids of their places */
export async function givenHolders(
  product: Pick<TestProduct, 'db' | 'clock'>,
  { event, roleId, names }: { event: Event; roleId: string; names: readonly string[] },
): Promise<string[]> {
  const { db, clock } = product;
  const rows = [];
  for (const name of names) {
    const { id: userId } = await givenVolunteer(db, { name });
    rows.push({
      ...{ id: newId(), eventId: event.id, userId, roleId },
      ...({ state: 'confirmed', source: 'organiser', decidedBy: null } as const),
      ...{ requestedAt: clock.now, decidedAt: clock.now },
      ...{ startTime: new Date(event.startTime), endTime: new Date(event.endTime) },
    });
  }
  await db.insertInto('participation').values(rows).execute();
  await placesCounted(product, event.id);
  return rows.map(({ id }) => id);
}
