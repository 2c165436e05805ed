/**
 * How often a test tries what chance decides: people who meet, a kill at any moment. Each proof names the number that it is
 * worth; every `npm test` makes a quarter of it, and `npm test -- --rounds all` the whole.
 */
import process from 'node:process';

/** @param {number} all at least 1 */
export function rounds(all) {
  return process.env.TEST_ROUNDS === 'all' ? all : Math.ceil(all / 4);
}
