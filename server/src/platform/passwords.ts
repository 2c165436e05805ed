/** Passwords as argon2id hashes with the parameters of OWASP's Password Storage Cheat Sheet. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { currentCaller, tellSubject } from './caller.ts';
import { type FairQueue, fairQueue } from './fair-queue.ts';
import { isEasyToGuess, wordsOf } from './guessable.ts';
import { type Account, createGuesses, type Guesses } from './guesses.ts';

const derive = promisify(argon2);

const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Stored for an account whose owner has not set a password yet: none fits. */
export const noPassword = 'not set';

/** Stored for an account whose owner logs in another way (ADR 51): none fits, and none is missing. */
export const passwordNotNeeded = 'not needed';

export type Passwords = {
  /** The hash as text that names its own parameters (PHC string format). */
  readonly hash: (password: string) => Promise<string>;
  /**
   * Takes as long for an account that does not exist (`stored` undefined) as for one that does.
   *
   * @param account whose guesses this counts to
   * @throws DomainError `request.too_many` after too many wrong ones
   */
  readonly verify: (
    password: string,
    stored: string | undefined,
    account: Account,
  ) => Promise<boolean>;
  /** Whether somebody who knows the person and the place would try it early. */
  readonly isEasyToGuess: (password: string, person: { name: string; email: string }) => boolean;
};

/** What everybody at an installation has before their eyes. */
const ownWords = ['saath', 'administrator', 'admin', 'organiser', 'organizer', 'volunteer'];

/**
 * @param guesses how many are allowed
 * @param queue bounds how many run at once, each takes about 25 ms of a core and 19 MiB, and lets callers take turns
 * @param host of the installation, whose words are guessed first
 */
export function createPasswords({
  guesses = createGuesses(),
  queue = fairQueue({ concurrency: 2 }),
  host = '',
}: {
  guesses?: Guesses;
  queue?: FairQueue;
  host?: string;
} = {}): Passwords {
  const placeWords = [...ownWords, ...wordsOf(host)];
  const key = async (password: string, nonce: Buffer, parameters = cost): Promise<Buffer> =>
    await queue(currentCaller().actorId ?? currentCaller().network, async () =>
      Buffer.from(await derive('argon2id', { message: password, nonce, ...parameters })),
    );
  const decoy = randomBytes(16);

  return {
    async hash(password) {
      const nonce = randomBytes(16);
      const tag = await key(password, nonce);
      const { memory, passes, parallelism } = cost;
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
    },
    isEasyToGuess(password, { name, email }) {
      const mailbox = email.slice(0, email.lastIndexOf('@'));
      return isEasyToGuess(password, [...wordsOf(name), ...wordsOf(mailbox), ...placeWords]);
    },
    async verify(password, stored, account) {
      tellSubject(account.id);
      const takeBack = await guesses.count(account);
      const parsed = stored === undefined ? undefined : parse(stored);
      if (!parsed) {
        await key(password, decoy);
        return false;
      }
      const tag = await key(password, parsed.nonce, parsed.parameters);
      const isRight = timingSafeEqual(tag, parsed.tag);
      if (isRight) await takeBack();
      return isRight;
    },
  };
}

function parse(stored: string) {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!found) return undefined;
  const [, memory, passes, parallelism, nonce = '', tag = ''] = found;
  const expected = Buffer.from(tag, 'base64');
  return {
    nonce: Buffer.from(nonce, 'base64'),
    tag: expected,
    parameters: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    },
  };
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
