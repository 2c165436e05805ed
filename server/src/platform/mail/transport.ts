/** Where mails go: an SMTP server, or `.eml` files for a person or a test to open. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Organisation, OrganisationNow } from '../organisation.ts';

export type Letter = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The text of an `.ics` file. */
  readonly calendar: string | null;
  readonly unsubscribeUrl: string | null;
  /** In whose name it is; what is empty is as the organisation has it. */
  readonly sender: Voice;
};

type Voice = Pick<Organisation, 'senderName' | 'replyTo'>;

export type MailTransport = {
  /** Resolves when the letter has been taken over; sending the same id twice is told apart by its Message-ID. */
  readonly deliver: (letter: Letter) => Promise<void>;
  readonly close: () => void;
};

type Sender = {
  readonly from: string;
  readonly host: string;
  /** What recipients see of it, asked anew for each letter. */
  readonly organisation: () => Voice;
};

/** @param url `smtp:` or `smtps:` with user and password where needed */
export function smtpTransport(url: string, sender: Sender): MailTransport {
  const smtp = createTransport({
    url,
    pool: true,
    // What is on its way when a process is killed comes twice; with few connections that is little.
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async deliver(letter) {
      await smtp.sendMail(messageOf(letter, sender));
    },
    close: () => smtp.close(),
  };
}

/** A server where the operator named one; else the folder `outbox` among the data. */
export function mailTransport(
  { mailUrl, mailFrom, dataDir, appUrl }: Config,
  organisation: OrganisationNow,
): MailTransport {
  const sender = { from: mailFrom, host: appUrl.hostname, organisation };
  return mailUrl ? smtpTransport(mailUrl, sender) : outboxFolder(join(dataDir, 'outbox'), sender);
}

/** Keeps each letter as `<id>.eml` in the folder, whole or not at all. */
function outboxFolder(folder: string, sender: Sender): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(letter) {
      const { message } = await composer.sendMail(messageOf(letter, sender));
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${letter.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
    close: () => {},
  };
}

/** Addresses go in as objects: text would be parsed, and a comma in it would name a second recipient. */
function messageOf(
  { id, to, subject, text, html, calendar, unsubscribeUrl, sender }: Letter,
  { from, host, organisation }: Sender,
) {
  const own = organisation();
  const senderName = sender.senderName || own.senderName;
  const replyTo = sender.replyTo || own.replyTo;
  return {
    messageId: `<${id}@${host}>`,
    from: { name: senderName, address: from },
    ...(replyTo && { replyTo: { name: senderName, address: replyTo } }),
    to: { name: '', address: to },
    subject,
    text,
    html,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { 'auto-submitted': 'auto-generated', ...(unsubscribeUrl && wayOut(unsubscribeUrl)) },
    // Both a part that mail programs show and a file to open.
    ...(calendar && {
      icalEvent: { method: methodOf(calendar), filename: 'event.ics', content: calendar },
    }),
  };
}

/** The part's header has to say what the file says (RFC 6047). */
function methodOf(calendar: string): string {
  return /^METHOD:([A-Z]+)\r?$/m.exec(calendar)?.[1] ?? 'PUBLISH';
}

/** Mail programs show a button; pressed, they send a POST to the address (RFC 2369, RFC 8058). */
function wayOut(url: string) {
  return {
    'list-unsubscribe': `<${url}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  };
}
