/** Mails to a real SMTP server on loopback. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { smtpTransport } from './transport.ts';

test('HR-03 AU-04 NT-02 sends to one recipient over SMTP, with a Message-ID of our own and all that goes with it', async () => {
  const received: { to: string[]; text: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, {
    from: 'saath@example.org',
    host: 'example.org',
    organisation: () => ({ senderName: 'Edhi Kitchen', replyTo: 'desk@example.org' }),
  });
  await transport.deliver({
    id: 'mail-1',
    to: 'a@example.org',
    subject: 'Hello',
    text: 'Hi',
    html: '<p>Hi</p>',
    calendar: null,
    unsubscribeUrl: null,
    sender: { senderName: '', replyTo: '' },
  });
  await transport.deliver({
    id: 'mail-2',
    to: 'b@example.org',
    subject: 'A place',
    text: 'Hi',
    html: '<p>Hi</p>',
    calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    unsubscribeUrl: 'https://saath.example/unsubscribe/token',
    sender: { senderName: 'River Branch', replyTo: 'river@example.org' },
  });
  transport.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(received.map(({ to }) => to)).toEqual([['a@example.org'], ['b@example.org']]);
  const [plain, full] = received.map(({ text }) => text.replace(/\r\n\s+/g, ' '));
  expect(plain).toContain('Message-ID: <mail-1@example.org>');
  expect(plain).toContain('From: Edhi Kitchen <saath@example.org>');
  expect(plain).toContain('Reply-To: Edhi Kitchen <desk@example.org>');
  expect(plain).not.toMatch(/unsubscribe|calendar/i);
  expect(full).toContain('From: River Branch <saath@example.org>');
  expect(full).toContain('Reply-To: River Branch <river@example.org>');
  expect(full).toContain('List-Unsubscribe: <https://saath.example/unsubscribe/token>');
  expect(full).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(full).toContain('Content-Type: text/calendar; charset=utf-8; method=PUBLISH');
  expect(full).toMatch(/Content-Disposition: attachment; filename="?event\.ics/);
});
