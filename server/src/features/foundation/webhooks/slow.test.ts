/** The other side of a webhook that is slow to answer, or never comes to an end (RG-04). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendOutward } from '../../../platform/outward/send.ts';
import { openReceiver, type Receiver } from '../../../testing/receiver.ts';
import { problemOf } from './policy.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(async () => await receiver.close());

/** As short as will do for the answer to begin. */
const send = async (longest: number) =>
  await sendOutward(
    receiver.url,
    { method: 'POST', headers: {}, body: '{}', isLocal: true },
    longest,
  );

test('RG-04 who never answers is given up, and told as slow', async () => {
  receiver.answer(() => {});
  const error = await send(50).catch((reason: unknown) => reason);
  expect(problemOf(error)).toBe('too_slow');
});

test('RG-04 who answers without an end is given up too, and what it began to say does not count', async () => {
  let timer: NodeJS.Timeout | undefined;
  receiver.answer((response) => {
    response.writeHead(200);
    timer = setInterval(() => response.write('.'), 5);
  });
  const outcome = await send(1000).then(
    ({ status }) => status,
    (error: unknown) => problemOf(error),
  );
  clearInterval(timer);
  expect(outcome).toBe('too_slow');
});
