/** Texts of the contract have their wordings beside them. Tests read what a client reads that knows nothing of those. */
import type { Endpoint } from '@saath/contract/endpoint';
import { mayRefuse } from '@saath/contract/expected-errors';
import type { Wording } from '@saath/contract/texts';

type Body = Record<string, unknown> & { readonly success?: boolean; readonly message?: string };

export type Read = {
  readonly body: Body;
  /** Of the message. */
  readonly wording: Wording | undefined;
  /** Of the texts at fields. */
  readonly problems: Readonly<Record<string, Wording>> | undefined;
};

const beside = new Set(['wording', 'problems']);

/** @param text JSON as it was sent */
export function readReply(text: string): Read {
  const { wording, problems } = JSON.parse(text) as Partial<Read>;
  const body = JSON.parse(text, (key, value: unknown) => (beside.has(key) ? undefined : value));
  return { body: body as Body, wording, problems };
}

/** A success that says something says it by a text of the contract, so that it can be told in Urdu. */
export function requireWording({ body, wording }: Read, call: string): void {
  if (body.success && typeof body.message === 'string' && body.message && !wording)
    throw new Error(`${call} says "${body.message}" without its wording: answer by say().`);
}

/** Whoever lists the refusals of a call lists all of them. */
export function requireListed({ body: { success, code } }: Read, endpoint: Endpoint): void {
  if (success === false && !mayRefuse(endpoint, String(code)))
    throw new Error(`${endpoint.method} ${endpoint.path} does not list '${code}' in its errors.`);
}
