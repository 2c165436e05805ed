import {
  listFailedMails,
  readDelivery,
  retryFailedMails,
} from '@saath/contract/messages/announcements/endpoints';
import { announcementMessages } from '@saath/contract/messages/announcements/messages';
import type { Delivery, FailedMail } from '@saath/contract/messages/announcements/schema';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { refused, tooMany, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { DeliveryReport } from './delivery-report.tsx';
import { ReceivedAnnouncements } from './received-announcements.tsx';

const server = fakeServer();
const mail = { sent: 1200, waiting: 0, failed: 0, reasons: [], switchedOff: 4 };
const failedOf = (name: string | null, code = 'EENVELOPE'): FailedMail => ({
  ...{ id: idOf(name ?? 'nobody'), name, code, attempts: 3 },
});
let delivery: Delivery;
let failed: FailedMail[];
beforeEach(() => {
  delivery = { recipients: 3, read: 2, mail };
  failed = [];
  server.on(readDelivery, () => delivery);
  server.on(listFailedMails, () => ({ mails: failed, next: null }));
});
const open = () =>
  show(<DeliveryReport eventId={idOf('event')} announcementId={idOf('announcement')} />).user;
async function withFailures(...mails: FailedMail[]) {
  failed = mails;
  const reasons = [{ code: 'EENVELOPE', count: mails.length }];
  delivery = { ...delivery, mail: { ...mail, failed: mails.length, reasons } };
  const user = open();
  await screen.findByText('Mails that failed');
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Try the mail to/ })).toHaveLength(mails.length),
  );
  return user;
}
const figure = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

it('NT-04 the report says how many were told, have read it and got a mail; a share is rounded down', async () => {
  open();
  expect(await figure('Told on the site')).toBe('3');
  expect(await figure('Read on the site')).toBe('2 (66%)');
  expect(await figure('Mails sent')).toBe('1,200');
  expect(await figure('Want no such mails')).toBe('4');
  expect(screen.queryByText('Mails that failed')).toBeNull();
});

it('NT-04 of nobody no share is told', async () => {
  delivery = { ...delivery, recipients: 0, read: 0 };
  open();
  expect(await figure('Read on the site')).toBe('0');
});

it('NT-04 what was sent before mails were counted says so, and no figure is made up', async () => {
  delivery = { ...delivery, mail: null };
  open();
  expect(await screen.findByText('This was sent before mails were counted.')).toBeDefined();
  expect(screen.queryByText('Mails sent')).toBeNull();
});

it('NT-04 a report that could not be loaded can be tried again', async () => {
  server.on(readDelivery, () => {
    throw tooMany();
  });
  const user = open();
  expect(await screen.findByText('The report could not be loaded')).toBeDefined();
  server.on(readDelivery, () => delivery);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await figure('Told on the site')).toBe('3');
});

it('NT-04 why mails failed is said in words, with the code for whoever runs the server', async () => {
  delivery = {
    ...delivery,
    mail: {
      ...{ ...mail, failed: 6 },
      reasons: [
        { code: 'EENVELOPE', count: 3 },
        { code: 'ETIMEDOUT', count: 2 },
        { code: 'E_STRANGE', count: 1 },
      ],
    },
  };
  open();
  await screen.findByText('Mails that failed');
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said.slice(0, 3)).toEqual([
    '3 × The address was refused (EENVELOPE)',
    '2 × The mail server cannot be reached (ETIMEDOUT)',
    '1 × The mail could not be delivered (E_STRANGE)',
  ]);
});

it('NT-04 one failed mail is tried again by its button, which says whose it is', async () => {
  server.on(retryFailedMails, () => {
    failed = failed.slice(1);
    return { message: announcementMessages.triedAgain, count: 1 };
  });
  const user = await withFailures(failedOf('Aisha'), failedOf(null));
  await user.click(screen.getByRole('button', { name: 'Try the mail to Aisha again' }));
  await waitFor(() => expect(news()).toEqual([announcementMessages.triedAgain]));
  expect(server.sent(retryFailedMails).map(({ body }) => body)).toEqual([
    { mailId: idOf('Aisha') },
  ]);
  await waitFor(() => expect(screen.queryByText('Aisha')).toBeNull());
  expect(
    screen.getByRole('button', { name: 'Try the mail to Somebody who left again' }),
  ).toBeDefined();
});

it('NT-04 all are tried at once; meanwhile none is tried by itself', async () => {
  server.hold(retryFailedMails);
  const user = await withFailures(failedOf('Aisha'), failedOf('Bilal'));
  await user.click(screen.getByRole('button', { name: 'Try all again' }));
  expect(server.sent(retryFailedMails).map(({ body }) => body)).toEqual([{}]);
  for (const button of screen.getAllByRole('button'))
    expect(button).toHaveProperty('disabled', true);
});

it.each([
  [unanswered(), 'The mails could not be sent again. The server cannot be reached'],
  [refused('announcements.not_found'), refused('announcements.not_found').message],
])('NT-04 mails that were not tried again say why (%s), and stay', async (error, text) => {
  server.on(retryFailedMails, () => {
    throw error;
  });
  const user = await withFailures(failedOf('Aisha'));
  await user.click(screen.getByRole('button', { name: 'Try all again' }));
  await waitFor(() => expect(news()[0]).toContain(text));
  expect(screen.getByText('Aisha')).toBeDefined();
});

it('NT-04 more failed mails come on demand, after the last that is there', async () => {
  const asked: (string | null)[] = [];
  server.on(listFailedMails, (_body, { query }) => {
    asked.push(query.get('after'));
    return query.get('after')
      ? { mails: [failedOf('Bilal')], next: null }
      : { mails: [failedOf('Aisha')], next: idOf('Aisha') };
  });
  delivery = { ...delivery, mail: { ...mail, failed: 2 } };
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Bilal')).toBeDefined();
  expect(asked).toEqual([null, idOf('Aisha')]);
});

it('NT-04 a list of failed mails that could not be loaded says so', async () => {
  server.on(listFailedMails, () => {
    throw tooMany();
  });
  delivery = { ...delivery, mail: { ...mail, failed: 2 } };
  open();
  expect(await screen.findByText('The list of failed mails could not be loaded')).toBeDefined();
});

it('HR-04 who got no message sees nothing of messages; a message stands as it was written', () => {
  show(
    <ReceivedAnnouncements announcements={[]} timeZone="Asia/Karachi" eventId={idOf('event')} />,
  );
  expect(screen.queryByText('From the organisers')).toBeNull();
  const text = 'Bring gloves.\n  And water.';
  const announcement = {
    ...{ id: idOf('a'), subject: 'Gloves', text, sentAt: '2026-12-01T20:00:00.000Z' },
  };
  show(
    <ReceivedAnnouncements
      announcements={[announcement]}
      timeZone="Asia/Karachi"
      eventId={idOf('event')}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Gloves' })).toBeDefined();
  expect(screen.getByText(/^Bring gloves/).textContent).toBe(text);
  // After midnight in Karachi it is the next day.
  expect(screen.getByText('Wed, 2 Dec 2026')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Answer the organisers' }).getAttribute('href')).toBe(
    `/volunteer/messages/${idOf('event')}`,
  );
});
