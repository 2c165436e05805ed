/** The list of people in the address bar: what is shown can be shared, kept and gone back to. */
import { roleNames } from '@saath/contract/accounts/accounts/schema';
import { limits } from '@saath/contract/limits';
import { type PersonStatus, personStatuses } from '@saath/contract/office/people/rules';
import { paths } from '../../../lib/paths.ts';
import type { PageTarget } from '../../../ui/page-numbers.tsx';

export type PeopleView = {
  readonly page: number;
  readonly q: string;
  readonly role: (typeof roleNames)[number] | undefined;
  readonly status: PersonStatus | undefined;
  /** The person whose details are open. */
  readonly person: string | undefined;
};

/** What an address says; anything that makes no sense is left out. */
export function viewOf(search: URLSearchParams): PeopleView {
  const page = Number(search.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    q: (search.get('q') ?? '').slice(0, limits.searchText.max),
    role: roleNames.find((role) => role === search.get('role')),
    status: personStatuses.find((status) => status === search.get('status')),
    person: search.get('person') ?? undefined,
  };
}

/** The bare address is the first page of everybody. */
export function addressOf({ page, q, role, status, person }: PeopleView): string {
  const number = page > 1 ? String(page) : undefined;
  return paths.adminPeople({ page: number, q, role, status, person });
}

/** Beside whom a page begins. Kept with the entry of the history: a reload or a way back asks for the same people. */
export type Beside = { readonly after?: string; readonly before?: string };

const ID = /^[0-9a-f-]{36}$/;

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
