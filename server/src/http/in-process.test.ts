/** Calls of pages, which are made without HTTP, refuse as those over HTTP do. */
import { browseEvents, getEvent } from '@saath/contract/events/events/endpoints';
import { expect, test } from 'vitest';
import { DomainError } from '../platform/domain-error.ts';
import { inProcessCalls } from './in-process.ts';
import { on } from './route.ts';

const nothing = { events: [], counts: {}, towns: [], next: null };
const callAs = inProcessCalls([
  on(browseEvents).reply(async () => nothing as never),
  on(getEvent).reply(async () => ({ event: { title: 7 } }) as never),
]);
const refusalOf = async (made: Promise<unknown>) =>
  await made.then(
    () => undefined,
    (error: unknown) => (error instanceof DomainError ? error.code : error),
  );

test('RT-05 what is wrong with a call is a refusal, which loaders of pages know', async () => {
  const call = callAs(undefined);
  const cases = [
    [{ after: 'a.b' }, 'request.invalid'],
    [{ q: 'a\0b' }, 'request.text'],
    [{ q: '\ud800' }, 'request.text'],
  ] as const;
  for (const [query, code] of cases)
    expect(await refusalOf(call(browseEvents, { query }))).toBe(code);
});

test('RT-05 an answer that is not what the contract promises is a failure, and nothing that somebody sent', async () => {
  const params = { id: '01890000-0000-7000-8000-000000000000' };
  const failure = await refusalOf(callAs(undefined)(getEvent, { params }));
  expect(failure).toBeInstanceOf(Error);
  expect(failure).toMatchObject({ message: expect.stringContaining('does not promise') });
});
