import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallError } from './call-error.ts';

const MOST_RETRIES = 2;

/** What was refused stays refused; only a lost connection or a busy server is worth another try. */
function isWorthRetrying(count: number, error: Error): boolean {
  const status = error instanceof CallError ? error.status : 500;
  return count < MOST_RETRIES && (status === 0 || status >= 500);
}

/** The cache of a signed-in area: it lives as long as the area is on the screen. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        // Offline a call fails and says so; it does not wait unseen and happen later by itself.
        defaultOptions: {
          queries: { staleTime: 10_000, retry: isWorthRetrying, networkMode: 'always' },
          mutations: { networkMode: 'always' },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
