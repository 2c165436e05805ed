/** What organisers do with people, before the day and when something comes in between. */
import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { previewFill, saveFill, undoFill } from '@saath/contract/filling/fill/endpoints';
import { fillPools, fillWays } from '@saath/contract/filling/fill/rules';
import type { FillPlan } from '@saath/contract/filling/fill/schema';
import { importPeople, previewImport } from '@saath/contract/office/imports/endpoints';
import { demotePerson, promotePerson } from '@saath/contract/office/people/endpoints';
import { eventBoard, saveBoard } from '@saath/contract/places/board/endpoints';
import type { Board } from '@saath/contract/places/board/schema';
import {
  decide,
  decideMany,
  decisions,
  moveOnWaitList,
} from '@saath/contract/places/joining/endpoints';
import { newId } from '../../platform/ids.ts';
import type { AttackStep } from './call.ts';
import { pick, placesOf, rolesIn, shiftsIn, type World } from './world.ts';

async function roleOf(world: World, eventId: string | undefined, number: number) {
  return pick(
    (await rolesIn(world)).filter((role) => role.eventId === eventId),
    number,
  );
}

export const stepsOfOrganisers: readonly AttackStep[] = [
  {
    name: 'answers a request',
    makes: [decide],
    async run(world, { a, b, c }) {
      const place = pick(await placesOf(world), a);
      if (!place) return undefined;
      const role = await roleOf(world, place.eventId, c);
      const shifts = (await shiftsIn(world)).filter(({ roleId }) => roleId === role?.id);
      const body = {
        decision: pick(decisions, b),
        roleId: place.roleId ?? role?.id ?? null,
        shiftId: place.roleId ? null : (pick([null, ...shifts.map(({ id }) => id)], b + c) ?? null),
        ...(c % 2 ? { clashReason: 'Both places are next to each other.' } : {}),
      };
      await world.as(world.adminId, decide, { params: { id: place.id }, body });
      return undefined;
    },
  },
  {
    name: 'answers many requests',
    makes: [decideMany],
    async run(world, { a, b }) {
      const eventId = pick(world.eventIds, a) ?? '';
      const role = await roleOf(world, eventId, b);
      const chosen = (await placesOf(world)).filter((place) => place.eventId === eventId);
      const body = {
        decisions: chosen.map(({ id, roleId }, index) => ({
          participationId: id,
          decision: pick(decisions, b + index),
          roleId: roleId ?? role?.id ?? null,
        })),
      };
      await world.as(world.adminId, decideMany, { params: { id: eventId }, body });
      return undefined;
    },
  },
  {
    name: 'reorders the wait list',
    makes: [moveOnWaitList],
    async run(world, { a, b }) {
      const waiting = (await placesOf(world)).filter(({ state }) => state === 'waitlisted');
      const place = pick(waiting, a);
      const body = { position: 1 + (b % 3), reason: 'Lives next door.' };
      if (place) await world.as(world.adminId, moveOnWaitList, { params: { id: place.id }, body });
      return undefined;
    },
  },
  {
    name: 'assigns',
    makes: [assignVolunteer],
    async run(world, { a, b, c }) {
      const role = pick(await rolesIn(world), a);
      const body = {
        volunteerId: pick(world.peopleIds, b),
        roleId: role?.id,
        eventId: role?.eventId,
        ...(c % 2 ? { clashReason: 'Both places are next to each other.' } : {}),
      };
      if (role) await world.as(world.adminId, assignVolunteer, { body });
      return undefined;
    },
  },
  {
    name: 'saves the board',
    makes: [eventBoard, saveBoard],
    async run(world, { a, b, c }) {
      const params = { id: pick(world.eventIds, a) ?? '' };
      const { body: seen } = await world.as(world.adminId, eventBoard, { params });
      const board = seen.board as Board | undefined;
      if (!board || board.people.length === 0) return undefined;
      const moves = board.people.slice(b % board.people.length).map((person, index) => {
        const role = pick([undefined, ...board.roles], c + index);
        const { userId, state, roleId } = person;
        return { userId, from: { state, roleId }, to: role ? { roleId: role.id } : 'unassigned' };
      });
      const body = { moves: moves.slice(0, 1 + (c % 3)), clashReason: 'They said it is fine.' };
      await world.as(world.adminId, saveBoard, { params, body });
      return undefined;
    },
  },
  {
    name: 'fills the events',
    makes: [previewFill, saveFill],
    async run(world, { a, b }) {
      const eventIds = a % 2 ? world.eventIds : world.eventIds.slice(0, 1);
      const question = { eventIds, who: pick(fillPools, b) };
      const { body: seen } = await world.as(world.adminId, previewFill, { body: question });
      const plan = seen.plan as FillPlan | undefined;
      const places = plan?.events.flatMap(({ id: eventId, parts }) =>
        parts.flatMap(({ roleId, shift, placed }) =>
          placed.map(({ userId }) => ({ eventId, roleId, shiftId: shift?.id ?? null, userId })),
        ),
      );
      if (!plan || !places?.length) return undefined;
      const how = pick(fillWays, b);
      const body = { id: newId(), eventIds, fingerprint: plan.fingerprint, how, places };
      await world.as(world.adminId, saveFill, { body });
      return undefined;
    },
  },
  {
    name: 'takes a fill back',
    makes: [undoFill],
    async run(world, { a }) {
      const fills = await world.product.db.selectFrom('fillSave').select('id').execute();
      const fill = pick(fills.slice(-3), a);
      if (fill) await world.as(world.adminId, undoFill, { params: { id: fill.id } });
      return undefined;
    },
  },
  {
    name: 'imports people whom the events know',
    makes: [previewImport, importPeople],
    async run(world, { a, b }) {
      const { email = '' } =
        (await world.product.db
          .selectFrom('appUser')
          .select('email')
          .where('id', '=', pick(world.peopleIds, a) ?? '')
          .executeTakeFirst()) ?? {};
      const csv = `name,email,skills\r\nAisha Khan,${email},Cooking ${b}\r\n`;
      const files = [{ name: 'people.csv', bytes: Buffer.from(csv), type: 'text/csv' }];
      const { body: seen } = await world.as(world.adminId, previewImport, { files });
      const body = { digest: seen.digest, invite: false, leaveOutErrors: true };
      await world.as(world.adminId, importPeople, { body, files });
      return undefined;
    },
  },
  {
    name: 'removes a person',
    isFinal: true,
    makes: [deleteUser],
    async run(world, { a }) {
      const id = pick(world.peopleIds.slice(2), a) ?? '';
      await world.as(world.adminId, deleteUser, { params: { id } });
      return undefined;
    },
  },
  {
    name: 'makes somebody an organiser, and a volunteer again',
    isFinal: true,
    makes: [promotePerson, demotePerson],
    async run(world, { a, b }) {
      const params = { id: pick(world.peopleIds.slice(2), a) ?? '' };
      await world.as(world.adminId, promotePerson, { params });
      if (b % 2) await world.as(world.adminId, demotePerson, { params });
      return undefined;
    },
  },
];
