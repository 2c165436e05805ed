/** How many mails an address got lately: nobody is to be flooded by what others, or they themselves, press. */
import type { Tx } from '../database.ts';

const HOUR = 3_600_000;

/** Mails that anybody can cause to be sent to any address. */
const unasked = [
  'activation',
  'already-registered',
  'password-reset',
  'password-change',
  'email-change',
  'email-approval',
  'leaving',
  'welcome',
  'guest-ask',
  'guardian',
];
const MOST_UNASKED = 5;
/** The same news about the same thing, as when somebody joins and takes it back again and again. */
const MOST_REPEATS = 2;

export type Lately = {
  /**
   * Whether one more mail that anybody can cause may go to an address: five an hour, from whatever side. Asked before
   * a link is made, since a new one ends those that were mailed before.
   */
  readonly mayReach: (tx: Tx, address: string) => Promise<boolean>;
  /**
   * Whether the person was told the very same often enough within the hour. Asked of notices, which name the event: of three
   * events with one title each is told.
   */
  readonly isRepeated: (
    tx: Tx,
    news: {
      readonly userId: string;
      readonly kind: string;
      readonly title: string;
      readonly link: string;
    },
  ) => Promise<boolean>;
};

/** @param factor widens both, for tests that cause many mails on purpose */
export function lately(now: () => Date, factor: number): Lately {
  const anHourAgo = () => new Date(now().getTime() - HOUR);

  return {
    async mayReach(tx, address) {
      const { count } = await tx
        .selectFrom('mail')
        .select((mail) => mail.fn.countAll<string>().as('count'))
        .where((mail) => mail.fn<string>('lower', ['toAddress']), '=', address.toLowerCase())
        .where('createdAt', '>', anHourAgo())
        .where('kind', 'in', unasked)
        .executeTakeFirstOrThrow();
      return Number(count) < MOST_UNASKED * factor;
    },
    async isRepeated(tx, { userId, kind, title, link }) {
      const { count } = await tx
        .selectFrom('notice')
        .select((notice) => notice.fn.countAll<string>().as('count'))
        .where('userId', '=', userId)
        .where('createdAt', '>', anHourAgo())
        .where('kind', '=', kind)
        .where('title', '=', title)
        .where('link', '=', link)
        .executeTakeFirstOrThrow();
      return Number(count) >= MOST_REPEATS * factor;
    },
  };
}
