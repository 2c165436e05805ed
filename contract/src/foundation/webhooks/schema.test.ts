import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { webhookMessages } from './messages.ts';
import { webhookKinds } from './rules.ts';
import { makeWebhookSchema } from './schema.ts';

const form = { url: 'https://pay.example.org/saath', kinds: ['hours.written'] };
const problem = (change: object) => {
  const [issue] = makeWebhookSchema.safeParse({ ...form, ...change }).error?.issues ?? [];
  return issue && [issue.path[0], issue.message];
};

test('RG-04 a webhook has an address and is told of something', () => {
  expect(makeWebhookSchema.parse({ ...form, url: ` ${form.url} ` })).toEqual(form);
  for (const url of ['', ' ', undefined])
    expect(problem({ url })).toEqual(['url', webhookMessages.addressNeeded]);
  const longest = form.url.padEnd(limits.webhook.url, 'x');
  expect(problem({ url: longest })).toBeUndefined();
  expect(problem({ url: `${longest}x` })?.[0]).toBe('url');
  for (const kinds of [[], undefined, 'hours.written'])
    expect(problem({ kinds })).toEqual(['kinds', webhookMessages.kindNeeded]);
});

test('RG-04 it can be told of everything once; the test message is nothing to choose', () => {
  expect(problem({ kinds: [...webhookKinds] })).toBeUndefined();
  expect(problem({ kinds: [...webhookKinds, 'event.published'] })?.[0]).toBe('kinds');
  for (const kind of ['webhook.test', 'person.left', 'Event.Published', ''])
    expect(problem({ kinds: [kind] })?.[0], kind).toBe('kinds');
});
