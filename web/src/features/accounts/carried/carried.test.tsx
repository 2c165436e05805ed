/** What became of the event for which somebody signs up or logs in. */
import type { Call } from '@saath/contract/endpoint';
import { browseEvents, getEvent } from '@saath/contract/events/events/endpoints';
import type { Event, EventCard } from '@saath/contract/events/events/schema';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../../lib/call.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { comingEvent, idOf } from '../../../testing/people-and-events.ts';
import { refused, tooMany, unanswered } from '../../../testing/refused.ts';
import { show } from '../../../testing/show.tsx';
import { event as riverCleanUp } from '../../places/join/testing/river-clean-up.ts';
import { type Carried, pathOf, searchOf } from './carried.ts';
import { CarriedEvent, WayOn } from './event.tsx';
import { carriedIn, lookUp } from './look-up.ts';

const server = fakeServer();
const [USHER, AIDER] = [idOf('usher'), idOf('aider')];
const card = (count: number): EventCard => {
  const {
    bestRole: _role,
    score: _score,
    reasons: _reasons,
    ...shown
  } = comingEvent(count, `E${count}`);
  return shown;
};
const serve = (change: Partial<Event> = {}) =>
  server.on(getEvent, { event: { ...riverCleanUp, ...change } });
beforeEach(() => {
  serve();
  server.on(browseEvents, {
    events: [card(1), { ...card(2), id: riverCleanUp.id }, card(3), card(4), card(5)],
    next: null,
    counts: { all: 5, upcoming: 5, ongoing: 0, past: 0 },
  });
});
const look = async (roleId: string | null = null) =>
  await lookUp(call as Call, { eventId: riverCleanUp.id, roleId });

describe('WI-01 the address carries the event and the role', () => {
  it('WI-01 ids come out of an address as they went in; what is none is left out', () => {
    const ids = { eventId: riverCleanUp.id, roleId: AIDER };
    expect(carriedIn(new URLSearchParams(searchOf(ids)))).toEqual(ids);
    expect(pathOf(ids)).toBe(`/event/${riverCleanUp.id}?role=${AIDER}`);
    const whole = { eventId: riverCleanUp.id, roleId: null };
    expect(carriedIn(new URLSearchParams(searchOf(whole)))).toEqual(whole);
    expect(pathOf(whole)).toBe(`/event/${riverCleanUp.id}`);
    expect(carriedIn(new URLSearchParams({ event: riverCleanUp.id, role: '../x' }))).toEqual(whole);
    expect(carriedIn(new URLSearchParams({ event: '//evil.example', role: AIDER }))).toBeNull();
    expect(carriedIn(new URLSearchParams())).toBeNull();
  });
});

describe('WI-01 how the event stands', () => {
  it('WI-01 an open role is told with what it asks for, and no other event is looked for', async () => {
    serve({
      role: riverCleanUp.role.map((role) => ({
        ...role,
        skills: [`${role.role_name} skill`, 'Calm'],
      })),
    });
    expect(await look(AIDER)).toMatchObject({
      ...{ standing: 'open', roleId: AIDER, roleName: 'First aider', others: [] },
      skills: ['First aider skill', 'Calm'],
    });
    // Without a role all of them count, each skill once.
    expect(await look()).toMatchObject({
      ...{ standing: 'open', roleId: null, roleName: null },
      skills: ['Usher skill', 'Calm', 'First aider skill'],
    });
    expect(server.sent(browseEvents)).toEqual([]);
  });

  it.each<[string, Partial<Event>, string | null, Carried['standing']]>([
    ['its role is full', {}, USHER, 'full'],
    ['a role is full and any would do', {}, null, 'open'],
    ['its role is gone, and another has room', {}, idOf('gone'), 'open'],
    ['it has no roles', { role: [] }, null, 'full'],
    ['it runs', { status: 'ONGOING' }, AIDER, 'begun'],
    ['it is over', { status: 'COMPLETED' }, AIDER, 'over'],
    ['it is cancelled', { status: 'CANCELLED' }, AIDER, 'cancelled'],
    ['it was taken back', { status: 'PENDING' }, AIDER, 'gone'],
  ])('WI-01 %s', async (_case, change, roleId, standing) => {
    serve(change);
    expect((await look(roleId)).standing).toBe(standing);
  });

  it('WI-01 a role that is gone is not carried on', async () => {
    expect(await look(idOf('gone'))).toMatchObject({ roleId: null, roleName: null });
  });

  it('WI-01 an event that does not exist leads to three others with room, never to itself', async () => {
    server.on(getEvent, () => {
      throw refused('events.not_found');
    });
    const carried = await look(AIDER);
    expect(carried).toMatchObject({ standing: 'gone', event: null, roleName: null, skills: [] });
    expect(carried.others.map(({ title }) => title)).toEqual(['E1', 'E3', 'E4']);
  });

  it.each([
    ['nobody answers', unanswered],
    ['too much was asked', tooMany],
  ])(
    'WI-01 when %s, the event is not taken for one that is gone, and is carried on',
    async (_case, failure) => {
      server.on(getEvent, () => {
        throw failure();
      });
      expect(await look(AIDER)).toEqual({
        ...{ eventId: riverCleanUp.id, roleId: AIDER, standing: 'unknown' },
        ...{ event: null, roleName: null, skills: [], others: [] },
      });
      // What would take its place is not asked for either.
      expect(server.sent(browseEvents)).toEqual([]);
    },
  );

  it('WI-01 when the other events cannot be read, the one that was come for is still told of', async () => {
    serve({ status: 'CANCELLED' });
    server.on(browseEvents, () => {
      throw unanswered();
    });
    expect(await look(AIDER)).toMatchObject({
      ...{ standing: 'cancelled', event: { title: 'River clean-up' }, others: [] },
    });
  });
});

describe('WI-01 what is shown of it', () => {
  const carried = (change: Partial<Carried> = {}): Carried => ({
    ...{ eventId: riverCleanUp.id, roleId: AIDER, standing: 'open', event: riverCleanUp },
    ...{ roleName: 'First aider', skills: [], others: [card(1)] },
    ...change,
  });

  it('WI-01 who came for nothing sees nothing; who came for an event sees what and when', () => {
    show(<CarriedEvent carried={null} />);
    expect(screen.queryByText('You are on the way to')).toBeNull();
    show(<CarriedEvent carried={carried()} />);
    expect(screen.getByText('River clean-up')).toBeDefined();
    expect(screen.getByText('First aider')).toBeDefined();
    expect(screen.getByText(/5 Dec 2026/)).toBeDefined();
  });

  it.each<[Exclude<Carried['standing'], 'open' | 'unknown'>, RegExp]>([
    ['full', /^All its places are taken by now/],
    ['begun', /^It has begun by now/],
    ['over', /^It is over by now/],
    ['cancelled', /^It was cancelled/],
    ['gone', /^The event you came for is not there/],
  ])('WI-01 %s is said in its own words, with what still needs people', (standing, text) => {
    show(<CarriedEvent carried={carried({ standing })} />);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('These still need people')).toBeDefined();
    expect(screen.getByRole('link', { name: 'E1' }).getAttribute('href')).toBe(`/event/${idOf(1)}`);
  });

  it('WI-01 nothing is said of an event that could not be asked about, and the way goes on to it', () => {
    const unknown = carried({ standing: 'unknown', event: null, roleName: null, others: [] });
    show(<CarriedEvent carried={unknown} />);
    expect(screen.queryByText('You are on the way to')).toBeNull();
    expect(screen.queryByText('The event you came for')).toBeNull();
    show(<WayOn carried={unknown} />);
    expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe(
      `/event/${riverCleanUp.id}?role=${AIDER}`,
    );
  });

  it('WI-01 where nothing else needs people, nothing is promised', () => {
    show(<CarriedEvent carried={carried({ standing: 'gone', event: null, others: [] })} />);
    expect(screen.getByText('The event you came for')).toBeDefined();
    expect(screen.queryByText('These still need people')).toBeNull();
  });

  it('WI-01 after activation one goes on to the role; a full one still has a wait list, one that is over has not', () => {
    show(<WayOn carried={carried()} />);
    expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe(
      `/event/${riverCleanUp.id}?role=${AIDER}`,
    );
    const waiting = { name: 'See the event and its wait list' };
    show(<WayOn carried={carried({ standing: 'full' })} />);
    expect(screen.getByRole('link', waiting)).toBeDefined();
    const [first] = screen.getAllByRole('link', { name: 'See upcoming events' });
    expect(first?.getAttribute('href')).toBe('/events?tab=upcoming');
    show(<WayOn carried={carried({ standing: 'over' })} />);
    expect(screen.getAllByRole('link', waiting)).toHaveLength(1);
    expect(within(document.body).getAllByRole('link', { name: 'Go on' })).toHaveLength(1);
  });
});
