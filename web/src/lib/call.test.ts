import { resendActivation } from '@saath/contract/accounts/accounts/endpoints';
import { requestErrors } from '@saath/contract/request-messages';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from './call.ts';

afterEach(() => vi.unstubAllGlobals());

const { status, message } = requestErrors['request.too_many'];

/** What the screen says after an answer that came too often. */
async function saidAfter(headers: Record<string, string>): Promise<string> {
  const body = JSON.stringify({ success: false, message, code: 'request.too_many' });
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
  const tried = call(resendActivation, { body: { email: 'aisha@gmail.com' } });
  return await tried.then(
    () => 'sent',
    (error: Error) => error.message,
  );
}

it.each([
  ['1', 'You can try again in 1 second.'],
  ['45', 'You can try again in 45 seconds.'],
  ['90', 'You can try again in 2 minutes.'],
  ['3541', 'You can try again in 60 minutes.'],
  ['7201', 'You can try again in 3 hours.'],
])('WI-01 who asked too often is told when one may try again (%s s)', async (seconds, text) => {
  expect(await saidAfter({ 'retry-after': seconds })).toBe(`${message} ${text}`);
});

it.each([[{}], [{ 'retry-after': 'Sun, 22 Nov 2026 19:00:00 GMT' }]])(
  'WI-01 where the server does not say when (%j), nothing is made up',
  async (headers) => {
    expect(await saidAfter(headers)).toBe(message);
  },
);
