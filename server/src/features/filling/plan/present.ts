/** A plan as the API shows it. */
import { eventStatusAt } from '@saath/contract/events/events/rules';
import type {
  FillCandidate,
  FillPart as FillPartReply,
  FillPlan,
} from '@saath/contract/filling/fill/schema';
import { presentPicture } from '../../accounts/accounts/present.ts';
import { presentShift } from '../../events/shifts/present.ts';
import { inWords } from '../../matching/suggest/service.ts';
import { isCrewAtLimit } from '../plan-crews/service.ts';
import { askOf, emptyReasonOf, type FillPart } from './policy.ts';
import type { Planned } from './service.ts';

/** Of those who fit and are elsewhere, so many are named. */
const NAMES = 3;

export function presentPlan(planned: Planned, now: Date): FillPlan {
  const { events, parts, people, plan } = planned;
  return {
    fingerprint: planned.fingerprint,
    events: events.map((event, index) => ({
      id: event.id,
      title: event.title,
      startTime: event.startTime.toISOString(),
      endTime: event.endTime.toISOString(),
      timeZone: event.timeZone,
      canAsk: eventStatusAt(event, now) === 'UPCOMING',
      parts: parts.flatMap((part, at) =>
        part.eventIndex === index ? [presentPart(planned, part, at)] : [],
      ),
    })),
    people: people.length,
    hasMore: planned.hasMore,
    figures: plan.worth,
    roleByRole: plan.roleByRole,
    bestPairFirst: plan.bestPairFirst,
    proof: plan.proof,
    lostPins: planned.lostPins.map(({ name }) => name),
  };
}

function presentPart(planned: Planned, part: FillPart, at: number): FillPartReply {
  const { plan, pinned } = planned;
  const { role, shift, size, filled, minimum, keptFree } = part;
  const seats = plan.seats.filter((seat) => seat.part === at);
  return {
    ...{ roleId: role.id, name: role.name, skills: role.skills },
    shift: shift ? heldShift(presentShift(shift)) : null,
    ...{ places: size, filled, minimum, keptFree },
    placed: seats.flatMap(({ person }) => {
      const row = planned.people[person];
      const standing = row && planned.standingOf(row, part);
      return presentCandidate(planned, { part, at, person }).map((candidate) => ({
        ...candidate,
        from: { state: standing?.state ?? ('none' as const), roleId: standing?.roleId ?? null },
        isPinned: pinned.some((pin) => pin.person === person && pin.part === at),
        mailsOff: row?.kindsWithoutMail ?? [],
      }));
    }),
    others: (plan.spare[at] ?? []).flatMap((person) =>
      presentCandidate(planned, { part, at, person }),
    ),
    empty: emptyPlaces(planned, { part, at, placed: seats.map(({ person }) => person) }),
  };
}

function heldShift({ id, startsAt, endsAt, place }: ReturnType<typeof presentShift>) {
  return { id, startsAt, endsAt, place };
}

function presentCandidate(
  { people, parts, explained, weights, standingOf }: Planned,
  { part, at, person }: { part: FillPart; at: number; person: number },
): FillCandidate[] {
  const row = people[person];
  const fit = row && explained[at]?.get(row.id);
  if (!fit) return [];
  const hasAsked = askOf(standingOf(row, part), part) !== 'no';
  return [
    {
      userId: row.id,
      name: row.name,
      profileImage: presentPicture(row.pictureId),
      score: Math.round(fit.score * 100),
      chances: { ...fit.chances, ...(hasAsked ? { accept: 1 } : {}) },
      weight: weights[person * parts.length + at] ?? 0,
      reasons: inWords(fit),
    },
  ];
}

function emptyPlaces(
  { people, plan, tallies, crews }: Planned,
  { part, at, placed: seated }: { part: FillPart; at: number; placed: readonly number[] },
): FillPartReply['empty'] {
  const placed = seated.length;
  const places = part.places - placed;
  const tally = tallies[at];
  if (places <= 0 || !tally) return null;
  const elsewhere = plan.elsewhere[at] ?? [];
  return {
    places,
    belowMinimum: Math.max(0, part.missing - placed),
    why: emptyReasonOf(tally, elsewhere.length, isCrewAtLimit(crews, { part: at, people: seated })),
    elsewhere: elsewhere.slice(0, NAMES).flatMap((person) => people[person]?.name ?? []),
    elsewhereCount: elsewhere.length,
  };
}
