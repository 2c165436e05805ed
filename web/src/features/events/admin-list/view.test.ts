/** The address of the list of events: read, and written again. */
import { eventParts, eventStatuses } from '@saath/contract/events/events/rules';
import { limits } from '@saath/contract/limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type EventListView,
  eventListViewOf,
  firstPart,
  isNarrowed,
  searchOfEventList,
} from './view.ts';

const read = (search: string) => eventListViewOf(new URLSearchParams(search));

it('EV-09 an address that says nothing, or makes no sense, shows the first page of everything', () => {
  const everything = { page: 1, q: '', status: undefined, part: undefined };
  for (const search of ['', 'page=0', 'page=-2', 'page=1.5', 'page=x', 'page=1000000'])
    expect(read(search)).toEqual(everything);
  expect(read('status=lost&part=tomorrow&q=%20')).toEqual(everything);
});

it('EV-09 a status is read whatever its case, and a search as far as it may be long', () => {
  expect(read('status=cancelled').status).toBe('CANCELLED');
  expect(read('page=3&part=past')).toMatchObject({ page: 3, part: 'past' });
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(limits.searchText.max);
});

it('EV-09 what is written is read again as it was; a search and a status look through all parts', () => {
  const someView: fc.Arbitrary<EventListView> = fc.record({
    page: fc.integer({ min: 1, max: 999_999 }),
    q: fc.constantFrom('', 'افطار', 'a&b=c'),
    status: fc.constantFrom(undefined, ...eventStatuses),
    part: fc.constantFrom(undefined, ...eventParts),
  });
  fc.assert(
    fc.property(someView, (view) => {
      const again = eventListViewOf(new URLSearchParams(searchOfEventList(view)));
      expect(again).toEqual({ ...view, part: isNarrowed(view) ? undefined : view.part });
    }),
  );
  expect(searchOfEventList({ page: 1, q: '', status: undefined })).toEqual({});
});

it('EV-09 what opens by itself is the first part with something in it, else what is coming', () => {
  const none = { today: 0, coming: 0, drafts: 0, past: 0 };
  expect(firstPart(none)).toBe('coming');
  expect(firstPart({ ...none, past: 9 })).toBe('past');
  expect(firstPart({ ...none, past: 9, drafts: 1 })).toBe('drafts');
  expect(firstPart({ ...none, past: 9, drafts: 1, coming: 2 })).toBe('coming');
  expect(firstPart({ today: 1, coming: 2, drafts: 1, past: 9 })).toBe('today');
});
