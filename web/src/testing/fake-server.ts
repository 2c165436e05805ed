/**
 * The server as the browser knows it, for tests of screens: what `on` is sent and answers is what the contract says,
 * or the test fails. What breaks a rule on purpose is for `refuse`, as a server would.
 * It stands where `fetch` and uploads leave the browser, so the way there (`lib/call.ts`) is the real one.
 */
import type { Endpoint, ParsedRequestOf, ReplyOf } from '@saath/contract/endpoint';
import { mayRefuse } from '@saath/contract/expected-errors';
import { afterEach, beforeEach, vi } from 'vitest';
import { CallError } from '../lib/call-error.ts';

type BodyOf<E extends Endpoint> =
  ParsedRequestOf<E> extends { body: infer Body } ? Body : undefined;

type Asked = { readonly path: string; readonly query: URLSearchParams };

type Answer = (body: unknown, asked: Asked) => Response | Promise<Response>;

type Refusal = { status?: number; code?: string; fields?: Record<string, string> };

export type FakeServer = {
  /**
   * Answers a call from now on. A function is asked each time: a `CallError` that it throws is the server's refusal, one
   * of status 0 an answer that never came.
   */
  readonly on: <E extends Endpoint>(
    endpoint: E,
    reply: ReplyOf<E> | ((body: BodyOf<E>, asked: Asked) => ReplyOf<E> | Promise<ReplyOf<E>>),
  ) => void;
  /** Refuses a call from now on. */
  readonly refuse: (endpoint: Endpoint, message: string, refusal?: Refusal) => void;
  /** Refuses the next call; afterwards it is answered as before. */
  readonly refuseOnce: (
    endpoint: Endpoint,
    message: string,
    fields?: Record<string, string>,
  ) => void;
  /** Leaves a call without an answer. */
  readonly hold: (endpoint: Endpoint) => void;
  /** The paths of all calls so far to this endpoint, with what was sent; of a form, its fields. */
  readonly sent: (endpoint: Endpoint) => readonly { path: string; body: unknown }[];
  /** All calls so far, as they went out: `GET /api/event/calendar?tab=past`. */
  readonly asked: () => readonly string[];
};

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** For all tests of a file, empty for each. A call that nobody planned and a reply that breaks the contract fail the test. */
export function fakeServer(): FakeServer {
  const answers = new Map<string, { endpoint: Endpoint; answer: Answer }>();
  const calls: { key: string; path: string; body: unknown }[] = [];
  const asked: string[] = [];
  const problems: string[] = [];

  async function answered(method: string, address: string, body: unknown): Promise<Response> {
    const [path = '', query] = address.split('?');
    const found = [...answers.values()]
      .filter(({ endpoint }) => endpoint.method === method && matches(endpoint, path))
      // `/api/event/search` before `/api/event/:id`.
      .sort((a, b) => parametersIn(a.endpoint) - parametersIn(b.endpoint))[0];
    asked.push(`${method} ${address}`);
    if (!found)
      throw problem(`Nobody answers ${method} ${path}: plan it by on(), refuse() or hold().`);
    const sent = fieldsOf(body);
    calls.push({ key: keyOf(found.endpoint), path, body: sent });
    return await found.answer(sent, { path, query: new URLSearchParams(query) });
  }
  function problem(text: string): Error {
    problems.push(text);
    return new Error(text);
  }
  const set = (endpoint: Endpoint, answer: Answer) =>
    void answers.set(keyOf(endpoint), { endpoint, answer });

  beforeEach(() => {
    answers.clear();
    calls.length = 0;
    asked.length = 0;
    problems.length = 0;
    vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) =>
      answered(method, address, body),
    );
    vi.stubGlobal('XMLHttpRequest', senderTo(answered));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });

  return {
    on: (endpoint, reply) => set(endpoint, answering(endpoint, reply, problem)),
    refuse: (endpoint, message, how = {}) =>
      set(endpoint, () => {
        const { code = 'request.invalid' } = how;
        if (!mayRefuse(endpoint, code))
          throw problem(`${keyOf(endpoint)} does not list '${code}' in its errors.`);
        return refusal(message, how);
      }),
    refuseOnce: (endpoint, message, fields) => {
      const before = answers.get(keyOf(endpoint))?.answer;
      set(endpoint, () => {
        if (before) set(endpoint, before);
        return refusal(message, fields ? { fields } : {});
      });
    },
    hold: (endpoint) => set(endpoint, async () => await new Promise<never>(() => {})),
    sent: (endpoint) =>
      calls.filter(({ key }) => key === keyOf(endpoint)).map(({ path, body }) => ({ path, body })),
    asked: () => [...asked],
  };
}

const refusal = (message: string, { status = 400, code = 'request.invalid', fields }: Refusal) =>
  Response.json({ success: false, code, message, fields }, { status });

/** Holds what was asked and what is answered against the contract; what breaks it is told as a problem. */
function answering(endpoint: Endpoint, reply: unknown, problem: (text: string) => Error): Answer {
  return async (body, asked) => {
    const asks = endpoint.body?.safeParse(body);
    if (asks?.error)
      throw problem(`${keyOf(endpoint)} is not asked so: ${JSON.stringify(asks.error.issues)}`);
    let given = reply;
    try {
      if (typeof reply === 'function') given = await reply(asks?.data, asked);
    } catch (error) {
      if (!(error instanceof CallError)) throw problem(String(error));
      if (error.status === 0) throw error;
      if (!mayRefuse(endpoint, error.code))
        throw problem(`${keyOf(endpoint)} does not list '${error.code}' in its errors.`);
      return refusal(error.message, error);
    }
    const { success, data, error } = endpoint.reply.safeParse(given);
    if (success) return Response.json({ success: true, ...(data as object) });
    throw problem(`${keyOf(endpoint)} does not answer so: ${JSON.stringify(error.issues)}`);
  };
}

function matches({ path }: Endpoint, given: string): boolean {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(given);
}

const parametersIn = ({ path }: Endpoint) => path.split(':').length;

function fieldsOf(body: unknown): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

type Answered = (method: string, address: string, body: unknown) => Promise<Response>;

/** As much of XMLHttpRequest as an upload needs. */
function senderTo(answered: Answered) {
  return class {
    upload: { onprogress?: (event: object) => void } = {};
    status = 0;
    response: unknown;
    onload = () => {};
    onerror = () => {};
    #method = '';
    #address = '';
    open(method: string, address: string) {
      this.#method = method;
      this.#address = address;
    }
    setRequestHeader() {}
    send(body: unknown) {
      this.upload.onprogress?.({ loaded: 1, total: 1 });
      answered(this.#method, this.#address, body)
        .then(async (answer) => {
          this.status = answer.status;
          this.response = await answer.json();
          this.onload();
        })
        .catch(() => this.onerror());
    }
  };
}
