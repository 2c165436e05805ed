/** Somebody's browser as far as the API can tell, over real connections: it keeps its cookies, as https or localhost allows. */
import { type ClientRequest, type IncomingMessage, request as plainly } from 'node:http';
import { request as securely } from 'node:https';
import type { Endpoint, ReplyOf } from '@saath/contract/endpoint';

/** Where the product is reached; `ca`: who vouches for its certificate, as PEM; `from`: the visitor's own address. */
export type Site = { readonly url: string; readonly ca?: string; readonly from?: string };

type File = { readonly name: string; readonly type: string; readonly bytes: Buffer };

type Sent = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly files?: readonly File[];
};

type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
};

export class Visitor {
  readonly site: Site;
  /** As they came, with their attributes, by name. */
  readonly cookies = new Map<string, string>();

  constructor(site: Site) {
    this.site = site;
  }

  /** Begins a request and resolves when the answer's head is there. */
  async open(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
    const { url, ca, from } = this.site;
    const address = new URL(path, url);
    const start = address.protocol === 'https:' ? securely : plainly;
    const request: ClientRequest = start(address, {
      method,
      ...(ca ? { ca } : {}),
      ...(from ? { localAddress: from, family: 4 } : {}),
      agent: false,
      headers: { 'sec-fetch-site': 'same-origin', cookie: this.#sentCookies(), ...headers },
    });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve).once('error', reject).end(body);
    });
    for (const cookie of answer.headers['set-cookie'] ?? [])
      this.cookies.set(cookie.split('=')[0] ?? '', cookie);
    return answer;
  }

  /** @returns the whole answer */
  async ask(path: string, asked: Asked = {}) {
    const answer = await this.open(path, asked);
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    return { status: answer.statusCode ?? 0, headers: answer.headers, body };
  }

  /** @throws Error with the answer of a call that was refused */
  async call<E extends Endpoint>(endpoint: E, sent: Sent = {}): Promise<ReplyOf<E>> {
    const { method, path } = endpoint;
    const filled = path.replace(/:(\w+)/g, (_, name: string) => sent.params?.[name] ?? '');
    const query = new URLSearchParams(sent.query);
    const { status, body } = await this.ask(`${filled}?${query}`, {
      method,
      ...(await encoded(endpoint, sent)),
    });
    if (status !== 200)
      throw new Error(`${method} ${path} answered ${status}: ${body.slice(0, 500)}`);
    return endpoint.reply.parse(JSON.parse(body)) as ReplyOf<E>;
  }

  #sentCookies(): string {
    return [...this.cookies.values()].map((cookie) => cookie.split(';')[0]).join('; ');
  }
}

async function encoded({ files: rule }: Endpoint, { body, files = [] }: Sent): Promise<Asked> {
  if (!rule && !body) return {};
  if (!rule) return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {}))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const { name, type, bytes } of files)
    form.append(rule.field, new Blob([Uint8Array.from(bytes)], { type }), name);
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? '';
  return { body: Buffer.from(await whole.arrayBuffer()), headers: { 'content-type': type } };
}
