/** Places given per second on one role, by the product and by the bare statement, on one PostgreSQL in one run. */
import { assignVolunteer } from '../server/src/features/joining/service.ts';
import { serverDatabase } from '../server/src/testing/database.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
} from '../server/src/testing/given.ts';
import { testProduct } from '../server/src/testing/product.ts';

const JOINS = 1000;
const CLIENTS = 16;

async function rateOf(work: (index: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < JOINS) await work(next++);
    }),
  );
  return JOINS / ((performance.now() - began) / 1000);
}

/** @returns joins per second of the product and of the compare-and-set statement alone */
export async function measureJoins(): Promise<{ product: number; statement: number }> {
  const database = await serverDatabase(CLIENTS + 4);
  const product = await testProduct({ database });
  const admin = await givenAdmin(product);
  const role = {
    role_name: 'Steward',
    description: 'Helps.',
    maxVolunteers: 10 * JOINS,
    skills: [],
  };
  const event = await givenEvent(admin, eventForm({ role: [role] }));
  const roleId = firstRole(event).id;
  const people: string[] = [];
  for (let count = 0; count < JOINS; count++) people.push((await givenVolunteer(product.db)).id);

  const statement = await rateOf(
    async () =>
      await database.pool.query(
        'update event_role set filled = filled + 1 where id = $1 and filled < max_volunteers',
        [roleId],
      ),
  );
  await database.pool.query('update event_role set filled = 0 where id = $1', [roleId]);
  const rate = await rateOf(async (index) =>
    assignVolunteer(product.joining, {
      eventId: event.id,
      roleId,
      userId: people[index] ?? '',
      actorId: admin.id,
    }),
  );
  await product.close();
  return { product: rate, statement };
}
