/**
 * What one call is: its address, who may make it, what goes in, what comes out. The server builds its routes
 * and the OpenAPI document from these values and the screens build their calls from them.
 */
import * as z from 'zod/mini';
import type { Ability } from './abilities.ts';
import type { ErrorCode } from './errors.ts';
import type { Said } from './texts.ts';

/** Who may make the call. Everything but `public` needs a session. */
export type Access = 'public' | 'signed-in' | 'volunteer' | 'admin' | May;

/** Organisers, and who holds a right that includes the ability where the call is about. */
export type May = {
  readonly ability: Ability;
  /** What the call is about: a branch, an event, or something of one. `anywhere`: of the whole installation. */
  readonly of: MayOf;
  /** Where the call names it, by its id or a list of ids: in its path, behind it or in its body. */
  readonly named: Named;
  /** Where it can be narrowed to one role of the event: then who leads its people may make it too. */
  readonly inRole?: InRole;
};
type MayOf =
  | ('anywhere' | 'branch' | 'event' | 'picture' | 'place' | 'plan')
  | ('proposal' | 'question' | 'role');
/** Where that role is named: behind the path, or by these names inside the body. */
type InRole = { readonly part: 'query' | 'body'; readonly path: readonly string[] };
type Named = { readonly part: 'params' | 'query' | 'body'; readonly field: string };

/** The access of a call about one event, or about something of one: without `field` its path names it `:id`. */
export const may = (ability: Ability, of: MayOf = 'event', field = 'id'): May => ({
  ...{ ability, of },
  named: { part: 'params', field },
});

/** The same of a call whose body names it. */
export const mayAsSent = (ability: Ability, of: MayOf, field: string): May => ({
  ...{ ability, of },
  named: { part: 'body', field },
});

/** The same of a call that names it behind its path; who names none is asked as for what is not there. */
export const mayAsAsked = (ability: Ability, of: 'event', field: string): May => ({
  ...{ ability, of },
  named: { part: 'query', field },
});

/** The same of a call that can be narrowed to the people of one role. */
export const mayInRole = (
  ability: Ability,
  inRole: InRole = { part: 'query', path: ['roleId'] },
): May => ({ ...may(ability), inRole });

/** How a description of the API says it. */
export function accessText(access: Access): string {
  if (typeof access === 'string') return access;
  const { ability, of } = access;
  if (of === 'anywhere') return `admin, or anywhere: ${ability}`;
  return `admin, or at this ${of === 'branch' ? of : 'event'}: ${ability}`;
}

/** Files of a multipart call, checked by content on the server. */
export type FileRule = {
  /** The multipart field; it may be repeated up to `max` times. */
  readonly field: string;
  readonly max: number;
  readonly maxBytes: number;
  /** Accepted formats: of pictures and PDFs, as the first bytes of the file show them; 'csv' is any text. */
  readonly formats: readonly FileFormat[];
  readonly messages: {
    readonly tooMany: Said;
    readonly tooLarge: Said;
    readonly wrongType: Said;
    /** For an Excel workbook in place of a text. */
    readonly spreadsheet?: Said;
  };
};

export type FileFormat = ImageFormat | 'csv' | 'pdf';

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** A file to send: the browser's `File` fits. */
export type PictureFile = { readonly name: string; readonly size: number; readonly type: string };

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:name` marks a path parameter. */
  readonly path: `/api/${string}`;
  /** Other addresses of the same call, for clients that know it by those. */
  readonly alsoAt?: readonly `/${string}`[];
  /** One sentence for the API description. */
  readonly summary: string;
  readonly access: Access;
  /**
   * The ability with which an API token may make the call, as its maker would. Only people make a call that names none.
   */
  readonly token?: Ability;
  /**
   * Codes of the refusals that the handler makes. Those that any call can get are implied (`expected-errors.ts`).
   */
  readonly errors: readonly ErrorCode[];
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly files?: FileRule;
  /** The success answer is a file to keep, not JSON; `reply` is empty then. Made by `download`. */
  readonly download?: DownloadRule;
  /** The success answer is messages for as long as the client stays; `reply` is empty then. Made by `stream`. */
  readonly stream?: StreamRule;
  /** The success reply, less the `success: true` that the server adds to every one. */
  readonly reply: z.ZodMiniObject;
};

/** Keeps the exact type of each part, which a plain annotation would widen. */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec;
}

export type DownloadRule = {
  readonly type:
    | 'text/csv'
    | 'text/calendar'
    | 'application/pdf'
    | 'application/json'
    | 'image/webp';
};

/** A call whose success answer is a file. Screens link to its address instead of calling it. */
export function download<
  const E extends Omit<Endpoint, 'method' | 'reply' | 'body' | 'files'> & {
    readonly download: DownloadRule;
  },
>(spec: E) {
  return { ...spec, method: 'GET', reply: z.object({}) } as const satisfies Endpoint;
}

/** The data of each message of a stream (server-sent events), by its name. */
export type StreamRule = { readonly messages: Readonly<Record<string, z.ZodMiniType>> };

/** A call whose success answer is a stream of messages. Screens open its address by `EventSource`. */
export function stream<
  const E extends Omit<Endpoint, 'method' | 'reply' | 'body' | 'files'> & {
    readonly stream: StreamRule;
  },
>(spec: E) {
  return { ...spec, method: 'GET', reply: z.object({}) } as const satisfies Endpoint;
}

type Part = 'params' | 'query' | 'body';

/** What a caller hands in: the parts that the endpoint names, before parsing. */
export type RequestOf<E extends Endpoint> = {
  [P in Part as E[P] extends z.ZodMiniType ? P : never]: E[P] extends z.ZodMiniType
    ? z.input<E[P]>
    : never;
} & (E['files'] extends FileRule ? { files?: readonly PictureFile[] } : unknown);

/** What a handler receives: the same parts, after parsing. */
export type ParsedRequestOf<E extends Endpoint> = {
  [P in Part as E[P] extends z.ZodMiniType ? P : never]: E[P] extends z.ZodMiniType
    ? z.output<E[P]>
    : never;
};

/** The success reply, after parsing. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** One signature, two transports: over HTTP in the browser, in process on the server. */
export type Call = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Promise<ReplyOf<E>>;
