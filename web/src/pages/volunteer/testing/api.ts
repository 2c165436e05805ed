/** The API at the `fetch` boundary, for tests of whole pages. */
import type { Endpoint, ReplyOf, RequestOf } from '@saath/contract/endpoint';
import { vi } from 'vitest';

type Answer = (body: unknown) => Response | Promise<Response>;

export type Api = {
  /** Answers a call from now on; a function is asked each time. */
  on: <E extends Endpoint>(
    endpoint: E,
    reply: ReplyOf<E> | ((body: BodyOf<E>) => ReplyOf<E>),
  ) => void;
  /** Refuses the next call; afterwards it is answered as before. */
  refuseOnce: (endpoint: Endpoint, message: string, fields?: Record<string, string>) => void;
  /** Leaves a call without an answer. */
  hold: (endpoint: Endpoint) => void;
  /** The paths of all calls so far to this endpoint, with what was sent. */
  sent: (endpoint: Endpoint) => readonly { path: string; body: unknown }[];
};

type BodyOf<E extends Endpoint> = RequestOf<E> extends { body: infer Body } ? Body : undefined;

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Takes the place of `fetch`; replies are checked against the contract, so that they cannot be made up. */
export function serveApi(): Api {
  const answers = new Map<string, { endpoint: Endpoint; answer: Answer }>();
  const calls: { key: string; path: string; body: unknown }[] = [];
  const set = (endpoint: Endpoint, answer: Answer) =>
    answers.set(keyOf(endpoint), { endpoint, answer });
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const path = address.replace(/\?.*/, '');
    const found = [...answers.values()].find(
      ({ endpoint }) => endpoint.method === method && matches(endpoint, path),
    );
    if (!found) throw new Error(`Nobody answers ${method} ${path}`);
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    calls.push({ key: keyOf(found.endpoint), path, body: sent });
    return await found.answer(sent);
  });
  return {
    on: (endpoint, reply) =>
      set(endpoint, (body) => {
        const given = typeof reply === 'function' ? reply(body as never) : reply;
        return Response.json({ success: true, ...(endpoint.reply.parse(given) as object) });
      }),
    refuseOnce: (endpoint, message, fields) => {
      const before = answers.get(keyOf(endpoint))?.answer;
      set(endpoint, () => {
        if (before) set(endpoint, before);
        const refusal = { success: false, code: 'request.invalid', message, fields };
        return Response.json(refusal, { status: 400 });
      });
    },
    hold: (endpoint) => set(endpoint, async () => await new Promise<never>(() => {})),
    sent: (endpoint) =>
      calls.filter(({ key }) => key === keyOf(endpoint)).map(({ path, body }) => ({ path, body })),
  };
}

function matches({ path }: Endpoint, given: string): boolean {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(given);
}
