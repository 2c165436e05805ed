/** Visitors write to the organisers. */
import type { contactSchema } from '@saath/contract/messages/contact/schema';
import type * as z from 'zod/mini';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Outbox } from '../../../platform/mail/outbox.ts';
import { contactMail } from './emails.ts';
import { adminsToTell } from './queries.ts';

/** The longest-standing Admins; a large team has a smaller group behind a shared address. */
const MOST_TOLD = 10;

/** Queues a mail to the organisers. @throws DomainError `contact.nobody` before there is an Admin */
export async function tellOrganisers(
  { db, outbox }: { db: Database; outbox: Outbox },
  contact: z.output<typeof contactSchema>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const admins = await adminsToTell(tx, MOST_TOLD);
    if (admins.length === 0) throw new DomainError('contact.nobody');
    for (const { email, ...reader } of admins)
      await outbox.post(tx, { kind: 'contact', to: email, ...contactMail(contact, reader) });
  });
  outbox.wake();
}
