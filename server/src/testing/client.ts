/** A browser as far as the API can tell: it keeps its cookie and comes from our own pages. */
import type { Endpoint } from '@saath/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { type Read, readReply, requireListed, requireWording } from './wordings.ts';

export type Reply = {
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
} & Read;

type Sent = {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly files?: readonly { name: string; bytes: Buffer; field?: string; type?: string }[];
  readonly headers?: Record<string, string>;
};

export type Client = {
  readonly call: (endpoint: Endpoint, sent?: Sent) => Promise<Reply>;
  /** The raw cookie, to try it elsewhere. */
  cookie: string;
};

export const ownPage = { 'sec-fetch-site': 'same-origin' } as const;

export function testClient(app: FastifyInstance): Client {
  const client: Client = {
    cookie: '',
    async call(endpoint, sent = {}) {
      const { payload, headers } = encode(endpoint, sent);
      const response = await app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, sent),
        headers: {
          ...ownPage,
          ...(client.cookie ? { cookie: client.cookie } : {}),
          ...headers,
          ...sent.headers,
        },
        ...(payload === undefined ? {} : { payload }),
      });
      const [set] = [response.headers['set-cookie'] ?? []].flat();
      if (set) client.cookie = set.split(';')[0] ?? '';
      const read = readReply(response.body || '{}');
      requireWording(read, `${endpoint.method} ${endpoint.path}`);
      requireListed(read, endpoint);
      return { status: response.statusCode, headers: response.headers, ...read };
    },
  };
  return client;
}

function addressOf({ path }: Endpoint, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
  );
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function encode({ files: rule }: Endpoint, { body, files = [] }: Sent) {
  if (!rule) {
    if (body === undefined) return { headers: {} };
    return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  }
  const boundary = 'saath-test-boundary';
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
      ),
    );
  }
  for (const { name, bytes, field = rule.field, type = 'image/png' } of files) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
    parts.push(Buffer.from(head), bytes, Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
