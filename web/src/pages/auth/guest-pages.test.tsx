/** Asking for a place without an account: who may open the form, and what the link of its mail shows (WI-05). */
import { browseEvents, getEvent } from '@saath/contract/events/events/endpoints';
import { getSite } from '@saath/contract/office/site/endpoints';
import type { Site, Viewer } from '@saath/contract/office/site/schema';
import { confirmGuestAsk, readGuestLink } from '@saath/contract/places/guest-ask/endpoints';
import { guestAskErrors } from '@saath/contract/places/guest-ask/messages';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { fakeServer } from '../../testing/fake-server.ts';
import { loaded, wayOf } from '../../testing/loaded.ts';
import { beachCleanUp, idOf } from '../../testing/people-and-events.ts';
import { refused } from '../../testing/refused.ts';
import { organiser, show, site } from '../../testing/show.tsx';
import { loader as askLoader } from './guest-ask-page.tsx';
import GuestConfirmPage, { loader as confirmLoader } from './guest-confirm-page.tsx';

const server = fakeServer();
const { id: eventId } = beachCleanUp;
let guestAsking: Site['signup']['guestAsking'];
let viewer: Viewer | null;
beforeEach(() => {
  [guestAsking, viewer] = ['phone', null];
  server.on(getSite, () => ({
    site: { ...site, signup: { ...site.signup, guestAsking } },
    viewer,
  }));
  server.on(getEvent, { event: beachCleanUp });
  server.on(browseEvents, {
    ...{ events: [], next: null, counts: { all: 0, upcoming: 0, ongoing: 0, past: 0 } },
  });
});

describe('WI-05 the form of who has no account', () => {
  const open = async (search: string) => await loaded(askLoader, `/ask${search}`);

  it('WI-05 is about an event; without one there is nothing to ask for', async () => {
    expect(await open(`?event=${eventId}`)).toMatchObject({ carried: { eventId } });
    for (const search of ['', '?event=7', `?role=${idOf('usher')}`])
      expect(wayOf(await open(search)), search).toBe('/events');
  });

  it('WI-05 is not there where the organisation wants everybody to sign up: that leads to the event as well', async () => {
    guestAsking = 'off';
    expect(wayOf(await open(`?event=${eventId}`))).toBe(`/signup?event=${eventId}`);
  });

  it('WI-05 is for guests: whoever is signed in asks on the page of the event', async () => {
    viewer = organiser;
    expect(wayOf(await open(`?event=${eventId}`))).toBe(`/event/${eventId}`);
  });
});

describe('WI-05 the link of the mail', () => {
  const link = { state: 'open', firstName: 'Sana', eventId, roleId: null } as const;
  const open = async () => await loaded(confirmLoader, '/ask/secret', { token: 'secret' });
  const shown = (given: object | undefined, problem = '') => {
    const props = { loaderData: { given, problem }, params: { token: 'secret' } };
    show(createElement(GuestConfirmPage, props as never), { viewer: null });
  };

  it('WI-05 says what it would ask for, and how that event stands by now', async () => {
    server.on(readGuestLink, link);
    expect(await open()).toMatchObject({
      data: { given: { view: link, carried: { eventId, standing: 'full' } }, problem: '' },
    });
  });

  it('WI-05 that is refused says why, with the status of that', async () => {
    server.on(readGuestLink, () => {
      throw refused('guest_ask.link_invalid');
    });
    const { message: problem, status } = refused('guest_ask.link_invalid');
    expect(await open()).toMatchObject({ data: { problem }, init: { status } });
  });

  it('WI-05 that is none leads to events that are to come, and asks for nothing', () => {
    shown(undefined, guestAskErrors['guest_ask.link_invalid'].message);
    expect(screen.getByRole('heading', { name: m.this_link_does_not_work() })).toBeDefined();
    expect(screen.getByRole('link', { name: m.see_upcoming_events() })).toHaveProperty(
      ...(['search', '?tab=upcoming'] as const),
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('WI-05 asks by a press, not by being opened', () => {
    const carried = {
      ...{ eventId, roleId: null, standing: 'open', roleName: null, skills: [], others: [] },
      event: beachCleanUp,
    };
    shown({ view: link, carried });
    expect(screen.getByRole('button', { name: m.ask_for_this_place() })).toBeDefined();
    expect(server.sent(confirmGuestAsk)).toEqual([]);
  });
});
