/** Requests to addresses that people name: bounded in time and in what is read, and never to machines that only we can reach. */
import http from 'node:http';
import https from 'node:https';
import { isPublicUrl, publicLookup } from './public-host.ts';

export type Sent = {
  readonly method: string;
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: string | Buffer | null;
  /** Keeps connections to addresses that are sent to often. */
  readonly agent?: https.Agent;
  /** Plain http and hosts of this network will do; for tests and while developing. */
  readonly isLocal: boolean;
};

export type Answer = {
  /** A redirect is an answer like any other: it is not followed. */
  readonly status: number;
  /** How it begins, at most `MOST_BYTES`. */
  readonly start: Buffer;
};

/** Milliseconds for all of one request, from the look-up of the name to the end of the answer. */
const LONGEST = 10_000;
/** What is read of an answer; one that goes on is cut. */
const MOST_BYTES = 16_384;

/** Whether we would send to this address at all, as far as its text tells. */
export function mayBeSentTo(address: string, { isLocal }: Pick<Sent, 'isLocal'>): boolean {
  if (!isLocal) return isPublicUrl(address);
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

/**
 * Looks the name up, without sending anything.
 *
 * @throws Error `ENOTPUBLIC` for a name inside this network, `ENOTFOUND` for one that there is not, or another code
 */
export async function requireReachable(
  address: string,
  { isLocal }: Pick<Sent, 'isLocal'>,
): Promise<void> {
  if (isLocal) return;
  const { hostname } = new URL(address);
  await new Promise<void>((resolve, reject) => {
    publicLookup(hostname, {}, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * The connection is made to the very address that was looked up and found public.
 *
 * @param longest milliseconds, for tests
 * @throws Error when no answer came: `ENOTPUBLIC` for an address inside this network, `ABORT_ERR` for one that is slow
 */
export async function sendOutward(
  address: string,
  { method, headers, body, agent, isLocal }: Sent,
  longest = LONGEST,
): Promise<Answer> {
  if (!mayBeSentTo(address, { isLocal }))
    throw Object.assign(new Error('An address that is not public'), { code: 'ENOTPUBLIC' });
  const target = new URL(address);
  const request = { method, headers, signal: AbortSignal.timeout(longest) };
  return await answerTo(
    target.protocol === 'http:'
      ? http.request(target, { ...request, agent: false })
      : https.request(target, {
          ...request,
          agent: agent ?? false,
          ...(!isLocal && { lookup: publicLookup }),
        }),
    body,
  );
}

async function answerTo(request: http.ClientRequest, body: Sent['body']): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const end = () => {
        const start = Buffer.concat(chunks).subarray(0, MOST_BYTES);
        resolve({ status: response.statusCode ?? 0, start });
      };
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        // Settled first: the destruction of an answer is an error of its own.
        if (bytes > MOST_BYTES) {
          end();
          response.destroy();
        }
      });
      response.on('close', end);
    });
    request.end(body ?? undefined);
  });
}
