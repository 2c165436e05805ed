/** Ends what opens an account, in one place: sessions, links that wait, addresses that show, devices at the door. */
import type { Tx } from '../../../platform/database.ts';
import { deleteWebhooksOf, stopWebhooksOf } from '../../foundation/webhooks/queries.ts';
import * as queries from './queries.ts';

const ways = {
  sessions: async (tx: Tx, { userId }: Ending) => await queries.deleteSessions(tx, userId),
  devices: async (tx: Tx, { userId }: Ending) => await queries.deleteLooseDevices(tx, userId),
  links: async (tx: Tx, { userId }: Ending) => await queries.endLinks(tx, userId),
  feed: async (tx: Tx, { userId, at }: Ending) => await queries.replaceFeed(tx, userId, at),
  kiosks: async (tx: Tx, { userId }: Ending) => await queries.deleteKioskPasses(tx, userId),
  tokens: async (tx: Tx, { userId }: Ending) => await queries.deleteApiTokens(tx, userId),
  webhooks: async (tx: Tx, { userId }: Ending) => await deleteWebhooksOf(tx, userId),
  /** A webhook is told what happens, and shows nobody into the account: it waits until its maker has looked at it. */
  webhooksOff: async (tx: Tx, { userId, at }: Ending) =>
    await stopWebhooksOf(tx, { userId, at, reason: 'password' }),
  identities: async (tx: Tx, { userId }: Ending) => await queries.deleteIdentities(tx, userId),
  passkeysNotAskedFor: async (tx: Tx, { userId }: Ending) =>
    await queries.deletePasskeysNotAskedFor(tx, userId),
  grants: async (tx: Tx, { userId }: Ending) => await queries.deleteGrants(tx, userId),
} as const;

/**
 * What ends when something happens to an account:
 *
 * - a new password, whether changed, reset or the first one: everything, because somebody else may have been in. Devices
 *   that are told of news are a way in as well: they show what the person is told. Anyone who asks for them again has them.
 *   Webhooks stop, and go on when an organiser has looked at their addresses.
 *   Passkeys and accounts at a provider end too, and are added anew; but not the passkeys of an organiser who is asked for one (ADR 85).
 * - a first password, or another way in for somebody who had none: the same, but what they come in by stays.
 * - another address: the links in the mailbox that is left. Nobody was in; the sessions are those of the person.
 * - another role, or an Admin logs somebody out: sessions begin anew with the new rights, links that were asked for
 *   under the old ones end, and so do rights for single events, API tokens and webhooks. The calendar shows the same places as before and stays.
 * - leaving: everything but such passkeys, because the mailbox can take it back. What is removed is deleted row by row by `anonymise`.
 *
 * Two kinds of links stay by intent. Those that stop mails of one kind (RFC 8058) do nothing else, and have to work from
 * every mail that was ever sent. Invitations to be an Admin belong to the invited address; all Admins see and withdraw
 * them, and they end with the role of who sent them.
 */
const ended = {
  password: [
    'sessions',
    'devices',
    'links',
    'feed',
    'kiosks',
    'tokens',
    'webhooksOff',
    'identities',
    'passkeysNotAskedFor',
  ],
  first_password: ['sessions', 'devices', 'links', 'feed', 'kiosks', 'tokens', 'webhooksOff'],
  email: ['links'],
  role: ['sessions', 'links', 'kiosks', 'tokens', 'webhooks', 'grants'],
  leaving: [
    'sessions',
    'devices',
    'links',
    'feed',
    'kiosks',
    'tokens',
    'webhooks',
    'grants',
    'identities',
    'passkeysNotAskedFor',
  ],
} as const satisfies Record<string, readonly (keyof typeof ways)[]>;

export type Ending = {
  readonly userId: string;
  readonly because: keyof typeof ended;
  readonly at: Date;
};

/** In the transaction of what is the reason. Links that are issued after it are good. */
export async function endAccess(tx: Tx, ending: Ending): Promise<void> {
  for (const way of ended[ending.because]) await ways[way](tx, ending);
}
