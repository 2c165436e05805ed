/** Joins a contract endpoint and a handler. Knows no web framework. */
import type { Ability } from '@saath/contract/abilities';
import { apiTokenMessages } from '@saath/contract/accounts/api-tokens/messages';
import type {
  Access,
  DownloadRule,
  Endpoint,
  May,
  ParsedRequestOf,
  StreamRule,
} from '@saath/contract/endpoint';
import { idSchema } from '@saath/contract/fields';
import type { Language } from '@saath/contract/language';
import { say } from '@saath/contract/texts';
import type * as z from 'zod/mini';
import {
  type Actor,
  type ActorFor,
  atEvent,
  type EventOfRights,
  mayInSomeRole,
  maySomewhere,
  requireThere,
} from '../platform/actor.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { TextStream } from '../platform/live/text-stream.ts';
import { plainIssue } from './plain-issue.ts';
import type { Limit } from './rate-limit.ts';

/** What a handler may do to the caller's session. In-process calls have none. */
export type SessionControl = {
  /**
   * Starts a new session and ends the one the caller came with. Pages speak the language that the person chose elsewhere
   * from now on, unless one was chosen on this device.
   *
   * @param person as they were when they proved who they are
   * @param how `isStrong`: whether a passkey did
   * @throws DomainError `server.busy` as `Sessions.start` does
   */
  readonly signIn: (
    person: { id: string; language?: Language; linkStamp: number },
    how?: { isStrong: boolean },
  ) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** A secret that this browser alone has for the next quarter of an hour: what it began, no other one ends. */
  readonly browser: () => string;
  /** The caller's, as people recognise it: 'Chrome on Android'; empty when it does not say. */
  readonly device: string;
  /**
   * Ends the person's other sessions and gives this one a new secret.
   *
   * @param person as they are with the new password. @throws DomainError `server.busy` as `Sessions.start` does
   */
  readonly renew: (person: { id: string; linkStamp: number }) => Promise<void>;
};

export type Handled<E extends Endpoint> = ParsedRequestOf<E> & {
  readonly actor: ActorFor<E['access']>;
  readonly session: SessionControl;
  /** The files of a multipart call, checked by size and content; empty for every other call. */
  readonly files: readonly Buffer[];
};

export type RawCall = {
  readonly actor: Actor | undefined;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly files?: readonly Buffer[];
  readonly session?: SessionControl;
};

/** A file to keep. */
export type Download = {
  /** As it is saved; any characters. */
  readonly fileName: string;
} & (
  | {
      /**
       * A table's text in pieces, made one at a time as fast as the client takes them. When the client goes away, the
       * iteration is ended early.
       */
      readonly text: AsyncIterable<string>;
    }
  | { readonly bytes: Buffer }
);

type ReplyOf<E extends Endpoint> = E extends { readonly download: DownloadRule }
  ? Download
  : E extends { readonly stream: StreamRule }
    ? TextStream
    : z.input<E['reply']>;

export type Route = {
  readonly endpoint: Endpoint;
  readonly limits: readonly Limit[];
  readonly run: (raw: RawCall) => Promise<Record<string, unknown>>;
  /** In place of `run` for an endpoint that is a download. */
  readonly download?: (raw: RawCall) => Promise<Download>;
  /** In place of `run` for an endpoint that is a stream. */
  readonly stream?: (raw: RawCall) => Promise<TextStream>;
};

type Choices = {
  /** How often one address or one subject may make the call. */
  limits?: Limit[];
  /** Which event that belongs to what the call names; undefined for none. Of a call whose access asks about such a thing. */
  eventOf?: EventOf;
};

type EventOf = (id: string) => Promise<EventOfRights | undefined>;

/**
 * `on(endpoint).reply(handler)` makes the route. It checks access, parses the input, runs the handler and parses its
 * reply: a handler sees only valid input and cannot leak a field that the contract does not name.
 */
export function on<E extends Endpoint>(endpoint: E, { limits = [], eventOf }: Choices = {}) {
  const { access } = endpoint;
  if (typeof access !== 'string' && isLookedUp(endpoint, access) && !eventOf)
    throw new Error(`${endpoint.path} does not say to which event a ${access.of} belongs`);
  return {
    reply(handle: (call: Handled<E>) => Promise<ReplyOf<E>>): Route {
      async function answer(raw: RawCall) {
        const call = {
          actor: await admitThere(endpoint, raw, eventOf),
          params: paramsOf(endpoint, raw.params ?? {}),
          query: endpoint.query?.parse(raw.query ?? {}, { error: plainIssue }),
          body: endpoint.body?.parse(raw.body ?? {}, { error: plainIssue }),
          files: raw.files ?? [],
          session: raw.session ?? noSession,
        };
        // Each part was just parsed by the schema that gives it its type.
        return await handle(call as unknown as Handled<E>);
      }
      async function run(raw: RawCall) {
        if (endpoint.download || endpoint.stream)
          throw new Error('A download or a stream has an address, not a reply');
        return replyOf(endpoint, await answer(raw));
      }
      return {
        endpoint,
        limits,
        run,
        ...(endpoint.download && { download: async (raw) => (await answer(raw)) as Download }),
        ...(endpoint.stream && { stream: async (raw) => (await answer(raw)) as TextStream }),
      };
    },
  };
}

/** @throws Error for what the contract does not promise: nothing that was sent is to blame */
function replyOf({ method, path, reply }: Endpoint, given: unknown): Record<string, unknown> {
  const { data, error } = reply.safeParse(given);
  if (!data)
    throw new Error(`${method} ${path} replies with what it does not promise`, { cause: error });
  return data as Record<string, unknown>;
}

/** Ids that nothing has, in the two shapes of ids that addresses hold. */
const nobodysIds = ['00000000-0000-0000-0000-000000000000', 'A'.repeat(22)];

/**
 * What cannot be an id is answered as an id that nothing has: the handler says which thing was not found, in the words
 * that it has for it.
 */
function paramsOf({ params }: Endpoint, given: unknown): unknown {
  if (!params) return undefined;
  const first = params.safeParse(given, { error: plainIssue });
  if (first.success) return first.data;
  const wrong = new Set(first.error.issues.map(({ path }) => path[0]));
  for (const id of nobodysIds) {
    const entries = Object.entries(given as Record<string, unknown>);
    const next = params.safeParse(
      Object.fromEntries(entries.map(([name, value]) => [name, wrong.has(name) ? id : value])),
    );
    if (next.success) return next.data;
  }
  throw first.error;
}

const refuseSession = async () => {
  throw new Error('A call in process has no session to change');
};
const noSession: SessionControl = {
  browser: () => {
    throw new Error('A call in process has no browser');
  },
  signIn: refuseSession,
  signOut: refuseSession,
  renew: refuseSession,
  device: '',
};

/**
 * The first half of the check of who may make a call, for which nothing has to be looked up: whether it is theirs to make
 * at all.
 *
 * @throws DomainError `accounts.sign_in_needed`, `accounts.not_allowed`, `api_tokens.ability`, `api_tokens.people_only`
 */
export function admit(endpoint: Endpoint, { actor }: Pick<RawCall, 'actor'>): Actor | undefined {
  const { access } = endpoint;
  if (actor?.token) requireAbility(endpoint, actor.token.abilities);
  if (access === 'public') return actor;
  if (!actor) throw new DomainError('accounts.sign_in_needed');
  if (!isAllowed(access, actor)) throw new DomainError('accounts.not_allowed');
  return actor;
}

/**
 * The whole check: also whether they may make the call about what it names. @throws DomainError as `requireThere`
 *
 * @returns them with their rights there
 */
async function admitThere(
  endpoint: Endpoint,
  raw: Pick<RawCall, 'actor' | 'params' | 'query' | 'body'>,
  eventOf: EventOf | undefined,
): Promise<Actor | undefined> {
  const actor = admit(endpoint, raw);
  const { access } = endpoint;
  if (typeof access === 'string' || !actor || actor.role === 'Admin') return actor;
  let there = actor;
  for (const id of idsNamed(endpoint, access, raw)) {
    if (id === undefined || !isLookedUp(endpoint, access))
      requireThere(there, access, id, roleNamed(access, raw));
    else {
      const event = await eventOf?.(id);
      if (event) there = atEvent(there, event);
      requireThere(there, access, event?.id, event?.roleId);
    }
  }
  return there;
}

/** Whether what the call names is no event, or was not known when the session was looked up: an upload is read after that. */
function isLookedUp({ files }: Endpoint, { of, named }: May): boolean {
  if (of === 'branch' || of === 'anywhere') return false;
  return of !== 'event' || (named.part === 'body' && files !== undefined);
}

/** What the call is about, parsed, because ids come in two shapes; one that is undefined where nothing is named. */
function idsNamed(
  endpoint: Endpoint,
  { named: { part, field } }: May,
  raw: Pick<RawCall, 'params' | 'query' | 'body'>,
): readonly (string | undefined)[] {
  const parsed =
    part === 'params'
      ? paramsOf(endpoint, raw.params ?? {})
      : endpoint[part]?.parse(raw[part] ?? {}, { error: plainIssue });
  const { [field]: given } = (parsed ?? {}) as Record<string, unknown>;
  const ids = Array.isArray(given) ? given : [given];
  return ids.length > 0 ? ids.map((id) => (typeof id === 'string' ? id : undefined)) : [undefined];
}

/** The role of the event to which the call is narrowed, if it is; what is sent besides is read by those who are let in. */
function roleNamed({ inRole }: May, raw: Pick<RawCall, 'query' | 'body'>): string | undefined {
  if (!inRole) return undefined;
  const inside = (part: unknown, name: string) =>
    (part as Record<string, unknown> | null | undefined)?.[name];
  return idSchema.safeParse(inRole.path.reduce(inside, raw[inRole.part])).data;
}

/** What a token does not name, it does not do, whoever made it. */
function requireAbility({ token: ability }: Endpoint, held: readonly Ability[]): void {
  if (!ability) throw new DomainError('api_tokens.people_only');
  if (!held.includes(ability))
    throw new DomainError('api_tokens.ability', {
      said: say(apiTokenMessages, 'lacking', { ability }),
    });
}

function isAllowed(access: Exclude<Access, 'public'>, actor: Actor): boolean {
  if (access === 'signed-in') return true;
  if (typeof access === 'string') return actor.role.toLowerCase() === access;
  // A token was asked for its ability above, which may be another one than a right has to include.
  if (actor.role === 'Admin' || maySomewhere(actor, access.ability)) return true;
  return mayInSomeRole(actor, access.ability);
}
