import {
  countRecipients,
  listAnnouncements,
  listFailedMails,
  readDelivery,
  retryFailedMails,
  sendAnnouncement,
} from '@saath/contract/messages/announcements/endpoints';
import { announcementMessages } from '@saath/contract/messages/announcements/messages';
import type { Announcement, Delivery } from '@saath/contract/messages/announcements/schema';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { QueryProvider } from '../../../lib/query-client.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { toast } from '../../../ui/toast.ts';
import { event } from '../../places/join/testing/river-clean-up.ts';
import { EventMessages } from './event-messages.tsx';
import { AnnouncementForm } from './form.tsx';
import { ReceivedAnnouncements } from './received-announcements.tsx';

const server = fakeServer();
hearToasts();

const gloves: Announcement = {
  id: idOf('gloves'),
  subject: 'Bring gloves',
  text: 'It will be <b>cold</b>.',
  author: 'Omar',
  states: ['confirmed'],
  roleName: null,
  recipients: 42,
  sentAt: '2026-12-01T09:00:00.000Z',
};

const delivery: Delivery = {
  recipients: 42,
  read: 21,
  mail: {
    sent: 37,
    waiting: 1,
    failed: 2,
    reasons: [{ code: 'EENVELOPE', count: 2 }],
    switchedOff: 2,
  },
};

let retried: unknown[];
let sent: Announcement[];
let bodies: { key: string; segment: unknown; subject: string }[];
let onSend: () => void;
beforeEach(() => {
  sent = [];
  retried = [];
  bodies = [];
  onSend = () => {
    sent = [gloves];
  };
  server.on(readDelivery, delivery);
  const failed = { id: idOf('mail'), name: 'Aisha Khan', code: 'EENVELOPE', attempts: 3 };
  server.on(listFailedMails, { mails: [failed], next: null });
  server.on(retryFailedMails, (body) => {
    retried.push(body);
    return { message: announcementMessages.triedAgain, count: 1 };
  });
  server.on(listAnnouncements, () => ({ announcements: sent, next: null, total: sent.length }));
  server.on(countRecipients, (_body, { query }) =>
    query.get('states') === 'requested'
      ? { recipients: 0, byMail: 0 }
      : { recipients: 42, byMail: 40 },
  );
  server.on(sendAnnouncement, (body) => {
    bodies.push(body);
    onSend();
    return { message: announcementMessages.sent, recipients: 42 };
  });
});

async function show(status: typeof event.status = 'UPCOMING') {
  render(
    <QueryProvider>
      <EventMessages event={{ ...event, status }} />
    </QueryProvider>,
  );
  await screen.findByRole('heading', { name: /Sent messages/ });
  return userEvent.setup();
}
async function write(user: ReturnType<typeof userEvent.setup>) {
  await screen.findByText('42 people get it, 40 also by mail.');
  await user.type(screen.getByLabelText('Subject'), 'Bring gloves');
  await user.type(screen.getByLabelText('Message'), 'It will be cold.');
}
async function press(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Send to 42 people?' });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
}

it('HR-04 NT-04 a message says whom it reaches, asks before it goes, and then stands in the list', async () => {
  const user = await show();
  await write(user);
  await user.click(screen.getByRole('checkbox', { name: 'People on the wait list' }));
  await press(user);
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith(announcementMessages.sent));
  expect(bodies).toMatchObject([
    { segment: { states: ['confirmed', 'waitlisted'], roleId: null }, subject: 'Bring gloves' },
  ]);
  expect(await screen.findByText('To 42 people')).toBeDefined();
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', '');
});

it('RG-01 HR-04 who leads one role writes to its people, without a choice of roles, and hears where answers go', async () => {
  const counted: (string | null)[] = [];
  server.on(countRecipients, (_body, { query }) => {
    counted.push(query.get('roleId'));
    return { recipients: 42, byMail: 40 };
  });
  const [role] = event.role;
  if (!role) throw new Error('The event has no role');
  const { id: roleId } = role;
  render(
    <QueryProvider>
      <AnnouncementForm event={event} role={role} />
    </QueryProvider>,
  );
  const user = userEvent.setup();
  await write(user);
  expect(screen.getByRole('heading', { name: 'Write to the people in this role' })).toBeDefined();
  expect(screen.getByText(/Answers go to the organisers/)).toBeDefined();
  expect(screen.queryByRole('combobox')).toBeNull();
  await press(user);
  await waitFor(() => expect(bodies).toMatchObject([{ segment: { roleId } }]));
  expect([...new Set(counted)]).toEqual([roleId]);
});

it('NT-04 a message that is sent again keeps its key; another text has another', async () => {
  const user = await show();
  onSend = () => {
    throw new CallError('The server cannot be reached.', { status: 0, code: 'network' });
  };
  await write(user);
  await press(user);
  await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press(user);
  await waitFor(() => expect(bodies).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.type(screen.getByLabelText('Message'), ' Really.');
  await press(user);
  await waitFor(() => expect(bodies).toHaveLength(3));
  expect(bodies[0]?.key).toBe(bodies[1]?.key);
  expect(bodies[2]?.key).not.toBe(bodies[0]?.key);
});

it('HR-04 what is missing is said at its field, and nobody in the group is no message', async () => {
  const user = await show();
  await screen.findByText('42 people get it, 40 also by mail.');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.getAllByRole('alert').map((each) => each.textContent)).toEqual([
    announcementMessages.subject,
    announcementMessages.text,
  ]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'People who have a place' }));
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(toast.error).toHaveBeenCalledWith(announcementMessages.states);
  await user.click(screen.getByRole('checkbox', { name: 'People waiting for an answer' }));
  expect(await screen.findByText('Nobody is in this group at the moment.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send message' })).toHaveProperty('disabled', true);
  expect(bodies).toEqual([]);
});

it('HR-04 an event that nobody can see has nobody to write to', async () => {
  await show('PENDING');
  expect(screen.getByText(/Nobody can see this event yet/)).toBeDefined();
  expect(screen.queryByLabelText('Subject')).toBeNull();
});

it('HR-04 people read what was written as it was written, with the way to answer', () => {
  const received = (announcements: Announcement[]) => (
    <MemoryRouter>
      <ReceivedAnnouncements
        announcements={announcements}
        timeZone="Asia/Karachi"
        eventId={event.id}
      />
    </MemoryRouter>
  );
  const view = render(received([gloves]));
  const text = screen.getByText('It will be <b>cold</b>.');
  expect(text.getAttribute('dir')).toBe('auto');
  const link = screen.getByRole('link', { name: 'Answer the organisers' });
  expect(link.getAttribute('href')).toBe(`/volunteer/messages/${event.id}`);
  view.rerender(received([]));
  expect(view.container.textContent).toBe('');
});

it('NT-04 once the event has begun, who came and who did not are groups of their own', async () => {
  const user = await show('ONGOING');
  expect(screen.getByRole('checkbox', { name: 'People who came' })).toHaveProperty('checked', true);
  const missed = screen.getByRole('checkbox', { name: 'People who did not come' });
  expect(missed).toHaveProperty('checked', false);
  await user.click(missed);
  await write(user);
  await press(user);
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]?.segment).toEqual({
    states: ['confirmed', 'checked_in', 'completed', 'left_early', 'no_show', 'excused'],
    roleId: null,
  });
});

it('NT-04 the report of a message says how far it has come, and failed mails are tried again', async () => {
  sent = [gloves];
  const user = await show();
  expect(screen.queryByText('Delivery report')).toBeNull();
  await user.click(await screen.findByText('To 42 people'));
  expect(await screen.findByText('Mails failed')).toBeDefined();
  const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  expect(figure('Mails sent')).toBe('37');
  expect(figure('Read on the site')).toBe('21 (50%)');
  expect(figure('Want no such mails')).toBe('2');
  expect(screen.getByText('2 × The address was refused (EENVELOPE)')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Try the mail to Aisha Khan again' }));
  await waitFor(() => expect(retried).toEqual([{ mailId: idOf('mail') }]));
  await user.click(screen.getByRole('button', { name: 'Try all again' }));
  await waitFor(() => expect(retried).toEqual([{ mailId: idOf('mail') }, {}]));
  expect(toast.success).toHaveBeenCalledWith(announcementMessages.triedAgain);
});
