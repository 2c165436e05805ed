import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '../lib/call-error.ts';
import { m } from '../paraglide/messages.js';
import { ErrorPanel } from './error-panel.tsx';
import { Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

/** What a query and a paged query have in common. */
type QueryLike<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'isPaused'> & {
  readonly refetch: () => Promise<unknown>;
};

type QueryStateProps<Data> = {
  query: QueryLike<Data>;
  /** What waits in place of the content, in its shape. */
  loading?: ReactNode;
  /** Read out while the content loads. */
  loadingText?: string;
  errorTitle?: string;
  children: (data: Data) => ReactNode;
};

/** What was refused for good is the same at the next try. */
const isFinal = (error: Error | null) =>
  error instanceof CallError && [403, 404, 410].includes(error.status);

/**
 * The three states of a query. Content that was shown once stays when a later refresh fails; a line says that it may
 * be out of date.
 */
export function QueryState<Data>({
  query,
  loading = <Skeleton className="h-40 w-full" />,
  loadingText = m.loading(),
  errorTitle,
  children,
}: QueryStateProps<Data>) {
  const { data, error, isFetching, isPaused, refetch } = query;
  if (data !== undefined)
    return (
      <>
        {error && (
          <div className="mb-4">
            <Notice tone="info">
              {m.we_could_not_refresh_this_just_now({ message: error.message })}
            </Notice>
          </div>
        )}
        {children(data)}
      </>
    );
  if (error || isPaused)
    return (
      <ErrorPanel
        {...(errorTitle ? { title: errorTitle } : {})}
        message={error?.message ?? m.you_are_offline_it_loads_when_the()}
        {...(isFinal(error) ? {} : { onRetry: () => void refetch(), isRetrying: isFetching })}
      />
    );
  return (
    <div aria-busy>
      <span role="status" className="sr-only">
        {loadingText}
      </span>
      {loading}
    </div>
  );
}
