/** Rows as the API shows them, and their changes as the audit log keeps them. */

import type { Ability } from '@saath/contract/abilities';
import { ADULT } from '@saath/contract/events/eligibility/rules';
import type { WantedGives, WantedNeeds } from '@saath/contract/events/eligibility/schema';
import { eventStatusAt } from '@saath/contract/events/events/rules';
import type { Event, EventCard } from '@saath/contract/events/events/schema';
import { nameKey } from '@saath/contract/events/roles/rules';
import type { RoleUpdate } from '@saath/contract/events/roles/schema';
import { writeMapPoint } from '@saath/contract/foundation/towns/rules';
import type { LoggedField } from '@saath/contract/office/audit-log/schema';
import type { Viewer } from '../../../platform/actor.ts';
import { pointOf } from '../../../platform/points.ts';
import type { AuditChange } from '../../foundation/audit/service.ts';
import { presentImage } from '../../foundation/media/present.ts';
import type { ImageRow } from '../../foundation/media/queries.ts';
import { crewColumns, crewInWords } from '../crew-rules/policy.ts';
import type { KindRow } from '../eligibility/queries.ts';
import { presentQuestion } from '../questions/present.ts';
import type { QuestionRow } from '../questions/queries.ts';
import { presentRole } from '../roles/present.ts';
import type { PlaceRow, RoleRow } from '../roles/queries.ts';
import { isGuardianNeeded } from '../roles/service.ts';
import type { ShiftRow } from '../shifts/queries.ts';
import { limitsOf } from '../time-limits/policy.ts';
import type { EventRow, OpenPeople } from './queries.ts';

/** An event with all that belongs to it. */
export type WholeEvent = {
  readonly event: EventRow;
  readonly images: readonly ImageRow[];
  readonly roles: readonly RoleRow[];
  readonly places: readonly PlaceRow[];
  /** How many places there are, where they are left out. */
  readonly volunteerCount?: number | undefined;
  readonly shifts: readonly ShiftRow[];
  /** Those that its roles ask for. */
  readonly kinds: readonly KindRow[];
  readonly branch?: Event['branch'];
  /** Only where one event is read, by who has a right to look at it. */
  readonly people?: OpenPeople | undefined;
  /** Only where one event is read. */
  readonly questions?: readonly QuestionRow[] | undefined;
  /** What who reads it may do there; only where one event is read. */
  readonly can?: readonly Ability[];
};

/** What a card shows: of the people nobody, however many there are. */
export type CardParts = Pick<WholeEvent, 'event' | 'images' | 'roles'>;

export function presentEvent(
  whole: WholeEvent,
  { actor, now }: { actor: Viewer | undefined; now: Date },
): Event {
  const { event, images, roles, places, shifts, kinds, branch, people } = whole;
  const { questions = [], can = [], volunteerCount } = whole;
  const timeLimits = limitsOf(event);
  return {
    ...common(event, now),
    point: pointOf(event),
    mode: event.mode,
    travelMinutes: event.travelMinutes,
    images: images.map(presentImage),
    role: roles.map((role) => presentRole(role, { places, shifts, kinds }, actor)),
    volunteers: places.map(({ userId }) => ({ id: userId })),
    ...(volunteerCount === undefined ? {} : { volunteerCount }),
    ...(branch ? { branch } : {}),
    ...(event.cancelledAt ? { cancelReason: event.cancelReason } : {}),
    ...(timeLimits ? { timeLimits } : {}),
    ...(event.severalShifts ? { severalShifts: true as const } : {}),
    ...(people ? { people } : {}),
    ...(questions.length > 0 ? { questions: questions.map(presentQuestion) } : {}),
    ...(can.length > 0 ? { can: [...can] } : {}),
    createdAt: event.createdAt.toISOString(),
    updatedAt: event.updatedAt.toISOString(),
  };
}

export function presentCard({ event, images, roles }: CardParts, now: Date): EventCard {
  const [first] = images;
  const total = roles.reduce((sum, role) => sum + role.maxVolunteers, 0);
  const filled = roles.reduce((sum, role) => sum + role.filled, 0);
  const skills = new Map(
    roles.flatMap((role) => role.skills.map((skill) => [nameKey(skill), skill] as const)),
  );
  return {
    ...common(event, now),
    image: first ? presentImage(first) : null,
    skills: [...skills.values()],
    places: { total, free: total - filled },
  };
}

function common(event: EventRow, now: Date) {
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    location: event.location,
    type: event.type,
    startTime: event.startTime.toISOString(),
    endTime: event.endTime.toISOString(),
    timeZone: event.timeZone,
    status: eventStatusAt(event, now),
  };
}

type Changes = AuditChange[];
type Value = Changes[number]['before'];

/** The details that differ, times in ISO 8601. */
export function eventChanges(before: EventRow, after: EventRow): Changes {
  const fields = [
    'title',
    'type',
    'startTime',
    'endTime',
    'location',
    'travelMinutes',
    'description',
    'mode',
  ] as const;
  const shown = (value: string | number | Date): Value =>
    value instanceof Date ? value.toISOString() : value;
  const shownPoint = (event: EventRow) => {
    const point = pointOf(event);
    return point && writeMapPoint(point);
  };
  return [
    ...fields.flatMap((field) => change(field, shown(before[field]), shown(after[field]))),
    ...change('mapPoint', shownPoint(before), shownPoint(after)),
  ];
}

/** The fields of roles that differ, each named `<role>.<field>` by the name the role had. */
export function roleChanges(
  present: readonly RoleRow[],
  wanted: readonly RoleUpdate[],
  kinds: readonly KindRow[],
): Changes {
  const byId = new Map(present.map((role) => [role.id, role] as const));
  return wanted.flatMap((after) => {
    const before = byId.get(after.id);
    if (!before) return [];
    return [
      ...change(`${before.name}.role_name`, before.name, after.role_name),
      ...change(`${before.name}.description`, before.description, after.description),
      ...change(`${before.name}.maxVolunteers`, before.maxVolunteers, after.maxVolunteers),
      ...(after.minVolunteers === undefined
        ? []
        : change(`${before.name}.minVolunteers`, before.minVolunteers, after.minVolunteers)),
      ...change(`${before.name}.skills`, before.skills, after.skills),
      ...(after.needs ? needsChanges(before, after.needs, kinds) : []),
      ...(after.gives === undefined ? [] : givesChanges(before, after.gives, kinds)),
    ];
  });
}

/** Kinds and agreements are told by their names. */
function needsChanges(before: RoleRow, after: WantedNeeds, kinds: readonly KindRow[]): Changes {
  const named = (ids: readonly string[]) =>
    kinds.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const isAsked = isGuardianNeeded(after) ?? before.needsGuardian;
  const { crewAdults = before.crewAdults, crewBeginners = before.crewBeginners } =
    crewColumns(after);
  /** Below which a guardian has to agree. */
  const ageOf = (isNeeded: boolean) => (isNeeded ? ADULT : null);
  return [
    ...change(`${before.name}.qualifications`, named(before.needsOneOf), named(after.oneOf)),
    ...change(`${before.name}.minAge`, before.minAge, after.minAge),
    ...(after.agreements
      ? change(`${before.name}.agreements`, named(before.needsAgreements), named(after.agreements))
      : []),
    ...(after.crew
      ? change(
          `${before.name}.crew`,
          crewInWords(before, kinds),
          crewInWords(crewColumns(after), kinds),
        )
      : []),
    ...change(`${before.name}.crewAdults`, before.crewAdults, crewAdults),
    ...change(`${before.name}.crewBeginners`, before.crewBeginners, crewBeginners),
    ...change(`${before.name}.guardian`, ageOf(before.needsGuardian), ageOf(isAsked)),
  ];
}

/** Whether its time counts is `yes` or `no`, as other switches are. */
function givesChanges(
  before: RoleRow,
  after: WantedGives | null,
  kinds: readonly KindRow[],
): Changes {
  const named = (id: string | null | undefined) => kinds.find((kind) => kind.id === id)?.name ?? '';
  const switched = (isOn: boolean) => (isOn ? 'yes' : 'no');
  return [
    ...change(`${before.name}.gives`, named(before.givesKind), named(after?.kind)),
    ...change(`${before.name}.givesMonths`, before.givesMonths, after?.months ?? null),
    ...change(
      `${before.name}.countsHours`,
      switched(before.countsHours),
      switched(after?.countsHours ?? true),
    ),
  ];
}

function change(field: LoggedField, before: Value, after: Value): Changes {
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field, before, after }];
}
