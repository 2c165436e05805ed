/** What is answered by the links of mails, by people who are not signed in: organisers, volunteers and guests (EL-02). */
import { saveOrganisation } from '@saath/contract/foundation/organisation/endpoints';
import { askAsGuest, confirmGuestAsk } from '@saath/contract/places/guest-ask/endpoints';
import { decide } from '@saath/contract/places/joining/endpoints';
import { answerOfferLink, answerRequestLink } from '@saath/contract/places/mail-answers/endpoints';
import { requestAnswers } from '@saath/contract/places/mail-answers/rules';
import { answerByLink } from '@saath/contract/places/reminders/endpoints';
import { comingAnswers } from '@saath/contract/places/reminders/rules';
import { tellOfRequests } from '../../features/places/ask-news/jobs.ts';
import { answerLinks } from '../../features/places/reminders/service.ts';
import { offerLinks } from '../../features/places/wait-list/policy.ts';
import { newId } from '../../platform/ids.ts';
import { noPassword } from '../../platform/passwords.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { Client } from '../client.ts';
import type { TestProduct } from '../product.ts';
import type { AttackStep } from './call.ts';
import { type Dice, pick, placesOf, rolesIn, shiftsIn, type World } from './world.ts';

/** Guests may ask, as organisers allow it. */
export async function letGuestsAsk({ organisation }: TestProduct, admin: Client): Promise<void> {
  const { version } = organisation.now();
  await admin.call(saveOrganisation, { body: { version, guestAsking: 'mail' } });
}

/** Reading the mails of thousands of steps takes long: a link of this secret is put where the mail's was. */
const newSecret = () => newId().replaceAll('-', '').padEnd(43, 'a');

/** The secret of a signed link, which stands at its end. */
const secretIn = (link: string) => link.split('/').pop() ?? '';

/** @returns whether the place is held now */
async function isHeld({ product }: World, participationId: string): Promise<boolean> {
  const place = await product.db
    .selectFrom('participation')
    .select('state')
    .where('id', '=', participationId)
    .executeTakeFirst();
  return place?.state === 'confirmed';
}

/** Of somebody with an account, where the place is one of these. */
async function linkedPlaces({ product, eventIds }: World) {
  return await product.db
    .selectFrom('participation as place')
    .innerJoin('appUser as person', 'person.id', 'place.userId')
    .select(['place.id', 'place.state', 'place.startTime', 'place.offeredUntil'])
    .select('person.linkStamp')
    .where('place.eventId', 'in', eventIds)
    .orderBy('place.id')
    .execute();
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

/** A place that was offered; where there is none, one that somebody waits for is offered first. */
async function offered(world: World, number: number) {
  const isOffered = ({ state }: { state: string }) => state === 'offered';
  const places = await linkedPlaces(world);
  if (!places.some(isOffered)) {
    const waiting = places.filter(({ state }) => ['requested', 'waitlisted'].includes(state));
    const params = { id: pick(waiting, number)?.id ?? '' };
    for (const decision of ['waitlist', 'offer'])
      await world.as(world.adminId, decide, { params, body: { decision } });
  }
  return pick((await linkedPlaces(world)).filter(isOffered), number);
}

async function answerOfferByMail(world: World, { a, b }: Dice): Promise<void> {
  const place = await offered(world, a);
  if (!place?.offeredUntil) return;
  const link = { ...place, participationId: place.id, until: place.offeredUntil };
  const answer = b % 4 > 0 ? 'take' : 'pass';
  const params = { token: secretIn(offerLinks(world.product.ports, link)[answer]) };
  await world.asVisitor(answerOfferLink, { params, body: { answer } });
  if (await isHeld(world, place.id)) world.brought.add('a place by the mail of an offer');
}

/** As the organiser who was told of a request, maybe long ago. */
async function answerRequestByMail(world: World, { a, b, c }: Dice): Promise<void> {
  const { product, adminId } = world;
  await tellOfRequests(product.ports, adminId);
  const links = await product.db
    .selectFrom('answerLink as link')
    .innerJoin('participation as place', 'place.id', 'link.participationId')
    .select(['link.tokenHash', 'place.id', 'place.state', 'place.eventId', 'place.roleId'])
    .where('place.eventId', 'in', world.eventIds)
    .where('link.userId', '=', adminId)
    .orderBy('link.tokenHash')
    .execute();
  const waiting = links.filter(({ state }) => state === 'requested');
  const link = pick(c % 3 > 0 && waiting.length > 0 ? waiting : links, a);
  if (!link) return;
  const token = newSecret();
  const own = product.db.updateTable('answerLink').where('tokenHash', '=', link.tokenHash);
  await own.set({ tokenHash: hashToken(token) }).execute();
  const roles = (await rolesIn(world)).filter(({ eventId }) => eventId === link.eventId);
  const roleId = link.roleId ?? pick(roles, b)?.id;
  const answer = pick(['approve', 'approve', ...requestAnswers] as const, b);
  const { body } = await world.asVisitor(answerRequestLink, {
    params: { token },
    body: { answer, roleId },
  });
  if (body.success && answer === 'approve' && (await isHeld(world, link.id)))
    world.brought.add('a place by the mail of an organiser');
}

async function answerReminderByMail(world: World, { a, b }: Dice): Promise<void> {
  const place = pick(await linkedPlaces(world), a);
  if (!place) return;
  const answer = pick(comingAnswers, b) ?? 'coming';
  const link = { ...place, participationId: place.id };
  const params = { token: secretIn(answerLinks(world.product.ports, link)[answer]) };
  const { body } = await world.asVisitor(answerByLink, { params, body: { answer } });
  if (body.success && answer === 'cant') world.brought.add('a place given back by a mail');
}

export const stepsOfMails: readonly AttackStep[] = [
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
  {
    name: 'answers an offer by the link of a mail',
    makes: [answerOfferLink],
    brings: ['a place by the mail of an offer'],
    async run(world, dice) {
      await answerOfferByMail(world, dice);
      return undefined;
    },
  },
  {
    name: 'answers a request by the link of a mail',
    makes: [answerRequestLink],
    brings: ['a place by the mail of an organiser'],
    async run(world, dice) {
      await answerRequestByMail(world, dice);
      return undefined;
    },
  },
  {
    name: 'answers a reminder by the link of a mail',
    makes: [answerByLink],
    brings: ['a place given back by a mail'],
    async run(world, dice) {
      await answerReminderByMail(world, dice);
      return undefined;
    },
  },
];
