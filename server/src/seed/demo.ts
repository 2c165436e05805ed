/** Fills an empty installation with believable sample data for `npm run demo`. */
import { instantOf } from '@saath/contract/event-times/rules';
import { isComing, type ParticipationState } from '@saath/contract/joining/rules';
import { nameKey } from '@saath/contract/roles/rules';
import type { Composed } from '../compose.ts';
import { insertUser, replaceAvailability } from '../features/accounts/queries.ts';
import { insertEvent } from '../features/events/queries.ts';
import { insertImages } from '../features/media/queries.ts';
import {
  imageRows,
  type StoredPicture,
  storeEventPictures,
  storePortrait,
} from '../features/media/service.ts';
import { recordState, takePlace } from '../features/participation/queries.ts';
import { insertRoles } from '../features/roles/queries.ts';
import { roleRows } from '../features/roles/service.ts';
import { inTransaction, type Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { plantAttendance } from './attendance.ts';
import { plantDay } from './day.ts';
import { type DemoEvent, demoEvents } from './events.ts';
import { pastRounds } from './history.ts';
import { plantLearning } from './learning.ts';
import { plantLog } from './log.ts';
import { plantRatings, plantWishes } from './organisers.ts';
import { demoPeople } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { paintPortrait, paintScene } from './scenes.ts';
import { openShift, placesOverShifts, plantShifts } from './shifts.ts';
import { plantThreads } from './threads.ts';
import { plantVoices } from './voices.ts';

const VOLUNTEERS = 60;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ZONE = 'Asia/Karachi';
const accounts = {
  password: 'Saath@demo1',
  admin: 'admin@demo.saath.example',
  volunteer: 'volunteer@demo.saath.example',
} as const;

const welcome = `
Demo data: 60 volunteers and 46 events, all made up.
  Admin      ${accounts.admin}  ${accounts.password}
  Volunteer  ${accounts.volunteer}  ${accounts.password}`;

/** Plants the demo once; a second start leaves everything as people have changed it. @returns how to sign in */
export async function plantDemo(product: Composed): Promise<string> {
  const { db, files, joining, setup } = product;
  const anyone = await db.selectFrom('appUser').select('id').limit(1).executeTakeFirst();
  if (anyone) return welcome;
  const random = createRandom(20_261_121);
  const passwordHash = await setup.passwords.hash(accounts.password);
  const portraits: (string | null)[] = [];
  for (let index = 0; index <= VOLUNTEERS; index++)
    portraits.push(index % 3 ? null : await storePortrait(files, await paintPortrait(random)));
  const pictures: StoredPicture[][] = [];
  for (const { scenes } of demoEvents) {
    const painted: Buffer[] = [];
    for (const kind of scenes) painted.push(await paintScene(kind, random));
    pictures.push(await storeEventPictures(files, painted));
  }
  await inTransaction(db, async (tx) => {
    const now = joining.now();
    const adminId = await plantAdmin(tx, { passwordHash, now });
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
    }
    await plantThreads(tx, { volunteers, adminId, now });
    await plantVoices(tx, { volunteers, now });
    await plantWishes(tx, { volunteers, now });
  });
  await plantLearning(product, ZONE);
  return welcome;
}

async function plantAdmin(
  tx: Tx,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<string> {
  const id = newId();
  const createdAt = new Date(now.getTime() - 400 * DAY);
  await insertUser(tx, {
    id,
    email: accounts.admin,
    name: 'Demo Organiser',
    role: 'Admin',
    passwordHash,
    pictureId: null,
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
      ...(index === 0 ? { email: accounts.volunteer } : {}),
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

type PlantedEvent = Awaited<ReturnType<typeof plantEvent>>;

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

type Crew = {
  readonly event: PlantedEvent;
  /** Of each volunteer, by id. */
  readonly skillsOf: ReadonlyMap<string, readonly string[]>;
  readonly busy: Map<string, { start: number; end: number }[]>;
  readonly random: Random;
  readonly adminId: string;
  readonly now: Date;
};

/** Past events were well staffed; coming ones have some places given and some requests that wait. */
async function plantCrew(tx: Tx, crew: Crew): Promise<void> {
  const { event, skillsOf, random, now } = crew;
  const volunteers = [...skillsOf.keys()];
  if (!event.publishedAt || event.cancelledAt) return;
  const isPast = event.startTime <= now;
  const drawn = random.some(volunteers, isPast ? 34 : 22);
  const [visitorId = ''] = volunteers;
  const others = drawn.filter((id) => id !== visitorId);
  // Nobody is at two places that go on at once.
  const isElsewhere = isPast && now < event.endTime && !event.hasVisitor;
  const free = isElsewhere ? others : drawn;
  let people = event.hasVisitor ? [visitorId, ...others] : free;
  const suited = new Set<string>();
  for (const role of event.roles) {
    const share = isPast ? 0.55 + random.below(46) / 100 : 0.5;
    const wanted = Math.ceil(role.maxVolunteers * share);
    const tried = isPast ? suitedFirst(people, role, skillsOf) : people;
    let taken = 0;
    let next = 0;
    for (; taken < wanted && next < tried.length; next++) {
      const userId = tried[next] ?? '';
      const place = { userId, isAsked: next % 3 === 0, role, state: 'confirmed' } as const;
      if (await plantOne(tx, crew, place)) taken++;
      if (isSuited(skillsOf.get(userId), role)) suited.add(userId);
    }
    people = tried.slice(next);
  }
  const waiting: ParticipationState[] = isPast
    ? ['declined']
    : ['requested', 'requested', 'requested', 'declined', 'withdrawn', 'requested'];
  for (const state of waiting) {
    const [userId, ...others] = people;
    people = others;
    const role = random.below(3) ? random.pick(event.roles) : undefined;
    if (userId) await plantOne(tx, crew, { userId, role, state });
  }
  await plantWaitList(tx, crew, people[0]);
  if (isPast) await plantTurnedDown(tx, crew, people.slice(1));
  if (event.endTime <= now)
    await plantRatings(tx, { event, adminId: crew.adminId, random, suited });
}

type Asking = { readonly skills: readonly string[] };

function isSuited(skills: readonly string[] = [], role: Asking | undefined): boolean {
  return skills.some((skill) => role?.skills.includes(skill));
}

/** Organisers of the past gave places to those who had an asked skill, as far as there were any. */
function suitedFirst(
  people: readonly string[],
  role: Asking,
  skillsOf: Crew['skillsOf'],
): string[] {
  const [suited = [], others = []] = [true, false].map((is) =>
    people.filter((id) => isSuited(skillsOf.get(id), role) === is),
  );
  return [...suited, ...others];
}

/** Some who were asked for what they are no good at said no. */
async function plantTurnedDown(tx: Tx, crew: Crew, people: readonly string[]): Promise<void> {
  const [role] = crew.event.roles;
  const strange = people.filter((id) => !isSuited(crew.skillsOf.get(id), role));
  for (const userId of strange.slice(0, 3))
    await plantOne(tx, crew, { userId, role, state: 'withdrawn', isAsked: true });
}

/** Somebody waits where the role is full. */
async function plantWaitList(tx: Tx, crew: Crew, userId: string | undefined): Promise<void> {
  const full = crew.event.roles.find((role) => role.maxVolunteers === 1);
  if (userId && full && crew.event.startTime > crew.now)
    await plantOne(tx, crew, { userId, role: full, state: 'waitlisted' });
}

const notes = [
  'I live around the corner and can come early.',
  'I have done this twice before and would love to again.',
  'I can bring a friend who has a van.',
  '',
  '',
] as const;

/** @returns false when the person is busy at that time or the role is full */
async function plantOne(
  tx: Tx,
  { event, busy, random, adminId, now }: Crew,
  place: {
    userId: string;
    role: PlantedEvent['roles'][number] | undefined;
    state: ParticipationState;
    /** An organiser gave the place; the person had not asked for it. */
    isAsked?: boolean;
  },
): Promise<boolean> {
  const { userId, role, state, isAsked = false } = place;
  const time = { start: event.startTime.getTime(), end: event.endTime.getTime() };
  const taken = busy.get(userId) ?? [];
  if (taken.some((other) => other.start < time.end && time.start < other.end)) return false;
  const shift = await openShift(tx, role);
  if (isComing(state) && !(role && (await takePlace(tx, role, shift)))) return false;
  if (isComing(state)) busy.set(userId, [...taken, time]);
  const requestedAt = new Date(
    Math.min(event.startTime.getTime(), now.getTime()) - (1 + random.below(200)) * HOUR,
  );
  const decidedAt = new Date(requestedAt.getTime() + HOUR / 2);
  const first = {
    eventId: event.id,
    userId,
    id: newId(),
    roleId: role?.id ?? null,
    shiftId: shift?.id ?? null,
    state: isAsked ? 'confirmed' : 'requested',
    note: isAsked ? '' : random.pick(notes),
    answer: '',
    source: isAsked ? 'organiser' : 'request',
    waitingSince: null,
    requestedAt,
    decidedBy: isAsked ? adminId : null,
    decidedAt: isAsked ? requestedAt : null,
    startTime: shift?.startsAt ?? event.startTime,
    endTime: shift?.endsAt ?? event.endTime,
    offeredUntil: null,
    clashReason: null,
    passedOver: null,
    checkedInAt: null,
    checkedOutAt: null,
  } as const;
  const begun = { from: null, actorId: isAsked ? adminId : userId, reason: '', at: requestedAt };
  await recordState(tx, first, begun);
  if (state === first.state) return true;
  const decidedBy = state === 'withdrawn' ? null : adminId;
  const answer = state === 'declined' ? 'Thank you! We have enough hands for this one.' : '';
  const waitingSince = state === 'waitlisted' ? decidedAt : null;
  const decision = { state, answer, waitingSince, decidedBy, decidedAt };
  await recordState(
    tx,
    { ...first, ...decision },
    { from: first.state, actorId: decidedBy ?? userId, reason: answer, at: decidedAt },
  );
  return true;
}
