/** What is answered by the links of mails, by organisers and volunteers who are not signed in (EL-02). */
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import { answerOfferLink, answerRequestLink } from '@saath/contract/places/mail-answers/endpoints';
import { requestAnswers } from '@saath/contract/places/mail-answers/rules';
import { answerByLink } from '@saath/contract/places/reminders/endpoints';
import { comingAnswers } from '@saath/contract/places/reminders/rules';
import { answerLinks } from '../../features/places/reminders/service.ts';
import { offerLinks } from '../../features/places/wait-list/policy.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { AttackStep } from './call.ts';
import { newSecret } from './secret.ts';
import { type Dice, type Place, pick, placesOf, rolesIn, type World } from './world.ts';

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

/** A place that was offered; where there is none, one is offered first. */
async function offered(world: World, number: number) {
  const isOffered = ({ state }: { state: string }) => state === 'offered';
  const before = (await linkedPlaces(world)).filter(isOffered);
  if (before.length > 0) return pick(before, number);
  await offerToSome(world, number);
  return pick((await linkedPlaces(world)).filter(isOffered), number);
}

/** Of one role after the other to one person after the other, until one can have it: most of them lack something. */
async function offerToSome(world: World, number: number): Promise<void> {
  const roles = await rolesIn(world);
  for (const [index, { id: roleId, eventId }] of roles.entries()) {
    const userId = pick(world.peopleIds, number + index) ?? '';
    await world.as(userId, requestJoin, { body: { eventId, roleId } });
  }
  const isWaiting = ({ state }: Place) => state === 'requested' || state === 'waitlisted';
  for (const place of (await placesOf(world)).filter(isWaiting)) {
    const params = { id: place.id };
    await world.as(world.adminId, decide, { params, body: { decision: 'waitlist' } });
    for (const { id: roleId } of roles.filter(({ eventId }) => eventId === place.eventId)) {
      const body = { decision: 'offer', roleId };
      if ((await world.as(world.adminId, decide, { params, body })).body.success) return;
    }
  }
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

/** A request, mostly one that waits; where there is none, somebody asks first. */
async function requested(world: World, { a, c }: Dice) {
  const isWaiting = ({ state }: Place) => state === 'requested';
  if (!(await placesOf(world)).some(isWaiting)) {
    const role = pick(await rolesIn(world), a);
    const body = { eventId: role?.eventId, roleId: role?.id };
    await world.as(pick(world.peopleIds, c) ?? '', requestJoin, { body });
  }
  const places = await placesOf(world);
  return pick(c % 4 > 0 ? places.filter(isWaiting) : places, a);
}

/** The link that an organiser was mailed of a request, or would be in a moment. @returns its secret */
async function linkOf({ product, adminId }: World, participationId: string): Promise<string> {
  const secret = newSecret();
  const tokenHash = hashToken(secret);
  const [admin, place] = [
    product.db.selectFrom('appUser').select('linkStamp').where('id', '=', adminId),
    product.db.selectFrom('participation').select('requestedAt').where('id', '=', participationId),
  ];
  const { linkStamp } = await admin.executeTakeFirstOrThrow();
  const { requestedAt } = await place.executeTakeFirstOrThrow();
  const of = { userId: adminId, participationId, requestedAt, linkStamp };
  await product.db
    .insertInto('answerLink')
    .values({ ...of, tokenHash, createdAt: product.clock.now })
    .onConflict((conflict) =>
      conflict.columns(['participationId', 'userId', 'requestedAt']).doUpdateSet({ tokenHash }),
    )
    .execute();
  return secret;
}

async function answerRequestByMail(world: World, dice: Dice): Promise<void> {
  const place = await requested(world, dice);
  if (!place) return;
  const token = await linkOf(world, place.id);
  const roles = (await rolesIn(world)).filter(({ eventId }) => eventId === place.eventId);
  const roleId = place.roleId ?? pick(roles, dice.b)?.id;
  const answer = pick(['approve', 'approve', ...requestAnswers] as const, dice.b);
  const call = { params: { token }, body: { answer, roleId } };
  const { body } = await world.asVisitor(answerRequestLink, call);
  if (body.success && answer === 'approve' && (await isHeld(world, place.id)))
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
