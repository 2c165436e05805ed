/** People and their things, for the authorisation matrix: who has what is all that matters here. */

import type { BranchRight, HeldRight } from '@saath/contract/abilities';
import { addHelper } from '@saath/contract/day/helpers/endpoints';
import { addQuestion } from '@saath/contract/events/questions/endpoints';
import { addToBranch } from '@saath/contract/office/branches/endpoints';
import { inviteAdmin } from '@saath/contract/office/invitations/endpoints';
import { askToOrganise } from '@saath/contract/office/organisers/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { imageRows } from '../features/foundation/media/service.ts';
import { newId } from '../platform/ids.ts';
import type { Client } from './client.ts';
import { done } from './done.ts';
import { firstRole, givenEvent, givenSignedIn, type SignedIn } from './given.ts';
import { givenBranch } from './given-branch.ts';
import type { TestProduct } from './product.ts';

/** What an id can be of. */
export const kinds = [
  'event',
  'branch',
  'picture',
  'question',
  'role',
  'user',
  'participation',
  'session',
  'invitation',
  'request',
] as const;
export type Kind = (typeof kinds)[number];

export type Things = Readonly<Record<Kind, string>>;

/** `helper`: a volunteer who keeps the door of their own event, which is about to begin; `lead` and `viewer`: who leads theirs, or looks at it; `role lead`: who leads the people of one role of theirs; `branch organiser` and `branch viewer`: who has a right at the branch of theirs alone; `unconfirmed admin`: an Admin whose session waits for their passkey (ADR 85). */
export const callers = [
  ...(['guest', 'volunteer', 'other volunteer', 'helper', 'lead', 'viewer'] as const),
  ...(['role lead', 'branch organiser', 'branch viewer', 'unconfirmed admin', 'admin'] as const),
] as const;
export type Caller = (typeof callers)[number];
/** The right that a caller has at their own event, by itself or by its branch. */
export const rightsOf: Readonly<Record<Caller, readonly HeldRight[]>> = {
  ...{ guest: [], volunteer: [], 'other volunteer': [], 'unconfirmed admin': [], admin: [] },
  ...{ helper: ['door'], lead: ['lead'], viewer: ['viewer'] },
  // No right at the event.
  'role lead': [],
  'branch organiser': ['organiser'],
  'branch viewer': ['viewer'],
};
export const owners = ['nobody', 'other', 'own'] as const;
export type Owner = (typeof owners)[number];

const nobody = '01890000-0000-7000-8000-000000000000';
const nobodys = Object.fromEntries(kinds.map((kind) => [kind, nobody])) as Things;

export type World = {
  readonly clients: Readonly<Record<Caller, Client>>;
  readonly thingsOf: (caller: Caller, owner: Owner) => Things;
};

/** Two volunteers, each in an event of another organiser; nothing of it is shared with the world before. */
export async function authorisationWorld(product: TestProduct, guest: Client): Promise<World> {
  await product.db.updateTable('organisation').set({ organiserPasskeys: true }).execute();
  const [admin, colleague] = [await organiser(product), await organiser(product)];
  const [volunteer, other] = [await givenSignedIn(product), await givenSignedIn(product)];
  const [helper, lead] = [await givenSignedIn(product), await givenSignedIn(product)];
  const first = await thingsFor(product, admin, volunteer);
  const second = await inBranch(admin, await thingsFor(product, colleague, other));
  const helped = await thingsFor(product, admin, helper, soon(product));
  const viewer = await givenSignedIn(product);
  const led = await thingsFor(product, admin, lead);
  const seen = await thingsFor(product, admin, viewer);
  await done(admin, addHelper, { params: { id: helped.event }, body: { userId: helper.id } });
  const leads = { userId: lead.id, right: 'lead' };
  await done(admin, addHelper, { params: { id: led.event }, body: leads });
  const looks = { userId: viewer.id, right: 'viewer' };
  await done(admin, addHelper, { params: { id: seen.event }, body: looks });
  const roleLead = await givenSignedIn(product);
  const inRole = await roleLedBy(product, admin, roleLead);
  const [branchOrganiser, branchViewer] = [
    await givenSignedIn(product),
    await givenSignedIn(product),
  ];
  const north = await inBranch(
    admin,
    await thingsFor(product, admin, branchOrganiser),
    'organiser',
  );
  const south = await inBranch(admin, await thingsFor(product, admin, branchViewer), 'viewer');
  const unconfirmed = await givenSignedIn(product);
  const waiting = await thingsFor(product, admin, unconfirmed);
  await makeAdmin(product, unconfirmed, { isStrong: false });
  const own: Record<Caller, Things> = {
    guest: first,
    volunteer: first,
    'other volunteer': second,
    helper: helped,
    lead: led,
    viewer: seen,
    'role lead': inRole,
    'branch organiser': north,
    'branch viewer': south,
    'unconfirmed admin': waiting,
    // An organiser's own account and session, and the events that they made.
    admin: {
      ...{ ...first, branch: north.branch, user: admin.id },
      session: await sessionOf(product, admin.id),
    },
  };
  return {
    clients: {
      guest,
      volunteer,
      'other volunteer': other,
      helper,
      lead,
      viewer,
      'role lead': roleLead,
      'branch organiser': branchOrganiser,
      'branch viewer': branchViewer,
      'unconfirmed admin': unconfirmed,
      admin,
    },
    thingsOf(caller, owner) {
      if (owner === 'nobody') return nobodys;
      if (owner === 'own') return own[caller];
      return caller === 'other volunteer' ? first : second;
    },
  };
}

/** Whose people a person leads, of an event that has another role; they have a request for it themselves. */
async function roleLedBy(product: TestProduct, admin: Client, person: SignedIn): Promise<Things> {
  const role = ['Cook', 'Steward'].map((role_name) => ({
    ...{ role_name, description: 'Helps.', maxVolunteers: 2, skills: ['First aid'] },
  }));
  const things = await thingsFor(product, admin, person, { role });
  const { event, role: roleId, participation } = things;
  const body = { userId: person.id, right: 'role_lead', roleId };
  await done(admin, addHelper, { params: { id: event }, body });
  await product.db
    .updateTable('participation')
    .set({ roleId })
    .where('id', '=', participation)
    .execute();
  return things;
}

/** The same in a branch of its own, at which their person may have a right. */
async function inBranch(admin: Client, things: Things, right?: BranchRight): Promise<Things> {
  const branch = await givenBranch(admin, [things.event]);
  const body = { userId: things.user, right };
  if (right) await done(admin, addToBranch, { params: { id: branch }, body });
  return { ...things, branch };
}

/** Without a password: hashing one takes longer than all the rest. */
async function organiser(product: TestProduct): Promise<SignedIn> {
  const person = await givenSignedIn(product);
  await makeAdmin(product, person, { isStrong: true });
  return person;
}

async function makeAdmin(
  { db }: TestProduct,
  { id }: SignedIn,
  { isStrong }: { isStrong: boolean },
): Promise<void> {
  await db.updateTable('appUser').set({ role: 'Admin' }).where('id', '=', id).execute();
  await db.updateTable('session').set({ isStrong }).where('userId', '=', id).execute();
}

/** Times of an event whose door is open to its helpers by now. */
function soon({ clock }: TestProduct) {
  const inHours = (hours: number) =>
    new Date(clock.now.getTime() + hours * 3_600_000).toISOString();
  return { startTime: inHours(2), endTime: inHours(6) };
}

async function thingsFor(
  product: TestProduct,
  admin: Client,
  person: SignedIn,
  change: Record<string, unknown> = {},
): Promise<Things> {
  const event = await givenEvent(admin, change);
  const picture = newId();
  await product.db
    .insertInto('eventImage')
    .values(
      imageRows([{ id: picture, width: 480, height: 270 }], {
        eventId: event.id,
        after: 0,
        at: product.clock.now,
      }),
    )
    .execute();
  const asked = await admin.call(addQuestion, {
    params: { id: event.id },
    body: { kind: 'text', words: 'Licence plate' },
  });
  const { body } = await person.call(requestJoin, {
    body: { eventId: event.id, userId: person.id },
  });
  if (!body.success) throw new Error(`No request: ${JSON.stringify(body)}`);
  const { id: participation } = await product.db
    .selectFrom('participation')
    .select('id')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  await person.call(askToOrganise, { body: { text: 'I would like to organise.' } });
  await admin.call(inviteAdmin, { body: { email: `to-${person.id}@gmail.com`, language: 'en' } });
  const newest = async (table: 'invitation' | 'organiserRequest') =>
    (
      await product.db
        .selectFrom(table)
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).id;
  return {
    event: event.id,
    // Few are in one: there can be no more than two hundred branches.
    branch: nobody,
    picture,
    question: (asked.body.question as { id: string }).id,
    role: firstRole(event).id,
    user: person.id,
    participation,
    session: await sessionOf(product, person.id),
    invitation: await newest('invitation'),
    request: await newest('organiserRequest'),
  };
}

const sessionOf = async ({ db }: TestProduct, userId: string) =>
  (
    await db
      .selectFrom('session')
      .select('id')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
  ).id;
