/** What every decision about a place works with; later rooms that decide about places work with the same. */
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { OrganisationNow } from '../../platform/organisation.ts';
import type { Signer } from '../../platform/secrets.ts';

export type Ports = {
  readonly db: Database;
  readonly now: Clock;
  readonly outbox: Outbox;
  readonly jobs: Jobs;
  /** Where the links in mails lead. */
  readonly appUrl: URL;
  /** By whose clocks days begin, and who may ask. */
  readonly organisation: { readonly now: OrganisationNow };
  /** Signs the links by which people answer from a mail. */
  readonly signer: Signer;
};
