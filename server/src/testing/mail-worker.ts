/**
 * A process that does nothing but send mails, for tests that kill it. `forgetful` takes a mail for delivered before
 * the mail server has it: what such a worker holds when it is killed is lost.
 */
import process from 'node:process';
import { openDatabase } from '../platform/database.ts';
import { openJobs } from '../platform/jobs.ts';
import { createLog } from '../platform/log.ts';
import { openOutbox } from '../platform/mail/outbox.ts';
import { type MailTransport, smtpTransport } from '../platform/mail/transport.ts';
import { openPool } from '../platform/pool.ts';
import { givenLetterhead } from './given-mail.ts';

const [databaseUrl = '', mailUrl = '', kind = ''] = process.argv.slice(2);

function forgetful(transport: MailTransport): MailTransport {
  return {
    ...transport,
    async deliver(letter) {
      setTimeout(() => void transport.deliver(letter), 50);
    },
  };
}

const pool = openPool({ connectionString: databaseUrl, max: 10 });
const jobs = await openJobs(pool, createLog('silent'), { heartbeat: 10, look: 1 });
const transport = smtpTransport(mailUrl, {
  from: 'saath@example.org',
  host: 'example.org',
  organisation: () => ({ senderName: 'Saath', replyTo: '' }),
});
await openOutbox(openDatabase(pool), {
  jobs,
  transport: kind === 'forgetful' ? forgetful(transport) : transport,
  now: () => new Date(),
  letterhead: givenLetterhead,
});
process.stdout.write('ready\n');
