/** Who holds, asks for and was refused a place in the demo's events. */
import { isComing, type ParticipationState } from '@saath/contract/places/joining/rules';
import type { roleRows } from '../features/events/roles/service.ts';
import { takePlace } from '../features/places/place/seats.ts';
import { beginWith, step } from '../features/places/place/step.ts';
import type { Tx } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { plantRatings } from './organisers.ts';
import type { Random } from './random.ts';
import { openShift } from './shifts.ts';

const HOUR = 3_600_000;

type CrewEvent = {
  readonly id: string;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly publishedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly roles: ReturnType<typeof roleRows>;
  /** Whether the volunteer to sign in with is expected there. */
  readonly hasVisitor: boolean;
};

type Crew = {
  readonly event: CrewEvent;
  /** Of each volunteer, by id. */
  readonly skillsOf: ReadonlyMap<string, readonly string[]>;
  readonly busy: Map<string, { start: number; end: number }[]>;
  readonly random: Random;
  readonly adminId: string;
  readonly now: Date;
};

/** Past events were well staffed; coming ones have some places given and some requests that wait. */
export async function plantCrew(tx: Tx, crew: Crew): Promise<void> {
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
    role: CrewEvent['roles'][number] | undefined;
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
  const begun = isAsked
    ? ({ by: 'organiser', actorId: adminId } as const)
    : ({ by: 'volunteer', actorId: userId } as const);
  await beginWith(tx, first, { ...begun, reason: '', at: requestedAt });
  if (state === first.state) return true;
  const decidedBy = state === 'withdrawn' ? null : adminId;
  const answer = state === 'declined' ? 'Thank you! We have enough hands for this one.' : '';
  const waitingSince = state === 'waitlisted' ? decidedAt : null;
  const set = { answer, waitingSince, decidedBy, decidedAt };
  const by = decidedBy ? 'organiser' : 'volunteer';
  const decider = { by, actorId: decidedBy ?? userId, reason: answer, at: decidedAt } as const;
  await step(tx, first, { to: state, set, ...decider });
  return true;
}
