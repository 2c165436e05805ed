/** A client that is in the field already: real HTTP, a cookie jar, and only the headers that a browser adds by itself. */
import { type TestProduct, testProduct } from './product.ts';
import { readReply } from './wordings.ts';

type WireAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
};

type Sent = {
  readonly json?: unknown;
  readonly form?: FormData;
  readonly headers?: Record<string, string>;
};

export type WireClient = {
  /** The session cookie as the jar holds it; empty for a guest. */
  cookie: string;
  readonly send: (method: string, path: string, sent?: Sent) => Promise<WireAnswer>;
};

export type WireProduct = TestProduct & {
  readonly guest: () => WireClient;
  /** A client with a session of this person. */
  readonly as: (userId: string) => Promise<WireClient>;
};

/** The product behind a port of its own. */
export async function wireProduct(): Promise<WireProduct> {
  const product = await testProduct();
  const origin = await product.app.listen({ port: 0, host: '127.0.0.1' });
  const guest = () => wireClient(origin);
  return {
    ...product,
    guest,
    async as(userId) {
      const { secret } = await product.sessions.start(userId, 'Tests');
      return Object.assign(guest(), { cookie: `__Host-sid=${secret}` });
    },
  };
}

function wireClient(origin: string): WireClient {
  const client: WireClient = {
    cookie: '',
    async send(method, path, { json, form, headers } = {}) {
      const response = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          'sec-fetch-site': 'same-origin',
          // Browsers send it with everything but plain reading.
          ...(method === 'GET' ? {} : { origin }),
          ...(client.cookie ? { cookie: client.cookie } : {}),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(form ? { body: form } : {}),
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      });
      for (const line of response.headers.getSetCookie()) keep(client, line);
      const isJson = response.headers.get('content-type') === 'application/json; charset=utf-8';
      if (!isJson) throw new Error(`${method} ${path}: ${response.status} is not JSON`);
      const { body } = readReply(await response.text());
      return { status: response.status, headers: response.headers, body };
    },
  };
  return client;
}

/** What a browser's jar does with one `set-cookie` line. */
function keep(client: WireClient, line: string): void {
  const [pair = ''] = line.split(';');
  const expires = /expires=([^;]+)/i.exec(line)?.[1];
  const isOver = expires !== undefined && Date.parse(expires) <= 0;
  if (pair.startsWith('__Host-sid=')) client.cookie = isOver ? '' : pair;
}

/** Fields in this order, each value as text; a list under a name repeats it. */
export function formOf(fields: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

export function pictureFile(bytes: Buffer, name = 'picture.png'): File {
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}
