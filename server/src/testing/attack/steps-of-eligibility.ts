/** What changes who may do a role, and the ways to a place on which a reason can be given (EL-02). */

import { kioskWalkIn, openKiosk } from '@saath/contract/day/kiosk/endpoints';
import { addWalkIn, letIn } from '@saath/contract/day/walk-ins/endpoints';
import { changeAgreement } from '@saath/contract/events/agreements/endpoints';
import type { Age } from '@saath/contract/events/eligibility/rules';
import { updateEvent } from '@saath/contract/events/events/endpoints';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { setTimeLimits } from '@saath/contract/events/time-limits/endpoints';
import { saveBoard } from '@saath/contract/places/board/endpoints';
import { answerAsGuardian, nameGuardian } from '@saath/contract/places/guardians/endpoints';
import { decide } from '@saath/contract/places/joining/endpoints';
import {
  claimPaper,
  decidePaper,
  keepPlace,
  sayAge,
  withdrawPaper,
} from '@saath/contract/places/papers/endpoints';
import { signAgreement, withdrawSignature } from '@saath/contract/places/signatures/endpoints';
import { askAgain } from '../../features/places/guardians/jobs.ts';
import { endOldOffers, passPlacesOn } from '../../features/places/wait-list/jobs.ts';
import { newId } from '../../platform/ids.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { Client } from '../client.ts';
import { rewrites, textOf } from '../given-agreements.ts';
import { freshAddress, guardianOf, names } from '../given-guardians.ts';
import { decides, papersOf } from '../given-papers.ts';
import { limitsOf, needsOf, personIn, type Rules, setNeeds } from './asking-world.ts';
import type { AttackStep } from './call.ts';
import { type Dice, pick, placesOf, rolesIn, type World } from './world.ts';

const DAY = 86_400_000;
const overs: readonly (Age | null)[] = [null, 14, 16, 18, 18];
const reasonOf = (number: number) =>
  number % 3 === 0 ? { eligibilityReason: 'I saw the card.' } : {};

/** Steps whose hours nobody counts. */
type Deed = Omit<AttackStep, 'run'> & {
  readonly run: (world: World, dice: Dice) => Promise<unknown>;
};

const personOf = (world: World, number: number) =>
  personIn(world, pick(world.peopleIds, number) ?? '');
/** None of somebody whose account is gone, who is refused. */
const papersIn = async (person: Client) => (await papersOf(person)).papers ?? [];
const adminOf = (world: World) => personIn(world, world.adminId);

/** The last day of a paper: past the first events, within them, past all, or none. Today is over in some zones. */
const endOf = ({ product }: World, number: number) => {
  const days = pick([1, 2, 12, 400, null], number) ?? null;
  if (days === null) return null;
  return new Date(product.clock.now.getTime() + days * DAY).toISOString().slice(0, 10);
};

const papers = ({ kinds }: Rules): Deed[] => [
  {
    name: 'has a paper checked',
    makes: [claimPaper, decidePaper],
    run: async (world, { a, b, c }) => {
      const [person, kindId] = [personOf(world, a), pick(kinds, b) ?? ''];
      const body = { kindId, validUntil: endOf(world, c) };
      await person.call(claimPaper, { body });
      const mine = await papersIn(person);
      const paper = mine.find(({ kind, state }) => kind.id === kindId && state === 'claimed');
      return paper && (await decides(adminOf(world), paper.id, 'verify'));
    },
  },
  {
    name: 'takes a paper back',
    makes: [withdrawPaper],
    run: async (world, { a, b }) => {
      const person = personOf(world, a);
      const paper = pick(await papersIn(person), b);
      return paper && (await person.call(withdrawPaper, { params: { id: paper.id } }));
    },
  },
  {
    name: 'is refused a paper that was good',
    makes: [decidePaper],
    run: async (world, { a, b }) => {
      const paper = pick(await papersIn(personOf(world, a)), b);
      return paper && (await decides(adminOf(world), paper.id, 'refuse'));
    },
  },
  {
    name: 'says an age',
    makes: [sayAge],
    run: async (world, { a, b }) =>
      await personOf(world, a).call(sayAge, { body: { over: pick(overs, b) ?? null } }),
  },
];

const signatures = ({ agreements }: Rules): Deed[] => [
  {
    name: 'signs',
    makes: [signAgreement],
    run: async (world, { a, b }) => {
      const id = pick(agreements, b) ?? '';
      const { version } = await textOf(adminOf(world), id);
      const body = { version, name: 'Sana Malik' };
      return await personOf(world, a).call(signAgreement, { params: { id }, body });
    },
  },
  {
    name: 'takes a signature back',
    makes: [withdrawSignature],
    run: async (world, { a, b }) => {
      const person = personOf(world, a);
      const { signatures: all = [] } = await papersOf(person);
      const signature = pick(
        all.filter(({ counts }) => counts),
        b,
      );
      return signature && (await person.call(withdrawSignature, { params: { id: signature.id } }));
    },
  },
  {
    name: 'is asked to sign again',
    makes: [changeAgreement],
    run: async (world, { a }) => {
      await rewrites(adminOf(world), pick(agreements, a) ?? '', { asksAgain: true });
      // What the job does, which may not have come yet; of the events of earlier worlds nobody asks.
      for (const id of world.eventIds) await askAgain(world.product.ports, id);
    },
  },
  {
    name: 'names a guardian who answers',
    makes: [nameGuardian, answerAsGuardian],
    run: async (world, { a, b, c }) => {
      const role = pick(await rolesIn(world), b);
      const userId = pick(world.peopleIds, a) ?? '';
      const named = await names(personOf(world, a) as never, role?.id ?? '', freshAddress());
      const asked = world.product.db
        .updateTable('guardianConsent')
        .where('userId', '=', userId)
        .where('roleId', '=', role?.id ?? '');
      // Reading the mails of thousands of steps takes long: the link is put where the mail's was.
      const token = newId().replaceAll('-', '').padEnd(43, 'a');
      if (named.status === 200) await asked.set({ tokenHash: hashToken(token) }).execute();
      const guardian = guardianOf(world.product, token);
      if (named.status !== 200 || c % 4 === 0) return;
      const { body } = await guardian.consent();
      if (body.success) world.done.add(answerAsGuardian);
      if (c % 4 === 3) await guardian.refuse();
    },
  },
];

const demands = (rules: Rules): Deed[] => [
  {
    name: 'asks for something else',
    makes: [updateEvent],
    run: async (world, { a, b, c }) => {
      const needs = needsOf(rules, { a: b, b: c, c: a });
      const changed = a % 2 === 0 ? [needs] : [undefined, needs];
      await setNeeds(world, { eventId: pick(world.eventIds, a >> 1) ?? '', needs: changed });
    },
  },
  {
    name: 'limits hours and rest',
    makes: [setTimeLimits],
    run: async (world, { a, b, c }) => {
      const params = { id: pick(world.eventIds, a) ?? '' };
      const body = limitsOf({ a: b, b: c, c: b + c });
      await world.as(world.adminId, setTimeLimits, { params, body });
    },
  },
];

/** The door opens on the day, and chance alone seldom waits for that. */
async function waitForStart({ product: { db, clock } }: World, eventId: string): Promise<void> {
  const event = await db
    .selectFrom('event')
    .select('startTime')
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (event && event.startTime > clock.now) clock.now = event.startTime;
}

const ways: Deed[] = [
  {
    name: 'is assigned, with a reason or without',
    makes: [assignVolunteer],
    run: async (world, { a, b, c }) => {
      const role = pick(await rolesIn(world), a);
      const place = { eventId: role?.eventId, roleId: role?.id };
      const body = { volunteerId: pick(world.peopleIds, b), ...place, ...reasonOf(c) };
      return role && (await world.as(world.adminId, assignVolunteer, { body }));
    },
  },
  {
    name: 'is approved, with a reason or without',
    makes: [decide],
    run: async (world, { a, c }) => {
      const place = pick(await placesOf(world), a);
      const body = { decision: pick(['approve', 'offer', 'waitlist'], c), ...reasonOf(c) };
      return place && (await world.as(world.adminId, decide, { params: { id: place.id }, body }));
    },
  },
  {
    name: 'is put on the board, with a reason or without',
    makes: [saveBoard],
    run: async (world, { a, b, c }) => {
      const role = pick(await rolesIn(world), a);
      const userId = pick(world.peopleIds, b);
      if (!role) return;
      const there = (await placesOf(world)).find(
        (place) => place.eventId === role.eventId && place.userId === userId,
      );
      const from = { state: there?.state ?? 'none', roleId: there?.roleId ?? null };
      const moves = [{ userId, from, to: { roleId: role.id } }];
      const body = { moves, clashReason: 'They said it is fine.', ...reasonOf(c) };
      await world.as(world.adminId, saveBoard, { params: { id: role.eventId }, body });
    },
  },
  {
    name: 'comes by themselves, to the door or the kiosk',
    makes: [addWalkIn, kioskWalkIn],
    run: async (world, { a, b, c }) => {
      const role = pick(await rolesIn(world), a);
      const person = world.product.db
        .selectFrom('appUser')
        .select(['name', 'email'])
        .where('id', '=', pick(world.peopleIds, b) ?? '');
      const known = await person.executeTakeFirst();
      // Of somebody who has left no address is known.
      if (!role || !known?.email.includes('@')) return;
      if (c % 3 > 0) await waitForStart(world, role.eventId);
      const params = { id: role.eventId };
      const given = { ...known, id: newId(), roleId: role.id };
      if (c % 2 === 0) {
        const body = { ...given, addPlace: c % 4 === 0, ...reasonOf(c) };
        await world.as(world.adminId, addWalkIn, { params, body });
        return;
      }
      const { body: opened } = await world.as(world.adminId, openKiosk, { params });
      const body = { ...given, pass: opened.pass ?? 'none' };
      await world.as(world.adminId, kioskWalkIn, { body });
    },
  },
  {
    name: 'is let in, with a reason or without',
    makes: [letIn],
    run: async (world, { a, b, c }) => {
      const place = pick(await placesOf(world), a);
      const roles = (await rolesIn(world)).filter(({ eventId }) => eventId === place?.eventId);
      const given = { id: newId(), roleId: pick(roles, b)?.id, addPlace: true, ...reasonOf(c) };
      const body = { ...given, participationId: place?.id };
      const params = { id: place?.eventId ?? '' };
      return place && (await world.as(world.adminId, letIn, { params, body }));
    },
  },
  {
    name: 'is left the place for a reason',
    makes: [keepPlace],
    run: async (world, { a }) => {
      const place = pick(await placesOf(world), a);
      const body = { reason: 'Her card is on its way.' };
      return (
        place && (await world.as(world.adminId, keepPlace, { params: { id: place.id }, body }))
      );
    },
  },
  {
    name: 'is offered a place by the job of the wait list',
    makes: [],
    run: async (world) => {
      for (const { id } of await rolesIn(world)) await passPlacesOn(world.product.ports, id);
      await endOldOffers(world.product.ports);
    },
  },
];

export function stepsOfEligibility(rules: Rules): AttackStep[] {
  const deeds = [...papers(rules), ...signatures(rules), ...demands(rules), ...ways];
  return deeds.map(({ run, ...deed }) => ({
    ...deed,
    run: async (world, dice) => {
      await run(world, dice);
      return undefined;
    },
  }));
}
