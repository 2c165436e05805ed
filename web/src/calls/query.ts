/**
 * What screens read from the server. The endpoint and what it is asked make the key of a query, so nobody writes one, and
 * a change names the endpoints that show it (`use-call.ts`).
 */
import type { Endpoint, ReplyOf, RequestOf } from '@saath/contract/endpoint';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery as useAnyInfiniteQuery,
  useQuery as useAnyQuery,
} from '@tanstack/react-query';
import { call } from '../lib/call.ts';
import { keyOf } from './touched.ts';

declare const byContract: unique symbol;
/** Carried by what the functions below make; the hooks take nothing else. */
type ByContract = { readonly [byContract]: true };

type QueryChoices<Raw, Data> = Omit<
  UseQueryOptions<Raw, Error, Data, QueryKey>,
  'queryKey' | 'queryFn' | 'initialData'
>;

const made = <Options extends object>(options: Options) => options as Options & ByContract;

/**
 * One call, asked once and kept under the endpoint and the request.
 *
 * @param choices as of TanStack Query; `select` takes a part of the reply, the cache holds the whole of it
 * @throws CallError as the query's error
 */
export function query<E extends Endpoint, Data = ReplyOf<E>>(
  endpoint: E,
  request: RequestOf<E>,
  choices: QueryChoices<ReplyOf<E>, Data> = {},
) {
  return gathered({ endpoint, request }, async () => await call(endpoint, request), choices);
}

/** Where a page begins; undefined for the first. */
type Cursor = string | undefined;
type Pages<Page> = InfiniteData<Page, Cursor>;

/** An endpoint that answers a list in pages and says where the next one begins; null after the last. */
type PagedEndpoint = Endpoint & {
  readonly reply: { readonly _zod: { readonly output: { readonly next: string | number | null } } };
};

/**
 * A list that is read page by page, further with each `fetchNextPage`.
 *
 * @param request as for the first page
 * @param cursor the parameter of the address that takes `next`
 */
export function pagedQuery<E extends PagedEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  {
    cursor = 'after',
    ...choices
  }: {
    cursor?: 'after' | 'before';
    staleTime?: number;
    refetchOnWindowFocus?: 'always';
    refetchInterval?: number | ((pagesRead: number) => number | false);
  } = {},
) {
  const { refetchInterval, ...rest } = choices;
  const pageFrom = (from: Cursor) =>
    from === undefined ? request : withQuery(request, { [cursor]: from });
  return made(
    infiniteQueryOptions<ReplyOf<E>, Error, Pages<ReplyOf<E>>, QueryKey, Cursor>({
      ...rest,
      ...(refetchInterval === undefined
        ? {}
        : {
            refetchInterval: ({ state }) =>
              typeof refetchInterval === 'number'
                ? refetchInterval
                : refetchInterval(state.data?.pages.length ?? 0),
          }),
      queryKey: [...keyOf(endpoint, request), 'pages'],
      initialPageParam: undefined,
      queryFn: async ({ pageParam }) => await call(endpoint, pageFrom(pageParam)),
      getNextPageParam: ({ next }: { next: string | number | null }) =>
        next === null ? undefined : String(next),
    }),
  );
}

/**
 * What is put together from more than one call. It is kept beside the plain query of the endpoint that is named, and is
 * read again whenever that one is.
 */
export function gatheredQuery<E extends Endpoint, Raw, Data = Raw>(
  endpoint: E,
  request: object,
  read: (context: QueryFunctionContext) => Promise<Raw>,
  choices: QueryChoices<Raw, Data> = {},
) {
  return gathered({ endpoint, request, variant: 'gathered' }, read, choices);
}

function gathered<Raw, Data>(
  { endpoint, request, variant }: { endpoint: Endpoint; request: object; variant?: string },
  read: (context: QueryFunctionContext) => Promise<Raw>,
  choices: QueryChoices<Raw, Data>,
) {
  const queryKey: QueryKey = [...keyOf(endpoint, request), ...(variant ? [variant] : [])];
  return made(queryOptions({ ...choices, queryKey, queryFn: read }));
}

/** All pages of a list, one after the other. Ends with an error when the query is given up meanwhile. */
export async function* allPages<E extends PagedEndpoint>(
  endpoint: E,
  request: RequestOf<E>,
  signal?: AbortSignal,
): AsyncGenerator<ReplyOf<E>> {
  let next: string | number | null = null;
  do {
    signal?.throwIfAborted();
    const page: ReplyOf<E> & { next: string | number | null } = await call(
      endpoint,
      next === null ? request : withQuery(request, { after: String(next) }),
    );
    yield page;
    next = page.next;
  } while (next !== null);
}

function withQuery<Request>(request: Request, more: Readonly<Record<string, string>>): Request {
  const { query: asked } = request as { query?: object };
  return { ...request, query: { ...asked, ...more } };
}

/** TanStack's hook, for what `query` and `gatheredQuery` make. */
export function useQuery<Raw, Data>(
  options: UseQueryOptions<Raw, Error, Data, QueryKey> & ByContract,
): UseQueryResult<Data> {
  return useAnyQuery(options);
}

/** TanStack's hook, for what `pagedQuery` makes. */
export function useInfiniteQuery<Page>(
  options: UseInfiniteQueryOptions<Page, Error, Pages<Page>, QueryKey, Cursor> & ByContract,
): UseInfiniteQueryResult<Pages<Page>> {
  return useAnyInfiniteQuery(options);
}
