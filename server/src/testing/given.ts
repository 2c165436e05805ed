/** What a test starts from, made through the product's own use cases and calls. */
import { createEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import type { Language } from '@saath/contract/language';
import sharp from 'sharp';
import { insertUser } from '../features/accounts/accounts/queries.ts';
import { createAdmin } from '../features/accounts/setup/service.ts';
import type { Database } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { type Client, testClient } from './client.ts';
import { type TestProduct, testStart } from './product.ts';

let count = 0;

type Person = { readonly id: string; readonly name: string; readonly email: string };

type GivenVolunteer = Partial<{
  name: string;
  skills: string[];
  interests: string[];
  activatedAt: Date | null;
  experienceYears: number;
  language: Language;
  passwordHash: string;
}>;

/** An active volunteer; no password works for it, so sign in by `signedInAs`. */
export async function givenVolunteer(db: Database, given: GivenVolunteer = {}): Promise<Person> {
  count += 1;
  const person = {
    id: newId(),
    name: given.name ?? 'Aisha Khan',
    email: `volunteer${count}@gmail.com`,
  };
  await insertUser(db, {
    role: 'Volunteer',
    passwordHash: 'none',
    pictureId: null,
    activatedAt: testStart,
    createdAt: testStart,
    updatedAt: testStart,
    skills: ['First aid'],
    interests: ['Outdoor'],
    ...given,
    ...person,
  });
  return person;
}

/** A client with a session of this person. */
export async function signedInAs(
  { app, sessions }: Pick<TestProduct, 'app' | 'sessions'>,
  userId: string,
): Promise<Client> {
  const client = testClient(app);
  const { secret } = await sessions.start(userId, 'Tests');
  client.cookie = `__Host-sid=${secret}`;
  return client;
}

export type SignedIn = Client & Person;

/** An active volunteer who is signed in. */
export async function givenSignedIn(
  product: Pick<TestProduct, 'app' | 'sessions' | 'db'>,
  given: GivenVolunteer = {},
): Promise<SignedIn> {
  const person = await givenVolunteer(product.db, given);
  return Object.assign(await signedInAs(product, person.id), person);
}

export const adminPassword = 'Correct1horse!';

/** Of `adminPassword`. Made once in a process: it takes longer than all the rest of an Admin. */
let adminHash: Promise<string> | undefined;

export async function givenAdmin(
  product: Pick<TestProduct, 'app' | 'sessions' | 'setup'>,
): Promise<SignedIn> {
  count += 1;
  const { db, now, passwords } = product.setup;
  adminHash ??= passwords.hash(adminPassword);
  const passwordHash = await adminHash;
  const setup = { db, now, passwords: { ...passwords, hash: async () => passwordHash } };
  const { id, name, email } = await createAdmin(setup, {
    name: 'Omar Organiser',
    email: `admin${count}@example.org`,
    password: adminPassword,
  });
  return Object.assign(await signedInAs(product, id), { id, name, email });
}

/** What the create form sends; by default an event of four hours, a week after the tests' present. */
export function eventForm(change: Record<string, unknown> = {}) {
  return {
    title: 'River clean-up',
    description: 'We collect rubbish along the river.',
    location: 'Ravi bank, Lahore',
    startTime: '2026-12-07T09:00:00Z',
    endTime: '2026-12-07T13:00:00Z',
    role: [
      {
        role_name: 'First aider',
        description: 'Looks after people.',
        maxVolunteers: 2,
        skills: ['First aid'],
      },
    ],
    ...change,
  };
}

export async function givenEvent(
  admin: Client,
  change: Record<string, unknown> = {},
): Promise<Event> {
  const { status, body } = await admin.call(createEvent, { body: eventForm(change) });
  if (status !== 200) throw new Error(`No event: ${JSON.stringify(body)}`);
  return body.event as Event;
}

/** The only role of an event that has one. */
export function firstRole(event: Event) {
  const [role] = event.role;
  if (!role) throw new Error('The event has no role');
  return role;
}

/** A real picture. */
export async function givenPicture(width = 64, height = 48): Promise<Buffer> {
  return await sharp({ create: { width, height, channels: 3, background: '#0E5A47' } })
    .png()
    .toBuffer();
}
