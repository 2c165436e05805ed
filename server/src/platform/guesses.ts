/** How often a password may be tried: counted where passwords are checked, so that no call can forget it. */
import { currentCaller } from './caller.ts';
import { type Counters, openCounters } from './counters.ts';

/** Whose password it is. An address without an account is counted as well: the answers must not differ. */
export type Account = { readonly email: string; readonly id?: string | undefined };

export type Guesses = {
  /**
   * Counts a try before it is looked at, so that many at once are no way around it.
   *
   * @returns takes it back: the password was right
   * @throws DomainError `request.too_many` with the seconds to wait
   */
  readonly count: (account: Account) => Promise<() => Promise<void>>;
};

const MINUTE = 60;
const HOUR = 3600;

/**
 * Tries from one network, and from one device on which the person has signed in before. Both are few: nobody mistypes
 * more often, and a dictionary takes years.
 */
const FEW = [
  { points: 10, duration: MINUTE },
  { points: 30, duration: HOUR },
];
/** From everywhere together, against guessing by many machines. Anyone who comes from a known device passes it. */
const ALL = { points: 100, duration: HOUR };

export function createGuesses(counters: Counters = openCounters()): Guesses {
  const few = FEW.map((allowance, place) => counters(`guesses ${place}`, allowance));
  const all = counters('all guesses', ALL);

  return {
    async count({ email, id }) {
      const { network, deviceOf } = currentCaller();
      const account = email.trim().toLowerCase();
      const device = id === undefined ? undefined : deviceOf(id);
      const near = `${account} ${device ? `device ${device}` : network}`;
      const counted = few.map((each) => ({ counter: each, key: near }));
      if (!device) counted.push({ counter: all, key: account });
      for (const { counter, key } of counted) await counter.take(key);
      return async () => {
        for (const { counter, key } of counted) await counter.giveBack(key);
      };
    },
  };
}
