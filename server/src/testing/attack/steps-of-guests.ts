/** People who ask without an account, and press the link of the mail (ADR 29), for the attack. */
import { saveOrganisation } from '@saath/contract/foundation/organisation/endpoints';
import { askAsGuest, confirmGuestAsk } from '@saath/contract/places/guest-ask/endpoints';
import { newId } from '../../platform/ids.ts';
import { noPassword } from '../../platform/passwords.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { Client } from '../client.ts';
import type { TestProduct } from '../product.ts';
import type { AttackStep } from './call.ts';
import { newSecret } from './secret.ts';
import { type Dice, pick, placesOf, rolesIn, shiftsIn, type World } from './world.ts';

/** Guests may ask, as organisers allow it. */
export async function letGuestsAsk({ organisation }: TestProduct, admin: Client): Promise<void> {
  const { version } = organisation.now();
  await admin.call(saveOrganisation, { body: { version, guestAsking: 'mail' } });
}

/** Somebody asks without an account, often for a role that gives places at once. */
async function askForGuest(world: World, { a, b, c }: Dice): Promise<void> {
  const role = pick(await rolesIn(world), a);
  const shifts = (await shiftsIn(world)).filter(({ roleId }) => roleId === role?.id);
  const shiftId = pick([null, ...shifts.map(({ id }) => id)], c);
  const email = pick([`${newId()}@gmail.com`, await guestIn(world, b)], b);
  const place = { eventId: role?.eventId, roleId: b % 5 > 0 ? role?.id : null, shiftId };
  const body = { ...place, name: 'Sana Guest', email: email ?? `${newId()}@gmail.com` };
  await world.asVisitor(askAsGuest, { body });
}

/** One who has asked before, and asks for something else. */
async function guestIn({ product, peopleIds }: World, number: number) {
  const people = await product.db
    .selectFrom('appUser')
    .select('email')
    .where('id', 'in', peopleIds)
    .where('passwordHash', '=', noPassword)
    .where('leftAt', 'is', null)
    .orderBy('id')
    .execute();
  return pick(people, number)?.email;
}

/** Presses a link that was not pressed yet, maybe one from long ago. */
async function pressAsGuest(world: World, number: number): Promise<void> {
  const { db } = world.product;
  const open = await db
    .selectFrom('guestRequest')
    .select('tokenHash')
    .where('eventId', 'in', world.eventIds)
    .where('usedAt', 'is', null)
    .orderBy('tokenHash')
    .execute();
  const request = pick(open, number);
  if (!request) return;
  const token = newSecret();
  const tokenHash = hashToken(token);
  const own = db.updateTable('guestRequest').where('tokenHash', '=', request.tokenHash);
  await own.set({ tokenHash }).execute();
  const before = new Set((await placesOf(world)).map(({ id }) => id));
  const { body } = await world.asVisitor(confirmGuestAsk, { params: { token }, body: {} });
  if (!body.success) return;
  const made = (await placesOf(world)).find(({ id }) => !before.has(id));
  if (made && !world.peopleIds.includes(made.userId)) world.peopleIds.push(made.userId);
  if (made?.state === 'confirmed') world.brought.add('a place by the link of a guest');
}

export const stepsOfGuests: readonly AttackStep[] = [
  {
    name: 'asks without an account, and presses the link of the mail',
    makes: [askAsGuest, confirmGuestAsk],
    brings: ['a place by the link of a guest'],
    async run(world, dice) {
      await askForGuest(world, dice);
      // Some press later, when other things may be asked for.
      if (dice.c % 3 > 0) await pressAsGuest(world, dice.b);
      return undefined;
    },
  },
];
