/** Loaders of pages, run as the server runs them: by the calls of a visitor. */
import type { Call } from '@saath/contract/endpoint';
import { RouterContextProvider } from 'react-router';
import { call } from '../lib/call.ts';
import { callContext } from '../lib/context.ts';

/**
 * @param address what was opened, as `/login?returnTo=…`
 * @returns what the loader gives, or what it throws: an answer that leads elsewhere, a status, or a fault
 */
export async function loaded(
  loader: (given: never) => unknown,
  address: string,
  params: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(callContext, call as Call);
  const request = new Request(`https://saath.example${address}`);
  try {
    return await loader({ context, params, request } as never);
  } catch (thrown) {
    return thrown;
  }
}

/** Where a loader led; undefined where one stays. */
export function wayOf(answer: unknown): string | undefined {
  return answer instanceof Response ? (answer.headers.get('location') ?? undefined) : undefined;
}
