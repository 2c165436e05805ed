/** The only place that talks to the server from the browser. */
import type { Call, Endpoint, ReplyOf, RequestOf } from '@saath/contract/endpoint';
import { told, type Wording } from '@saath/contract/texts';
import { m } from '../paraglide/messages.js';
import { CallError } from './call-error.ts';
import type { Text } from './text.ts';

type Parts = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly files?: readonly Blob[];
};

const unreachable: Text = m.the_server_cannot_be_reached_check_your;

/**
 * Makes a call of the contract over HTTP, with the session cookie.
 *
 * @throws CallError with the server's message and field messages; status 0 when no answer came
 */
export const call: Call = async (endpoint, request) => {
  const parts = request as Parts;
  const { body, headers } = encode(endpoint, parts);
  const response = await fetch(addressOf(endpoint, parts), {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: { accept: 'application/json', ...headers },
    ...(body ? { body } : {}),
  }).catch(() => {
    throw new CallError(unreachable(), { status: 0, code: 'network' });
  });
  const answer: unknown = await response.json().catch(() => undefined);
  return understood(response, answer) as never;
};

/**
 * The same for uploads, telling how far the sending has come, which `fetch` cannot.
 *
 * @param onProgress receives the share that was sent, from 0 to 1
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  onProgress: (share: number) => void,
): Promise<ReplyOf<E>> {
  const parts = request as Parts;
  const sender = new XMLHttpRequest();
  sender.open(endpoint.method, addressOf(endpoint, parts));
  sender.responseType = 'json';
  sender.setRequestHeader('accept', 'application/json');
  sender.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  await new Promise<void>((resolve, reject) => {
    sender.onload = () => resolve();
    sender.onerror = () => reject(new CallError(unreachable(), { status: 0, code: 'network' }));
    sender.send(formOf(endpoint, parts));
  });
  const headers = { get: (name: string) => sender.getResponseHeader(name) };
  return understood({ status: sender.status, headers }, sender.response) as ReplyOf<E>;
}

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

function encode(
  endpoint: Endpoint,
  parts: Parts,
): { body?: BodyInit; headers: Record<string, string> } {
  if (endpoint.files) return { body: formOf(endpoint, parts), headers: {} };
  if (!parts.body) return { headers: {} };
  return {
    body: JSON.stringify(parts.body),
    headers: { 'content-type': 'application/json' },
  };
}

/** Lists travel as JSON text, as the API's multipart calls have them. */
function formOf(endpoint: Endpoint, { body = {}, files = [] }: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined)
      form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  for (const file of files) form.append(endpoint.files?.field ?? 'file', file);
  return form;
}

type Told = { message?: string; wording?: Wording };

type Failure = Told & {
  code?: string;
  fields?: Record<string, string>;
  problems?: Record<string, Wording>;
};

type Answered = { readonly status: number; readonly headers: Pick<Headers, 'get'> };

/** The answer as screens show it: what the server says of it, in the visitor's language. */
function understood({ status, headers }: Answered, answer: unknown): unknown {
  const isObject = typeof answer === 'object' && answer !== null;
  if (isObject && status >= 200 && status < 300) return inOwnWords(answer);
  const {
    message,
    code = 'server.failed',
    wording = { code },
    ...rest
  }: Failure = isObject ? answer : {};
  const { fields = {}, problems = {} } = rest;
  // An empty text leaves it to the screen to say what did not happen.
  const text =
    message === undefined
      ? m.the_server_answered_with_an_error_status({ status })
      : message && told({ message, wording });
  const entries = Object.entries(fields).map(
    ([name, said]) => [name, told({ message: said, wording: problems[name] })] as const,
  );
  const when = status === 429 ? whenAgain(Number(headers.get('retry-after'))) : '';
  const whole = text && when ? `${text} ${when}` : text;
  throw new CallError(whole, { status, code, fields: Object.fromEntries(entries) });
}

/** When one may try again. @param seconds from now, as the server says; nothing is said where it does not */
function whenAgain(seconds: number): string {
  if (!(seconds > 0)) return '';
  if (seconds < 90) return m.possible_again_in_seconds({ count: Math.ceil(seconds) });
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return m.possible_again_in_minutes({ count: minutes });
  return m.possible_again_in_hours({ count: Math.ceil(minutes / 60) });
}

function inOwnWords(answer: Told): unknown {
  const { message, wording } = answer;
  return message && wording ? { ...answer, message: told({ message, wording }) } : answer;
}
