// @vitest-environment jsdom
import { listFeedback, sendFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import { listJobs } from '@saath/contract/office/jobs/endpoints';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { QueryProvider } from '../lib/query-client.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { takeToasts } from '../ui/toast.ts';
import { query, useQuery } from './query.ts';
import { type CallChoices, useCall } from './use-call.ts';

const server = fakeServer();
afterEach(cleanup);
beforeEach(() => {
  takeToasts();
  server.on(listFeedback, { feedback: [], next: null, total: 0, average: null });
  server.on(listJobs, {
    jobs: [],
    failed: [],
    mails: { waiting: 0, oldestAt: null, reason: null },
  });
});

type Choices = CallChoices<
  typeof sendFeedback,
  { body: { rating: number; message: string } },
  object
>;

/** A screen with two queries that sends feedback. */
function screenWith(choices: Partial<Choices> = {}) {
  const { result } = renderHook(
    () => ({
      feedback: useQuery(query(listFeedback, { query: {} }, { retry: false })),
      jobs: useQuery(query(listJobs, {}, { retry: false })),
      send: useCall(sendFeedback, {
        touches: [listFeedback],
        failed: 'Your feedback was not sent.',
        ...choices,
      } as Choices),
    }),
    { wrapper: QueryProvider },
  );
  const looks = () => ({
    feedback: server.sent(listFeedback).length,
    jobs: server.sent(listJobs).length,
  });
  const send = async () => {
    await waitFor(() => expect(looks()).toEqual({ feedback: 1, jobs: 1 }));
    await act(async () => {
      await result.current.send
        .mutateAsync({ body: { rating: 5, message: 'Well done' } })
        .catch(() => {});
    });
  };
  return { result, looks, send };
}

test('calls: a call that succeeds has the named queries read again, and no other', async () => {
  server.on(sendFeedback, { message: 'Thank you.' });
  const { looks, send } = screenWith();
  await send();
  expect(looks()).toEqual({ feedback: 2, jobs: 1 });
  expect(takeToasts()).toEqual([]);
});

test('calls: a refusal is said, and reads nothing again unless it was asked to', async () => {
  server.refuse(sendFeedback, 'One feedback a day is enough.');
  const { looks, send } = screenWith();
  await send();
  expect(takeToasts()).toEqual([{ kind: 'error', text: 'One feedback a day is enough.' }]);
  expect(looks()).toEqual({ feedback: 1, jobs: 1 });
});

test('calls: a refusal that means that something has changed reads the named queries again', async () => {
  server.refuse(sendFeedback, 'One feedback a day is enough.');
  const { looks, send } = screenWith({ touchesWhenRefused: true, failed: null });
  await send();
  expect(looks()).toEqual({ feedback: 2, jobs: 1 });
  expect(takeToasts()).toEqual([]);
});

test('calls: what runs in place of the call touches the same queries, and its answer is handed on', async () => {
  const answers: unknown[] = [];
  const { looks, send } = screenWith({
    run: async ({ body }) => ({ told: body.message }),
    onSuccess: (reply) => answers.push(reply),
  });
  await send();
  expect(answers).toEqual([{ told: 'Well done' }]);
  expect(server.sent(sendFeedback)).toEqual([]);
  expect(looks()).toEqual({ feedback: 2, jobs: 1 });
});
