/** What becomes of a refusal in a page's loader: its status and words reach the visitor, and a fault stays one (RT-04). */
import { expect, it } from 'vitest';
import { refused } from '../testing/refused.ts';
import { orDeadLink, orStatus, viewOrProblem } from './load.ts';

const outcome = async (reply: Promise<unknown>) =>
  await reply.catch((thrown: unknown) => ({ thrown }));

it.each([orStatus, orDeadLink])('RT-04 an answer goes through as it is (%#)', async (through) => {
  const reply = { event: { title: 'Beach clean-up' } };
  expect(await through(Promise.resolve(reply))).toBe(reply);
});

it.each(['events.not_found', 'accounts.not_allowed', 'request.too_many', 'server.busy'] as const)(
  'RT-04 a refusal becomes the status of the page, with its words: %s',
  async (code) => {
    const { message, status } = refused(code);
    for (const through of [orStatus, orDeadLink])
      expect(await outcome(through(Promise.reject(refused(code))))).toMatchObject({
        thrown: { data: message, init: { status } },
      });
  },
);

it('G15 the link of a mail shows what it is about, or says why it is none', async () => {
  const seen = { view: { state: 'open' }, problem: '' };
  const { view } = seen;
  expect(await viewOrProblem(Promise.resolve(view))).toEqual({ seen, init: { status: 200 } });
  const code = 'mail_answers.link_invalid';
  const { message: problem, status } = refused(code);
  expect(await viewOrProblem(Promise.reject(refused(code)))).toEqual({
    ...{ seen: { view: undefined, problem, code }, init: { status } },
  });
});

it.each(['request.too_many', 'server.busy', 'server.failed'] as const)(
  'G15 a link of which nothing is known is not called broken: %s',
  async (code) => {
    const { message, status } = refused(code);
    expect(await outcome(viewOrProblem(Promise.reject(refused(code))))).toMatchObject({
      thrown: { data: message, init: { status } },
    });
  },
);

it('AU-10 a link that is none is told apart from all that may pass', async () => {
  expect(await orDeadLink(Promise.reject(refused('accounts.token_invalid')))).toBeUndefined();
  expect(await outcome(orStatus(Promise.reject(refused('accounts.token_invalid'))))).toMatchObject({
    thrown: { init: { status: 400 } },
  });
});

it.each([orStatus, orDeadLink])(
  'RT-04 a fault is not taken for a refusal (%#)',
  async (through) => {
    const fault = new Error('connection lost');
    expect(await outcome(through(Promise.reject(fault)))).toEqual({ thrown: fault });
  },
);
