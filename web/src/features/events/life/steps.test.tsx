/** What happens when a step of an event fails, and what its questions keep. */
import {
  cancelEvent,
  copyEvent,
  publishEvent,
  unpublishEvent,
} from '@saath/contract/events/events/endpoints';
import { eventErrors, eventLifeMessages } from '@saath/contract/events/events/messages';
import type { Event } from '@saath/contract/events/events/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { EventLife } from './life.tsx';

const server = fakeServer();
/** Ahead, and not too far. */
const year = new Date().getFullYear() + 2;
const event: Event = {
  ...beachCleanUp,
  startTime: `${year}-12-05T04:00:00.000Z`,
  endTime: `${year}-12-05T07:00:00.000Z`,
};
const picture = {
  ...{ id: idOf('picture'), url: '/media/1', publicId: 'one', order: 0 },
  ...{ srcSet: '', width: 8, height: 5 },
};
const life = (change: Partial<Event> = {}) => show(<EventLife event={{ ...event, ...change }} />);
const button = (name: string) => screen.getByRole('button', { name });
type User = ReturnType<typeof life>['user'];
const entry = async (user: User, name: string) => {
  await user.click(button('More to do with this event'));
  return await screen.findByRole('menuitem', { name });
};
const choose = async (user: User, name: string) => await user.click(await entry(user, name));

describe('EV-03 cancelling', () => {
  async function ask(change: Partial<Event> = {}) {
    const { user } = life(change);
    await choose(user, 'Cancel event');
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this event?' });
    const reason = within(dialog).getByLabelText<HTMLTextAreaElement>(/^Reason, for everybody/);
    return {
      user,
      dialog,
      reason,
      yes: within(dialog).getByRole('button', { name: 'Cancel event' }),
    };
  }

  it.each<[string, Partial<Event>, string]>([
    ['nobody', {}, 'Nobody holds a place or has asked yet.'],
    [
      'one person who asked',
      { people: { confirmed: 0, waitlisted: 0, requested: 1 } },
      '1 person loses a place or request and will be told why.',
    ],
    [
      'two who hold places, where more is not known',
      { volunteers: [{ id: idOf(1) }, { id: idOf(2) }] },
      '2 people lose their places or requests and will be told why.',
    ],
  ])('EV-03 it is said before whom it concerns: %s', async (_who, change, text) => {
    const { dialog } = await ask(change);
    expect(dialog.textContent).toContain(text);
  });

  it('EV-03 a reason of spaces is none; typing takes the complaint away', async () => {
    const { user, dialog, reason, yes } = await ask();
    await user.type(reason, '   ');
    await user.click(yes);
    expect(dialog.textContent).toContain(eventLifeMessages.reason);
    await user.type(reason, 'F');
    expect(dialog.textContent).not.toContain(eventLifeMessages.reason);
  });

  it('EV-03 a cancellation without an answer leaves the question and its reason as they are, and can be tried again', async () => {
    server.on(cancelEvent, () => {
      throw unanswered();
    });
    const { user, dialog, reason, yes } = await ask();
    await user.type(reason, 'The river is too high.');
    await user.click(yes);
    await waitFor(() => expect(news()).toHaveLength(1));
    expect(news()[0]).toMatch(/^The event could not be cancelled\. The server cannot be reached/);
    expect(reason.value).toBe('The river is too high.');
    expect(dialog.isConnected).toBe(true);
    server.on(cancelEvent, { event, message: eventLifeMessages.cancelled });
    await waitFor(() => expect(yes).toHaveProperty('disabled', false));
    await user.click(yes);
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(server.sent(cancelEvent).at(-1)?.body).toEqual({
      reason: 'The river is too high.',
      updatedAt: event.updatedAt,
    });
  });

  it('EV-03 Keep the event sends nothing, and a reason that was written is there again', async () => {
    const { user, dialog, reason } = await ask();
    await user.type(reason, 'Rain');
    await user.click(within(dialog).getByRole('button', { name: 'Keep the event' }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    await choose(user, 'Cancel event');
    expect(await screen.findByLabelText(/^Reason, for everybody/)).toHaveProperty('value', 'Rain');
    expect(server.sent(cancelEvent)).toEqual([]);
  });
});

describe('EV-03 publishing and unpublishing', () => {
  it('EV-03 what is being published cannot be published twice', async () => {
    server.hold(publishEvent);
    const { user } = life({ status: 'PENDING' });
    await user.click(button('Publish'));
    expect(await screen.findByRole('button', { name: 'Publishing…' })).toHaveProperty(
      'disabled',
      true,
    );
    expect(server.sent(publishEvent)).toHaveLength(1);
  });

  it('EV-03 an event that concerns people stays published, and it is said what to do instead', async () => {
    server.on(unpublishEvent, () => {
      throw refused('events.has_people');
    });
    const { user } = life();
    await choose(user, 'Unpublish');
    await waitFor(() => expect(news()).toEqual([eventErrors['events.has_people'].message]));
    expect((await entry(user, 'Unpublish')).ariaDisabled).not.toBe('true');
    expect(server.sent(unpublishEvent)).toMatchObject([{ body: { updatedAt: event.updatedAt } }]);
  });
});

describe('OR-02 copying', () => {
  async function open(change: Partial<Event> = {}) {
    const shown = life(change);
    await choose(shown.user, 'Copy');
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy event' }));
    return { ...shown, dialog, go: dialog.getByRole('button', { name: 'Copy event' }) };
  }

  it('OR-02 pictures come along unless they are left out; without any nothing is asked', async () => {
    server.on(copyEvent, { event: { ...event, id: idOf('copy') }, message: '' });
    const { user, dialog, go } = await open({ images: [picture] });
    await user.click(dialog.getByLabelText('Copy the pictures too'));
    await user.click(go);
    await waitFor(() => expect(server.sent(copyEvent)).toHaveLength(1));
    expect(server.sent(copyEvent)[0]?.body).toMatchObject({ withPictures: false });
  });

  it('OR-02 an event without pictures is not asked about them', async () => {
    const { dialog } = await open();
    expect(dialog.queryByLabelText('Copy the pictures too')).toBeNull();
  });

  it('OR-02 a copy that could not be made leaves its times as typed, and can be tried again', async () => {
    server.on(copyEvent, () => {
      throw unanswered();
    });
    const { user, dialog, go, address } = await open();
    const end = dialog.getByLabelText<HTMLInputElement>('End time');
    await user.clear(end);
    await user.type(end, `${year}-12-12T15:30`);
    await user.click(go);
    await waitFor(() => expect(news()).toHaveLength(1));
    expect(news()[0]).toMatch(/^The event could not be copied\. The server cannot be reached/);
    expect(end.value).toBe(`${year}-12-12T15:30`);
    expect(address()).toBe('/');
    server.on(copyEvent, { event: { ...event, id: idOf('copy') }, message: '' });
    await waitFor(() => expect(go).toHaveProperty('disabled', false));
    await user.click(go);
    await waitFor(() => expect(address()).toBe(`/admin/event/${idOf('copy')}/edit`));
  });

  it('OR-02 the event moves by a week of the clock on the wall, also over the change of the clocks', async () => {
    const autumn = {
      startTime: `${year}-10-25T08:00:00.000Z`,
      endTime: `${year}-10-25T11:00:00.000Z`,
      timeZone: 'America/New_York',
    };
    const { dialog } = await open(autumn);
    const start = dialog.getByLabelText<HTMLInputElement>('Start time').value;
    expect(start).toBe(`${year}-11-01T04:00`);
    expect(dialog.getByText(/Times in America\/New York|America\/New York/)).toBeDefined();
  });
});
