import {
  issueCertificate,
  revokeCertificate,
} from '@saath/contract/afterwards/certificates/endpoints';
import {
  certificateErrors,
  certificateMessages,
} from '@saath/contract/afterwards/certificates/messages';
import type { Certificate } from '@saath/contract/afterwards/certificates/schema';
import { myImpact } from '@saath/contract/afterwards/impact/endpoints';
import type { ReplyOf } from '@saath/contract/endpoint';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { FirstCertificate } from './first.tsx';
import { CertificateForm } from './form.tsx';
import { CertificateList } from './list.tsx';
import { CertificateSheet } from './sheet.tsx';

const server = fakeServer();
const certificateOf = (number: string, change: Partial<Certificate> = {}): Certificate => ({
  ...{ id: number.padEnd(22, '_').replace(/-/g, '_'), number, name: 'Aisha Khan' },
  ...{ from: '2026-10-01', to: '2026-11-30', hours: 12.5, corrected: 0, events: 3 },
  ...{ issuedAt: '2026-11-30T20:00:00.000Z', state: 'valid' },
  ...change,
});
const issued: string[] = [];
const shown: string[] = [];
beforeEach(() => {
  issued.length = 0;
  shown.length = 0;
  server.on(issueCertificate, {
    message: certificateMessages.issued,
    certificate: certificateOf('SA-NEW1'),
  });
});

const openForm = () => show(<CertificateForm onIssued={(id) => issued.push(id)} />).user;
const day = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const make = () => screen.getByRole('button', { name: 'Make certificate' });

it('VO-03 without days all hours are certified, and the new certificate is told', async () => {
  const user = openForm();
  await user.click(make());
  await waitFor(() => expect(issued).toEqual([certificateOf('SA-NEW1').id]));
  expect(server.sent(issueCertificate).map(({ body }) => body)).toEqual([{}]);
  expect(news()).toEqual([certificateMessages.issued]);
});

it('VO-03 a day leaves the other side open, and one day alone is a range', async () => {
  const user = openForm();
  day('First day', '2026-11-05');
  await user.click(make());
  await waitFor(() => expect(issued).toHaveLength(1));
  day('Last day', '2026-11-05');
  await user.click(make());
  await waitFor(() => expect(issued).toHaveLength(2));
  expect(server.sent(issueCertificate).map(({ body }) => body)).toEqual([
    { from: '2026-11-05' },
    { from: '2026-11-05', to: '2026-11-05' },
  ]);
});

it('VO-03 the days are behind what asks for them, and days that are out of sight count for nothing', async () => {
  const user = openForm();
  const fold = screen.getByLabelText('First day').closest('details');
  expect(fold?.open).toBe(false);
  await user.click(screen.getByText('Only for certain days'));
  day('First day', '2026-11-05');
  day('Last day', '2026-11-04');
  await user.click(screen.getByText('Only for certain days'));
  await waitFor(() => expect(screen.getByLabelText('First day')).toHaveProperty('value', ''));
  await user.click(make());
  await waitFor(() => expect(issued).toHaveLength(1));
  expect(server.sent(issueCertificate).map(({ body }) => body)).toEqual([{}]);
});

it('VO-03 a last day before the first is said at its field, and nothing is made', async () => {
  const user = openForm();
  day('First day', '2026-11-05');
  day('Last day', '2026-11-04');
  const last = screen.getByLabelText('Last day');
  expect(last.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(certificateMessages.wrongDays)).toBeDefined();
  await user.click(make());
  expect(server.sent(issueCertificate)).toEqual([]);
  day('Last day', '2026-11-06');
  expect(last.getAttribute('aria-invalid')).toBe('false');
});

it('VO-03 making one is busy, and is done once', async () => {
  server.hold(issueCertificate);
  const user = openForm();
  await user.click(make());
  const busy = await screen.findByRole('button', { name: 'One moment...' });
  expect(busy).toHaveProperty('disabled', true);
  await user.click(busy);
  expect(server.sent(issueCertificate)).toHaveLength(1);
});

it.each([
  [refused('certificates.no_hours'), certificateErrors['certificates.no_hours'].message],
  [refused('certificates.too_many'), certificateErrors['certificates.too_many'].message],
  [
    unanswered(),
    'The certificate could not be made. The server cannot be reached. Check your connection and try again.',
  ],
])(
  'VO-03 a certificate that was not made (%s) says why, and the days stay',
  async (error, text) => {
    server.on(issueCertificate, () => {
      throw error;
    });
    const user = openForm();
    day('First day', '2026-11-05');
    await user.click(make());
    await waitFor(() => expect(news()).toEqual([text]));
    expect(screen.getByLabelText('First day')).toHaveProperty('value', '2026-11-05');
    expect(issued).toEqual([]);
  },
);

const impactOf = (hours: number): ReplyOf<typeof myImpact> => ({
  ...{ hours, events: hours > 0 ? 2 : 0, peopleHelped: 0, causes: [], months: [] },
});

it('G16 with hours and no certificate yet the page shows what it will say, and makes it', async () => {
  server.on(myImpact, impactOf(12.5));
  const { user } = show(<FirstCertificate onIssued={(id) => issued.push(id)} />);
  const sheet = within(await screen.findByRole('article'));
  expect(sheet.getByText(/gave/).textContent).toBe('Omar Sheikh gave 12.5 hours at 2 events.');
  expect(sheet.queryByRole('link')).toBeNull();
  expect(screen.queryByText('No certificate yet')).toBeNull();
  await user.click(make());
  await waitFor(() => expect(issued).toHaveLength(1));
});

it('G16 without hours there is nothing to press in vain: the way to hours is shown', async () => {
  server.on(myImpact, impactOf(0));
  show(<FirstCertificate onIssued={() => {}} />);
  expect(await screen.findByRole('link', { name: 'See events' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make certificate' })).toBeNull();
});

const openList = (certificates: Certificate[]) =>
  show(<CertificateList certificates={certificates} onShow={(id) => shown.push(id)} />).user;
const rowOf = (number: string) => within(screen.getByRole('row', { name: new RegExp(number) }));

it('VO-03 the list says of each what it is worth today', () => {
  openList([
    certificateOf('SA-VALID'),
    certificateOf('SA-CHANGED', { state: 'changed' }),
    certificateOf('SA-REVOKED', { state: 'revoked' }),
    certificateOf('SA-GONE', { state: 'gone' }),
  ]);
  expect(screen.getByRole('table', { name: 'Your certificates' })).toBeDefined();
  expect(rowOf('SA-VALID').getByText('Valid')).toBeDefined();
  expect(rowOf('SA-CHANGED').getByText('Hours changed since')).toBeDefined();
  expect(rowOf('SA-REVOKED').getByText('Revoked')).toBeDefined();
  expect(rowOf('SA-GONE').getByText('Revoked')).toBeDefined();
  expect(rowOf('SA-VALID').getByText('Thu, 1 Oct 2026 to Mon, 30 Nov 2026')).toBeDefined();
});

it.each([
  ['valid', 2],
  ['changed', 2],
  ['revoked', 0],
  ['gone', 0],
] as const)('VO-03 with one that is %s there are %i things to do', (state, count) => {
  openList([certificateOf('SA-1', { state })]);
  expect(rowOf('SA-1').queryAllByRole('button')).toHaveLength(count);
});

it('VO-03 the press to show one names it, and shows that one', async () => {
  const user = openList([certificateOf('SA-1'), certificateOf('SA-2')]);
  await user.click(screen.getByRole('button', { name: /^Show.*SA-2$/ }));
  expect(shown).toEqual([certificateOf('SA-2').id]);
});

it('DY-04 taking one back is asked about, says that it is for good, and Cancel takes nothing back', async () => {
  server.on(revokeCertificate, { message: certificateMessages.revoked });
  const user = openList([certificateOf('SA-1'), certificateOf('SA-2')]);
  const press = screen.getByRole('button', { name: /^Revoke.*SA-2$/ });
  await user.click(press);
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Revoke certificate SA-2?' }),
  );
  expect(question.getByText(/This cannot be undone\.$/)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent(revokeCertificate)).toEqual([]);

  await user.click(press);
  const again = within(await screen.findByRole('alertdialog'));
  await user.click(again.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(news()).toEqual([certificateMessages.revoked]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent(revokeCertificate).map(({ path }) => path)).toEqual([
    `/api/certificate/${certificateOf('SA-2').id}/revoke`,
  ]);
});

it('DY-04 what was revoked elsewhere already is said', async () => {
  server.on(revokeCertificate, () => {
    throw refused('certificates.revoked');
  });
  const user = openList([certificateOf('SA-1')]);
  await user.click(screen.getByRole('button', { name: /^Revoke/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(news()).toEqual([certificateErrors['certificates.revoked'].message]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

const openSheet = (change: Partial<Certificate>) =>
  show(
    <CertificateSheet
      certificate={certificateOf('SA-7K2M-9QXD', change)}
      link="https://saath.example/certificate/abc"
      timeZone="Asia/Karachi"
    />,
  );

it('VO-03 the sheet says who gave how many hours, when, and where anybody can check it', () => {
  openSheet({ events: 1 });
  const sheet = within(screen.getByRole('article'));
  expect(sheet.getByText(/gave/).textContent).toBe('Aisha Khan gave 12.5 hours at 1 event.');
  expect(sheet.getByText('Thu, 1 Oct 2026 to Mon, 30 Nov 2026')).toBeDefined();
  expect(sheet.getByRole('link').getAttribute('href')).toBe(
    'https://saath.example/certificate/abc',
  );
  expect(
    sheet.getByRole('img', { name: 'Code that opens the link of this certificate' }),
  ).toBeDefined();
  // After midnight in Karachi it is the next day.
  expect(sheet.getByText(/issued on/).textContent).toContain('Tue, 1 Dec 2026');
});

it('KP-03 hours that organisers wrote are named on the sheet, and only when there are some', () => {
  openSheet({ corrected: 1.5 });
  expect(screen.getByText('1.5 hours of these were corrected by organisers.')).toBeDefined();
  openSheet({ corrected: 0 });
  expect(screen.getAllByText(/corrected by organisers/)).toHaveLength(1);
});
