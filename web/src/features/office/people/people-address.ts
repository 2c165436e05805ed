/** The list of people in the address bar: what is shown can be shared, kept and gone back to. */
import { roleNames } from '@saath/contract/accounts/accounts/schema';
import { limits } from '@saath/contract/limits';
import {
  type DayPart,
  dayPartNames,
  type PersonPast,
  type PersonStatus,
  personPasts,
  personStatuses,
} from '@saath/contract/office/people/rules';
import { paths } from '../../../lib/paths.ts';
import type { PageTarget } from '../../../ui/page-numbers.tsx';

export type PeopleView = {
  readonly page: number;
  readonly q: string;
  readonly role: (typeof roleNames)[number] | undefined;
  readonly status: PersonStatus | undefined;
  readonly seeking: Seeking;
  /** The person whose details are open. */
  readonly person: string | undefined;
};

/** What people can do, when they are free, and what they did. */
export type Seeking = {
  readonly skills: readonly string[];
  /** Of several skills; without it all of them. */
  readonly match: 'any' | undefined;
  /** 0 = Monday. */
  readonly day: string | undefined;
  readonly part: DayPart | undefined;
  readonly past: PersonPast | undefined;
  readonly hours: string | undefined;
  /** They helped at. */
  readonly event: string | undefined;
};

export const seekingNothing: Seeking = {
  ...{ skills: [], match: undefined, day: undefined, part: undefined },
  ...{ past: undefined, hours: undefined, event: undefined },
};

const ID = /^[0-9a-f-]{36}$/;

/** What an address says; anything that makes no sense is left out. */
export function viewOf(search: URLSearchParams): PeopleView {
  const page = Number(search.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    q: (search.get('q') ?? '').slice(0, limits.searchText.max),
    role: roleNames.find((role) => role === search.get('role')),
    status: personStatuses.find((status) => status === search.get('status')),
    seeking: seekingOf(search),
    person: search.get('person') ?? undefined,
  };
}

function seekingOf(search: URLSearchParams): Seeking {
  const matching = (name: string, pattern: RegExp) => {
    const value = search.get(name) ?? '';
    return pattern.test(value) ? value : undefined;
  };
  const skills = (search.get('skills') ?? '').split(',').map((skill) => skill.trim());
  const sought = skills.filter((skill) => skill && skill.length <= limits.skillName.max);
  return {
    skills: sought.slice(0, limits.skillsSought),
    match: search.get('match') === 'any' ? 'any' : undefined,
    day: matching('day', /^[0-6]$/),
    part: dayPartNames.find((part) => part === search.get('part')),
    past: personPasts.find((past) => past === search.get('past')),
    hours: matching('hours', /^[1-9]\d{0,3}$/),
    event: matching('event', ID),
  };
}

/** The bare address is the first page of everybody. */
export function addressOf({ page, person, ...view }: PeopleView): string {
  const number = page > 1 ? String(page) : undefined;
  return paths.adminPeople({ page: number, ...filterOf(view), person });
}

/** As calls and addresses name it; what is not asked is left out. */
export function filterOf({
  q,
  role,
  status,
  seeking,
}: Pick<PeopleView, 'q' | 'role' | 'status' | 'seeking'>) {
  const { skills, match, ...rest } = seeking;
  const isChoice = skills.length > 1 && match;
  return {
    ...(q ? { q } : {}),
    ...(role ? { role } : {}),
    ...(status ? { status } : {}),
    ...(skills.length > 0 ? { skills: skills.join(',') } : {}),
    ...(isChoice ? { match } : {}),
    ...(rest.day ? { day: rest.day } : {}),
    ...(rest.part ? { part: rest.part } : {}),
    ...(rest.past ? { past: rest.past } : {}),
    ...(rest.hours ? { hours: rest.hours } : {}),
    ...(rest.event ? { event: rest.event } : {}),
  };
}

/** How many of the filters of the second row are set. */
export function countSought({ skills, match: _, ...rest }: Seeking): number {
  return Object.values(rest).filter(Boolean).length + (skills.length > 0 ? 1 : 0);
}

/** Beside whom a page begins. Kept with the entry of the history: a reload or a way back asks for the same people. */
export type Beside = { readonly after?: string; readonly before?: string };

export function besideOf(state: unknown): Beside {
  const { after, before } = (state ?? {}) as Record<string, unknown>;
  if (typeof after === 'string' && ID.test(after)) return { after };
  if (typeof before === 'string' && ID.test(before)) return { before };
  return {};
}

/** The pages beside the shown one begin after its last and end before its first person; others are found by number. */
export function targetsOf(
  view: PeopleView,
  shown: { page: number; people: readonly { id: string }[] },
): (page: number) => PageTarget {
  const first = shown.people[0]?.id;
  const last = shown.people.at(-1)?.id;
  return (page) => {
    const to = addressOf({ ...view, page, person: undefined });
    if (page === 1) return { to };
    if (page === shown.page + 1 && last) return { to, state: { after: last } };
    if (page === shown.page - 1 && first) return { to, state: { before: first } };
    return { to };
  };
}
