/** People and their things, for the authorisation matrix: who has what is all that matters here. */

import { inviteAdmin } from '@saath/contract/office/invitations/endpoints';
import { askToOrganise } from '@saath/contract/office/organisers/endpoints';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import type { Client } from './client.ts';
import { firstRole, givenEvent, givenSignedIn, type SignedIn } from './given.ts';
import type { TestProduct } from './product.ts';

/** What an id can be of. */
export const kinds = [
  'event',
  'role',
  'user',
  'participation',
  'session',
  'invitation',
  'request',
] as const;
export type Kind = (typeof kinds)[number];

export type Things = Readonly<Record<Kind, string>>;

export const callers = ['guest', 'volunteer', 'other volunteer', 'admin'] as const;
export type Caller = (typeof callers)[number];
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
  const [admin, colleague] = [await organiser(product), await organiser(product)];
  const [volunteer, other] = [await givenSignedIn(product), await givenSignedIn(product)];
  const first = await thingsFor(product, admin, volunteer);
  const second = await thingsFor(product, colleague, other);
  const own: Record<Caller, Things> = {
    guest: first,
    volunteer: first,
    'other volunteer': second,
    // An organiser's own account and session, and the events that they made.
    admin: { ...first, user: admin.id, session: await sessionOf(product, admin.id) },
  };
  return {
    clients: { guest, volunteer, 'other volunteer': other, admin },
    thingsOf(caller, owner) {
      if (owner === 'nobody') return nobodys;
      if (owner === 'own') return own[caller];
      return caller === 'other volunteer' ? first : second;
    },
  };
}

/** Without a password: hashing one takes longer than all the rest. */
async function organiser(product: TestProduct): Promise<SignedIn> {
  const person = await givenSignedIn(product);
  await product.db
    .updateTable('appUser')
    .set({ role: 'Admin' })
    .where('id', '=', person.id)
    .execute();
  return person;
}

async function thingsFor(product: TestProduct, admin: Client, person: SignedIn): Promise<Things> {
  const event = await givenEvent(admin);
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
