/** Requests that nobody should send, drawn from what the contract describes. The same seed draws the same. */
import type { Endpoint } from '@saath/contract/endpoint';
import * as z from 'zod/mini';
import { paramsIn } from './contract-endpoints.ts';

export type Random = () => number;

/** mulberry32 @returns numbers in [0, 1) */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type FuzzRequest = {
  readonly method: string;
  readonly path: string;
  readonly type: string | undefined;
  readonly body: Buffer;
  /** Whole; with only its head asked; gone in the middle; with half of its body; with a body that has no end. */
  readonly way: 'whole' | 'head' | 'aborted' | 'half' | 'endless';
};

const pick = <T>(random: Random, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;

const deep = () => {
  let value: unknown = 1;
  for (let level = 0; level < 200; level++) value = [value];
  return value;
};

function nasty(random: Random, ids: readonly string[]): unknown {
  return pick<() => unknown>(random, [
    () => pick(random, ids),
    () =>
      pick(random, [
        '',
        ' ',
        '\0',
        '\ud800',
        '__proto__',
        'constructor',
        '../../etc/passwd',
        "' or 1=1 --",
      ]),
    () => 'x'.repeat(Math.floor(random() * 20_000)),
    () => pick(random, [-1, 0, 1e308, -0, 2 ** 53, 0.1, Number.NaN]),
    () => pick(random, [null, true, false, [], [[]], {}]),
    () =>
      pick(random, [
        '0000-01-01T00:00:00Z',
        '9999-12-31T23:59:59Z',
        '2026-02-30',
        '2026-12-07T09:00',
        '-271821-04-20',
      ]),
    () => Array.from({ length: 300 }, () => pick(random, ids)),
    deep,
    () => JSON.parse('{"__proto__":{"role":"Admin"},"constructor":{"prototype":{}}}'),
    () => pick(random, ['Aisha', 'a@gmail.com', 'Correct1horse!', 'coming', 'confirmed', 3]),
  ])();
}

/** A value that the described schema may take, with something wrong in it now and then. */
function drawn(schema: Described, random: Random, ids: readonly string[], depth = 0): unknown {
  if (random() < 0.2 || depth > 5) return nasty(random, ids);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return drawn(pick(random, options), random, ids, depth + 1);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  if (schema.type === 'array')
    return Array.from({ length: Math.floor(random() * 4) }, () =>
      drawn(schema.items ?? {}, random, ids, depth + 1),
    );
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).filter(() => random() < 0.9);
    return Object.fromEntries(
      fields.map(([name, inner]) => [name, drawn(inner, random, ids, depth + 1)]),
    );
  }
  if (schema.type === 'boolean') return random() < 0.5;
  if (schema.type === 'number' || schema.type === 'integer') return Math.floor(random() * 20);
  if (schema.format === 'date-time') return '2026-12-07T09:00:00Z';
  return random() < 0.5 ? pick(random, ids) : 'Some words';
}

type Described = {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Described[];
  oneOf?: Described[];
  items?: Described;
  properties?: Record<string, Described>;
};

const described = (schema: z.ZodMiniType | undefined): Described =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described) : {};

/** @param ids of things that there are, other people's included, and of one that there is not */
export function fuzzRequest(
  endpoint: Endpoint,
  random: Random,
  ids: readonly string[],
): FuzzRequest {
  let path: string = endpoint.path;
  for (const name of paramsIn(endpoint)) {
    const value = random() < 0.8 ? pick(random, ids) : asText(nasty(random, ids)).slice(0, 400);
    path = path.replace(`:${name}`, encodeURIComponent(value.toWellFormed()) || 'x');
  }
  const query = new URLSearchParams();
  for (const [name, schema] of Object.entries(described(endpoint.query).properties ?? {}))
    for (let times = Math.floor(random() * 3); times > 0; times--)
      query.append(name, asText(drawn(schema, random, ids)).slice(0, 2000));
  const body = endpoint.body ? drawn(described(endpoint.body), random, ids) : {};
  const { type, bytes } = encoded(endpoint, body, random);
  const hasBody = endpoint.method !== 'GET';
  const way = pick(random, [
    ...Array<'whole'>(16).fill('whole'),
    'head',
    'aborted',
    ...(hasBody ? (['half', 'endless'] as const) : []),
  ] as const);
  return {
    method: way === 'head' ? 'HEAD' : endpoint.method,
    path: query.size > 0 ? `${path}?${query}` : path,
    type: hasBody ? type : undefined,
    body: hasBody ? bytes : Buffer.alloc(0),
    way,
  };
}

/** What pages read of their addresses; `X` is anything. */
const pages = [
  ...[
    '/',
    '/events',
    '/event/X',
    '/event/X/calendar.ics',
    '/certificate/X',
    '/coming/X',
    '/offer/X',
    '/guardian/X',
  ],
  ...[
    '/request/X',
    '/ask',
    '/ask/X',
    '/signup',
    '/login',
    '/activation/X',
    '/sign-in/X',
    '/setup/X',
  ],
  ...['/invitation/X', '/welcome/X', '/reset-password/X', '/change-email/X', '/keep-account/X'],
  ...['/unsubscribe/X', '/check-in/X', '/badge/X', '/kiosk', '/events.data', '/_.data', '/X'],
];
const questions = [
  ...['q', 'after', 'tab', 'view', 'month', 'skill', 'near', 'from', 'to', 'event', 'role'],
  ...['said', 'answer', 'unsent', '_routes'],
];

/** A page by an address that nobody should ask for. */
export function fuzzPage(random: Random, ids: readonly string[]): FuzzRequest {
  const anything = () => asText(nasty(random, ids)).slice(0, 280).toWellFormed();
  const path = pick(random, pages).replace('X', () => encodeURIComponent(anything()) || 'x');
  const query = new URLSearchParams();
  for (let asked = Math.floor(random() * 4); asked > 0; asked--)
    query.append(pick(random, questions), anything());
  return {
    method: random() < 0.9 ? 'GET' : 'HEAD',
    path: query.size > 0 ? `${path}?${query}` : path,
    type: undefined,
    body: Buffer.alloc(0),
    way: 'whole',
  };
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

function encoded({ files }: Endpoint, body: unknown, random: Random) {
  if (!files) {
    const type =
      random() < 0.97 ? 'application/json' : pick(random, ['text/plain', 'text/xml', 'a']);
    return { type, bytes: Buffer.from(random() < 0.97 ? (JSON.stringify(body) ?? '') : '{"a":') };
  }
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const parts = fields.map(
    ([name, value]) =>
      `--fuzz\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${asText(value)}\r\n`,
  );
  const file = `--fuzz\r\ncontent-disposition: form-data; name="${files.field}"; filename="a"\r\n\r\n${'y'.repeat(Math.floor(random() * 3000))}\r\n`;
  const text = `${parts.join('')}${random() < 0.7 ? file : ''}--fuzz--\r\n`;
  return { type: 'multipart/form-data; boundary=fuzz', bytes: Buffer.from(text) };
}
