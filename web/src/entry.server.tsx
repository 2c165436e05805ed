import { PassThrough } from 'node:stream';
import { learn } from '@saath/contract/language-in-use';
import { inUrdu } from '@saath/contract/urdu';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { callContext, nonceContext } from './lib/context.ts';
import { failureLine } from './lib/failure-line.ts';
import { NonceProvider } from './lib/nonce.ts';
import { pictureFirst } from './lib/picture-first.ts';
import { defineCustomServerStrategy, getLocale } from './paraglide/runtime.js';

export { callContext, nonceContext };

// One process speaks both languages: each request says which.
learn((...wording) => (getLocale() === 'ur' ? inUrdu(...wording) : undefined));
defineCustomServerStrategy('custom-visitor', {
  getLocale: (request) => request?.headers.get('saath-language') ?? undefined,
});

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await render(router, request.url, context.get(nonceContext) || undefined);
  return new Response(html, { status, headers });
}

/** A page that does not exist is no failure of ours; anything else is. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  process.stderr.write(failureLine(error, new Date()));
}

async function render(
  router: EntryContext,
  url: string,
  nonce: string | undefined,
): Promise<string> {
  const html = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new PassThrough()
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    const page = (
      <NonceProvider value={nonce}>
        <ServerRouter context={router} url={url} {...(nonce ? { nonce } : {})} />
      </NonceProvider>
    );
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      // Nothing is left to a script that would move it into its place: pages are complete without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => void process.stderr.write(`${(error as Error).stack}\n`),
    });
  });
  return pictureFirst(html);
}
