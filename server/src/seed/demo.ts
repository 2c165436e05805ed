/** Fills an empty installation with believable sample data for `npm run demo`. */

import { nameKey } from '@saath/contract/events/roles/rules';
import { instantOf } from '@saath/contract/local-time';
import { demoAccounts, publishedPassword } from '@saath/contract/office/demo/rules';
import type { Composed } from '../compose.ts';
import { endAccess } from '../features/accounts/access/service.ts';
import { insertUser, replaceAvailability } from '../features/accounts/accounts/queries.ts';
import { insertEvent } from '../features/events/events/queries.ts';
import { insertRoles } from '../features/events/roles/queries.ts';
import { roleRows } from '../features/events/roles/service.ts';
import { insertImages } from '../features/foundation/media/queries.ts';
import {
  imageRows,
  type StoredPicture,
  storeEventPictures,
  storePortrait,
} from '../features/foundation/media/service.ts';
import { notePlanted } from '../features/office/demo/queries.ts';
import { publishedHashes } from '../features/office/demo/service.ts';
import { inTransaction, type Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { plantAttendance } from './attendance.ts';
import { plantCrew } from './crew.ts';
import { plantDay } from './day.ts';
import { type DemoEvent, demoEvents } from './events.ts';
import { pastRounds } from './history.ts';
import { plantLearning } from './learning.ts';
import { plantLog } from './log.ts';
import { plantWishes } from './organisers.ts';
import { demoPeople } from './people.ts';
import { plantPlaces } from './places.ts';
import { plantQuestions } from './questions.ts';
import { createRandom, type Random } from './random.ts';
import { paintPortrait, paintScene } from './scenes.ts';
import { placesOverShifts, plantShifts } from './shifts.ts';
import { plantThreads } from './threads.ts';
import { plantVoices } from './voices.ts';

const VOLUNTEERS = 60;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ZONE = 'Asia/Karachi';
const PUBLISHED = publishedPassword;
const { Admin: admin, Volunteer: volunteer } = demoAccounts;

const welcomeTo = (password: string) => `
Demo data: 60 volunteers and 46 events, all made up.
  Admin      ${admin}  ${password}
  Volunteer  ${volunteer}  ${password}`;

/**
 * Plants the demo once; a second start leaves everything as people have changed it, but takes the published password
 * from whoever still has it when there is another.
 *
 * @param password of all accounts; the published one for a demo that only this machine reaches
 * @returns how to sign in
 */
export async function plantDemo(product: Composed, password = PUBLISHED): Promise<string> {
  const { db, files, ports, setup } = product;
  // Whoever set one up knows it; it stands in no log.
  const welcome = welcomeTo(password === PUBLISHED ? password : '(DEMO_PASSWORD)');
  const anyone = await db.selectFrom('appUser').select('id').limit(1).executeTakeFirst();
  if (anyone) {
    if (password !== PUBLISHED) await replacePublished(product, password);
    return welcome;
  }
  const random = createRandom(20_261_121);
  const passwordHash = await setup.passwords.hash(password);
  const portraits: (string | null)[] = [];
  // The last is the organiser's.
  for (let index = 0; index <= VOLUNTEERS; index++)
    portraits.push(index % 3 ? null : await storePortrait(files, await paintPortrait(random)));
  const pictures: StoredPicture[][] = [];
  for (const { scenes } of demoEvents) {
    const painted: Buffer[] = [];
    for (const kind of scenes) painted.push(await paintScene(kind, random));
    pictures.push(await storeEventPictures(files, painted));
  }
  await inTransaction(db, async (tx) => {
    const now = ports.now();
    const pictureId = portraits.at(-1) ?? null;
    const adminId = await plantAdmin(tx, { passwordHash, pictureId, now });
    const skillsOf = await plantPeople(tx, { passwordHash, portraits, random, now });
    const volunteers = [...skillsOf.keys()];
    const busy = new Map<string, { start: number; end: number }[]>();
    for (const [index, event] of [...demoEvents, ...pastRounds()].entries()) {
      const planted = await plantEvent(tx, event, { adminId, now, index });
      await insertImages(
        tx,
        imageRows(pictures[index] ?? [], { eventId: planted.id, after: 0, at: planted.createdAt }),
      );
      await plantLog(tx, planted, { actorId: adminId, index });
      await plantCrew(tx, { event: planted, skillsOf, busy, random, adminId, now });
      const [visitorId = ''] = volunteers;
      if (event.state === 'ongoing') await plantDay(tx, planted, { adminId, visitorId, now });
      await plantAttendance(tx, planted, { adminId, now, index, volunteers });
      if (event.hasQuestions) await plantQuestions(tx, planted);
    }
    await plantPlaces(tx, ZONE);
    await plantThreads(tx, { volunteers, adminId, now });
    await plantVoices(tx, { volunteers, now });
    await plantWishes(tx, { volunteers, now });
    await notePlanted(tx, newId());
  });
  await plantLearning(product, ZONE);
  return welcome;
}

/** Whoever still has the published password gets the other one, and all that opened their accounts ends. */
async function replacePublished({ db, ports, setup }: Composed, password: string): Promise<void> {
  for (const old of await publishedHashes(db, setup.passwords)) {
    const passwordHash = await setup.passwords.hash(password);
    await inTransaction(db, async (tx) => {
      const changed = await tx
        .updateTable('appUser')
        .set({ passwordHash })
        .where('passwordHash', '=', old)
        .returning('id')
        .execute();
      const at = ports.now();
      for (const { id: userId } of changed)
        await endAccess(tx, { userId, because: 'password', at });
    });
  }
}

async function plantAdmin(
  tx: Tx,
  given: { passwordHash: string; pictureId: string | null; now: Date },
): Promise<string> {
  const { passwordHash, pictureId, now } = given;
  const id = newId();
  const createdAt = new Date(now.getTime() - 400 * DAY);
  await insertUser(tx, {
    id,
    email: admin,
    name: 'Demo Organiser',
    role: 'Admin',
    passwordHash,
    pictureId,
    activatedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  });
  return id;
}

/** @returns the skills of each, by id */
async function plantPeople(
  tx: Tx,
  given: { passwordHash: string; portraits: readonly (string | null)[]; random: Random; now: Date },
): Promise<Map<string, readonly string[]>> {
  const { passwordHash, portraits, random, now } = given;
  const skillsOf = new Map<string, readonly string[]>();
  for (const [index, { weekly, ...person }] of demoPeople(VOLUNTEERS, random).entries()) {
    const id = newId();
    const createdAt = new Date(now.getTime() - (390 - index * 6) * DAY);
    await insertUser(tx, {
      ...person,
      ...(index === 0 ? { email: volunteer } : {}),
      id,
      role: 'Volunteer',
      passwordHash,
      pictureId: portraits[index] ?? null,
      activatedAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    });
    await replaceAvailability(tx, { userId: id, weekly });
    skillsOf.set(id, person.skills);
  }
  return skillsOf;
}

async function plantEvent(
  tx: Tx,
  event: DemoEvent,
  { adminId, now, index }: { adminId: string; now: Date; index: number },
) {
  const startTime = startOf(event, now);
  const endTime = new Date(startTime.getTime() + event.hours * HOUR);
  const createdAt = new Date(
    Math.min(startTime.getTime() - 30 * DAY, now.getTime() - (index + 1) * HOUR),
  );
  const { title, description, location, type, state } = event;
  const row = {
    id: newId(),
    title,
    titleKey: nameKey(title),
    description,
    location,
    type,
    timeZone: ZONE,
    startTime,
    endTime,
    publishedAt: state === 'unpublished' ? null : createdAt,
    cancelledAt: state === 'cancelled' ? now : null,
    cancelReason: state === 'cancelled' ? 'The square is being repaved.' : '',
    peopleHelped: endTime <= now ? 20 + ((index * 37) % 180) : null,
    createdBy: adminId,
    createdAt,
    updatedAt: createdAt,
  };
  await insertEvent(tx, row);
  const roles = roleRows(
    event.roles.map(([role_name, about, maxVolunteers, skills, minVolunteers]) => ({
      role_name,
      description: about,
      maxVolunteers: event.hasShifts ? placesOverShifts(row, maxVolunteers) : maxVolunteers,
      skills: [...skills],
      minVolunteers: event.hasShifts ? null : (minVolunteers ?? null),
    })),
    { eventId: row.id, after: 0, at: createdAt },
  );
  await insertRoles(tx, roles);
  const perShift = event.roles.map(([, , places]) => places);
  if (event.hasShifts)
    await plantShifts(
      tx,
      row,
      roles.map((role, index) => ({ ...role, perShift: perShift[index] ?? 1 })),
    );
  return { ...row, roles, hasVisitor: event.hasVisitor ?? false };
}

/** The local hour on that day; an event that goes on began an hour ago. */
function startOf({ day, hour, state }: DemoEvent, now: Date): Date {
  if (state === 'ongoing') return new Date(Math.floor(now.getTime() / HOUR) * HOUR - HOUR);
  const date = new Date(now.getTime() + day * DAY).toISOString().slice(0, 10);
  return instantOf(`${date}T${String(hour).padStart(2, '0')}:00`, ZONE) ?? now;
}
