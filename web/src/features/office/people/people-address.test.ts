import { expect, it } from 'vitest';
import { idOf } from '../../../testing/people-and-events.ts';
import {
  addressOf,
  besideOf,
  countSought,
  filterOf,
  type PeopleView,
  seekingNothing,
  targetsOf,
  viewOf,
} from './people-address.ts';

const viewAt = (search: string) => viewOf(new URLSearchParams(search));
const everybody = viewAt('');

it('AD-02 the bare address is the first page of everybody', () => {
  expect(everybody).toEqual({
    page: 1,
    q: '',
    role: undefined,
    status: undefined,
    seeking: seekingNothing,
    person: undefined,
  });
  expect(addressOf(everybody)).toBe('/admin/vol-stats');
});

it('AD-02 an address leads back to what it was made of', () => {
  const view: PeopleView = {
    ...{ page: 3, q: 'Aisha & Bilal', person: idOf(7) },
    role: 'Admin',
    status: 'leaving',
    seeking: {
      ...{ skills: ['First aid', 'C & C'], match: 'any', day: '5', part: 'evening' },
      ...{ past: 'long_ago', hours: '12', event: idOf(3) },
    },
  };
  expect(viewOf(new URL(addressOf(view), 'https://saath.example').searchParams)).toEqual(view);
});

it.each(['0', '-2', '1.5', 'two', '1000000', ''])('AD-02 page %j is the first one', (page) => {
  expect(viewAt(`page=${page}`).page).toBe(1);
});

it('AD-02 a role and a status that there are not are left out, and a search is as long as one may be', () => {
  expect(viewAt('role=Owner&status=asleep')).toEqual(everybody);
  expect(viewAt('role=admin')).toEqual(everybody);
  expect(viewAt(`q=${'x'.repeat(500)}`).q.length).toBeLessThan(200);
});

it('AD-02 skills, times and a history that cannot be are left out of what an address asks', () => {
  const made = 'skills=,%20,&match=any&day=7&part=night&past=once&hours=-1&event=x';
  expect(viewAt(made).seeking).toEqual({ ...seekingNothing, match: 'any' });
  expect(filterOf(viewAt(made))).toEqual({});
  expect(addressOf(viewAt('skills=Cooking&match=any'))).toBe('/admin/vol-stats?skills=Cooking');
  expect(countSought(viewAt('skills=Cooking,Driving&day=0&hours=3').seeking)).toBe(3);
});

it('AD-02 the pages beside the shown one say beside whom they begin; others go by number', () => {
  const people = [{ id: idOf(13) }, { id: idOf(14) }, { id: idOf(15) }];
  const view = { ...everybody, page: 3, q: 'a', person: idOf(14) };
  const targetOf = targetsOf(view, { page: 3, people });
  expect(targetOf(4)).toEqual({
    to: '/admin/vol-stats?page=4&q=a',
    state: { after: idOf(15) },
  });
  expect(targetOf(2)).toEqual({
    to: '/admin/vol-stats?page=2&q=a',
    state: { before: idOf(13) },
  });
  expect(targetOf(9)).toEqual({ to: '/admin/vol-stats?page=9&q=a' });
});

it('AD-02 the first page begins at the beginning, also from the second one', () => {
  const targetOf = targetsOf({ ...everybody, page: 2 }, { page: 2, people: [{ id: idOf(7) }] });
  expect(targetOf(1)).toEqual({ to: '/admin/vol-stats' });
});

it('AD-02 an entry of the history that does not name a person is not sent to the server', () => {
  expect(besideOf({ after: idOf(3) })).toEqual({ after: idOf(3) });
  expect(besideOf({ before: idOf(3) })).toEqual({ before: idOf(3) });
  for (const state of [null, undefined, {}, { after: 3 }, { after: 'x' }, { before: '../admin' }])
    expect(besideOf(state)).toEqual({});
});
