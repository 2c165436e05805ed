/** What is recorded on the day and put right after it. */

import {
  answerProposal,
  correctHours,
  excuseMissed,
} from '@saath/contract/afterwards/hours/endpoints';
import { correctTimes, sendMarks } from '@saath/contract/day/check-in/endpoints';
import { dayStates } from '@saath/contract/day/check-in/rules';
import {
  closeKiosk,
  kioskCheckIn,
  kioskWalkIn,
  openKiosk,
} from '@saath/contract/day/kiosk/endpoints';
import { addWalkIn, letIn } from '@saath/contract/day/walk-ins/endpoints';
import { newId } from '../../platform/ids.ts';
import type { AttackStep } from './call.ts';
import { missedBy } from './missed.ts';
import { pick, placesOf, rolesIn } from './world.ts';

const MINUTE = 60_000;

export const stepsOfTheDay: readonly AttackStep[] = [
  {
    name: 'marks somebody',
    makes: [sendMarks],
    async run(world, { a, b, c }) {
      const place = pick(await placesOf(world), a);
      if (!place) return undefined;
      const hasReason = c % 2 === 1;
      const at = new Date(world.product.clock.now.getTime() - (c % 4) * 20 * MINUTE);
      const mark = {
        id: newId(),
        participationId: place.id,
        from: place.state,
        to: pick(dayStates, b),
        at: at.toISOString(),
        isUndo: c % 5 === 0,
        addPlace: c % 3 === 0,
        ...(hasReason ? { reason: 'I looked at the sheet again.' } : {}),
      };
      const params = { id: place.eventId };
      await world.as(world.adminId, sendMarks, { params, body: { marks: [mark] } });
      // A press in time that is sent later says what happened; anything after it has to say why.
      return hasReason || at < place.endTime ? { placeId: place.id } : undefined;
    },
  },
  {
    name: 'puts times right',
    makes: [correctTimes],
    async run(world, { a, b, c }) {
      const place = pick(await placesOf(world), a);
      if (!place) return undefined;
      const arrived = world.product.clock.now.getTime() - (b % 12) * 20 * MINUTE;
      const body = {
        participationId: place.id,
        arrivedAt: new Date(arrived).toISOString(),
        leftAt: c % 2 ? new Date(arrived + (c % 9) * 15 * MINUTE).toISOString() : null,
        reason: 'I looked at the sheet again.',
      };
      await world.as(world.adminId, correctTimes, { params: { id: place.eventId }, body });
      return { placeId: place.id };
    },
  },
  {
    name: 'lets a walk-in help',
    makes: [addWalkIn],
    async run(world, { a, b }) {
      const role = pick(await rolesIn(world), a);
      const newcomer = { name: 'Sana Walk-in', email: '' };
      const body = { ...newcomer, id: newId(), roleId: role?.id, addPlace: b % 2 === 1 };
      if (role) await world.as(world.adminId, addWalkIn, { params: { id: role.eventId }, body });
      return undefined;
    },
  },
  {
    name: 'presses at the kiosk',
    makes: [openKiosk, kioskCheckIn, kioskWalkIn, closeKiosk],
    async run(world, { a, b, c }) {
      const place = pick(await placesOf(world), a);
      const role = pick(
        (await rolesIn(world)).filter(({ eventId }) => eventId === place?.eventId),
        b,
      );
      if (!place || !role) return undefined;
      const params = { id: place.eventId };
      const { body: opened } = await world.as(world.adminId, openKiosk, { params });
      const given = { pass: opened.pass ?? 'none', id: newId() };
      const press = { ...given, participationId: place.id };
      const newcomer = { ...given, name: 'Sana Newcomer', email: '', roleId: role.id };
      if (c % 2) await world.as(world.adminId, kioskCheckIn, { body: press });
      else await world.as(world.adminId, kioskWalkIn, { body: newcomer });
      const kioskId = String(given.pass).split('.')[0] ?? '';
      await world.as(world.adminId, closeKiosk, { params: { ...params, kioskId } });
      return undefined;
    },
  },
  {
    name: 'lets in who asked at the door',
    makes: [letIn],
    async run(world, { a, b, c }) {
      const place = pick(await placesOf(world), a);
      const role = pick(
        (await rolesIn(world)).filter(({ eventId }) => eventId === place?.eventId),
        b,
      );
      if (!place || !role) return undefined;
      const given = { id: newId(), roleId: role.id, addPlace: c % 2 === 1 };
      const body = { ...given, participationId: place.id };
      await world.as(world.adminId, letIn, { params: { id: place.eventId }, body });
      return undefined;
    },
  },
  {
    name: 'corrects hours',
    makes: [correctHours],
    async run(world, { a, b }) {
      const place = pick(await placesOf(world), a);
      if (!place) return undefined;
      const body = { hours: 0.25 + (b % 24) / 4, reason: 'They left at noon.' };
      await world.as(world.adminId, correctHours, { params: { id: place.id }, body });
      return { placeId: place.id };
    },
  },
  {
    name: 'answers proposed hours',
    makes: [answerProposal],
    async run(world, { a, b }) {
      const proposals = await world.product.db
        .selectFrom('hourProposal')
        .innerJoin('participation', (join) =>
          join
            .onRef('participation.eventId', '=', 'hourProposal.eventId')
            .onRef('participation.userId', '=', 'hourProposal.userId'),
        )
        .select(['hourProposal.id', 'participation.id as placeId'])
        .where('participation.eventId', 'in', world.eventIds)
        .where('hourProposal.state', '=', 'open')
        .execute();
      const chosen = pick(proposals, a);
      if (!chosen) return undefined;
      const body = { decision: pick(['accept', 'decline'], b), word: 'Thank you.' };
      await world.as(world.adminId, answerProposal, { params: { id: chosen.id }, body });
      return { placeId: chosen.placeId };
    },
  },
  {
    name: 'excuses somebody',
    makes: [excuseMissed],
    async run(world, { a }) {
      const place = await missedBy(world, a);
      if (!place) return undefined;
      await world.as(world.adminId, excuseMissed, { params: { id: place.id } });
      return { placeId: place.id };
    },
  },
];
