/** Answers of public pages for people who are not signed in, kept for a few seconds and compressed once. */
import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pagePolicy, withoutNonce } from './content-policy.ts';

const LIFE = 5000;
const MOST_PAGES = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

export type KeptPage = {
  readonly status: number;
  /** Whether it is a page to keep: a whole answer that says what there is, or that there is nothing. */
  readonly isWhole: boolean;
  readonly headers: readonly (readonly [string, string])[];
  readonly etag: string;
  readonly policy: string;
  /** The body in an encoding; made on first demand. */
  readonly body: (encoding: Encoding) => Promise<Buffer>;
};

/** @param render makes the page; the scripts that it makes itself carry the nonce */
export type PageCache = (
  key: string,
  render: (nonce: string) => Promise<Response>,
) => Promise<KeptPage>;

/**
 * One rendering at a time for each key; whoever comes meanwhile waits for it. Only pages that are whole are kept: a failure
 * is the answer to those who waited for it, and the next one tries again.
 *
 * @param now milliseconds
 */
export function createPageCache(now: () => number = () => performance.now()): PageCache {
  const pages = new Map<string, { until: number; page: Promise<KeptPage> }>();

  return async (key, render) => {
    const kept = pages.get(key);
    if (kept && kept.until > now()) return await kept.page;
    pages.delete(key);
    if (pages.size >= MOST_PAGES) pages.delete(pages.keys().next().value ?? '');
    const entry = { until: now() + LIFE, page: renderOnce(render) };
    pages.set(key, entry);
    const drop = () => pages.get(key) === entry && pages.delete(key);
    entry.page.then((page) => page.isWhole || drop(), drop);
    return await entry.page;
  };
}

async function renderOnce(render: (nonce: string) => Promise<Response>): Promise<KeptPage> {
  const nonce = randomBytes(16).toString('base64');
  const response = await render(nonce);
  const { html: text, hashes } = withoutNonce(await response.text(), nonce);
  const html = Buffer.from(text);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    status: response.status,
    isWhole: isWhole(response, html),
    headers: [...response.headers].filter(([name]) => name !== 'set-cookie'),
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    policy: pagePolicy({ hashes }),
    body(encoding) {
      const present = made.get(encoding) ?? compress(html, encoding);
      made.set(encoding, present);
      return present;
    },
  };
}

function isWhole({ status, headers }: Response, body: Buffer): boolean {
  if (status !== 200 && status !== 404) return false;
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return isHtml ? body.subarray(-20).includes('</html>') : body.length > 0;
}

/** Fast settings: a page lives for seconds. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br')
    return await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return encoding === 'gzip' ? await zip(body, { level: 6 }) : body;
}

/** The best encoding that the client takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const offers = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
      .map((offer) => offer.split(';')[0]?.trim()),
  );
  if (offers.has('br')) return 'br';
  return offers.has('gzip') ? 'gzip' : 'identity';
}
