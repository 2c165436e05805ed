/** The product's main job over the API alone: publish, sign up, ask, accept, check in, hours; and whether all of it is still there. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  activate,
  createFirstAdmin,
  createUser,
  getUser,
  login,
} from '@saath/contract/accounts/accounts/endpoints';
import { eventHours } from '@saath/contract/afterwards/hours/endpoints';
import { readDay, sendMarks } from '@saath/contract/day/check-in/endpoints';
import { createEvent, getEvent } from '@saath/contract/events/events/endpoints';
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import sharp from 'sharp';
import { type Site, Visitor } from './visitor.ts';

const MINUTE = 60_000;
const PASSWORD = 'Mangoes7!bell';
export const ADMIN = { name: 'Omar Organiser', email: 'omar@example.org', password: PASSWORD };
const VOLUNTEER = { name: 'Aisha Khan', email: 'aisha.khan@gmail.com' };

/** What must be found again; `picture`: the address of one that was uploaded. */
export type Done = {
  readonly eventId: string;
  readonly participationId: string;
  readonly picture: string;
};

/** A noisy picture of so many pixels on each side: compression makes little of it. */
async function noisyPicture(side: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: side, height: side, channels: 3, background: '#888', noise } as const;
  return await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
}

/** The first Admin, by the one-time link that was printed at start. */
export async function firstAdmin(site: Site, setupLink: string): Promise<Visitor> {
  const admin = new Visitor(site);
  const token = setupLink.split('/').at(-1) ?? '';
  await admin.call(createFirstAdmin, { body: { token, ...ADMIN } });
  return admin;
}

/** @param outbox the folder in which mails are kept as files */
async function newVolunteer(site: Site, outbox: string): Promise<Visitor> {
  const volunteer = new Visitor(site);
  const bytes = await noisyPicture(200);
  await volunteer.call(createUser, {
    body: {
      ...VOLUNTEER,
      password: PASSWORD,
      contactNumber: '03001234567',
      experienceYears: '3',
      description: 'I like to help at events.',
      skills: ['First aid'],
      interests: ['Outdoor'],
    },
    files: [{ name: 'me.jpg', type: 'image/jpeg', bytes }],
  });
  const activation_token = await activationToken(outbox);
  await volunteer.call(activate, { body: { activation_token } });
  return volunteer;
}

async function activationToken(outbox: string): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const names = existsSync(outbox) ? readdirSync(outbox) : [];
    const mails = names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(outbox, name), 'utf8').replace(/=\r?\n/g, ''));
    const token = mails.flatMap((mail) => /\/activation\/([\w-]+)/.exec(mail)?.[1] ?? [])[0];
    if (token) return token;
    await sleep(100);
  }
  throw new Error('No activation mail came.');
}

/** An event that begins in half an hour. */
export function eventBody() {
  const start = Date.now() + 30 * MINUTE;
  return {
    title: 'River clean-up',
    description: 'We collect rubbish along the river.',
    location: 'Ravi bank, Lahore',
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 120 * MINUTE).toISOString(),
    role: [
      {
        role_name: 'First aider',
        description: 'Looks after people.',
        maxVolunteers: 2,
        skills: ['First aid'],
      },
    ],
  };
}

/** @returns what `requireDone` looks for later */
export async function doMainJob(
  site: Site,
  { setupLink, outbox }: { setupLink: string; outbox: string },
): Promise<Done> {
  const admin = await firstAdmin(site, setupLink);
  const bytes = await noisyPicture(600);
  const files = [{ name: 'river.jpg', type: 'image/jpeg', bytes }];
  const { event } = await admin.call(createEvent, { body: eventBody(), files });
  const [role] = event.role;
  const [image] = event.images;
  assert(role && image);

  const volunteer = await newVolunteer(site, outbox);
  const { participation } = await volunteer.call(requestJoin, {
    body: { eventId: event.id, roleId: role.id },
  });
  assert.equal(participation.state, 'requested');
  const params = { id: participation.id };
  const answer = await admin.call(decide, { params, body: { decision: 'approve' } });
  assert.equal(answer.participation.state, 'confirmed');

  await press(admin, event.id, { from: 'confirmed', to: 'checked_in' });
  await press(admin, event.id, { from: 'checked_in', to: 'completed' });
  const done = { eventId: event.id, participationId: participation.id, picture: image.url };
  await requireHours(admin, done);
  return done;
}

async function press(admin: Visitor, eventId: string, { from, to }: { from: string; to: string }) {
  const params = { id: eventId };
  const { people } = await admin.call(readDay, { params });
  const [person] = people;
  assert.equal(person?.state, from);
  const { participationId } = person;
  const mark = { id: randomUUID(), participationId, from, to, at: new Date().toISOString() };
  const { results } = await admin.call(sendMarks, { params, body: { marks: [mark] } });
  assert.equal(results[0]?.person?.state, to);
}

async function requireHours(admin: Visitor, { eventId, participationId }: Done): Promise<void> {
  const { people } = await admin.call(eventHours, { params: { id: eventId } });
  const [row] = people;
  assert.equal(row?.participationId, participationId);
  assert.equal(row.state, 'completed');
}

/** Looks for everything that `doMainJob` did: as a guest, as the volunteer, and as the Admin. */
export async function requireDone(site: Site, done: Done): Promise<void> {
  const guest = new Visitor(site);
  const { event } = await guest.call(getEvent, { params: { id: done.eventId } });
  assert.equal(event.title, 'River clean-up');
  const page = await guest.ask(`/event/${done.eventId}`);
  assert.match(page.body, /River clean-up/);
  const picture = await guest.ask(done.picture);
  assert.equal(picture.status, 200);
  assert.match(String(picture.headers['content-type']), /^image\//);

  const volunteer = new Visitor(site);
  await volunteer.call(login, { body: { email: VOLUNTEER.email, password: PASSWORD } });
  assert.equal((await volunteer.call(getUser)).user.name, VOLUNTEER.name);
  const admin = new Visitor(site);
  await admin.call(login, { body: { email: ADMIN.email, password: PASSWORD } });
  await requireHours(admin, done);
}
