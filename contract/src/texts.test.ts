/** EC-06: texts travel in English, and are said in the reader's language by their code and values. */
import { afterEach, describe, expect, test } from 'vitest';
import { fill, inOtherLanguage, learn } from './language-in-use.ts';
import { say, told } from './texts.ts';

afterEach(() => learn(() => undefined));

const messages = {
  $: 'letter',
  sent: 'Your message is on its way to {count} people.',
  twice: '{name} and {name}',
  plain: 'Done.',
} as const;

describe('EC-06 values', () => {
  test('EC-06 stand wherever their name does; what has no value stays as it is written', () => {
    expect(fill('{name} and {name} of {town}', { name: 'Aisha' })).toBe(
      'Aisha and Aisha of {town}',
    );
    expect(fill('Done.', undefined)).toBe('Done.');
    expect(fill('{count}', { count: 0 })).toBe('0');
  });

  test('LM-03 a length of time is told in minutes up to an hour and a half, then in hours and minutes', () => {
    const told = [1, 40, 90, 91, 120, 280].map((duration) => fill('{duration}', { duration }));
    const hours = ['1 h 31 min', '2 hours', '4 h 40 min'];
    expect(told).toEqual(['1 minute', '40 minutes', '90 minutes', ...hours]);
  });

  test('EC-06 are never read as text of ours: what somebody wrote cannot ask for other values', () => {
    expect(fill('{name}, {email}', { name: '{email}', email: 'a@example.org' })).toBe(
      '{email}, a@example.org',
    );
    expect(fill('{name}', { name: '$& $1' })).toBe('$& $1');
  });
});

describe('EC-06 a text', () => {
  test('EC-06 is said in English, with what it takes to say it otherwise', () => {
    expect(say(messages, 'sent', { count: 3 })).toEqual({
      message: 'Your message is on its way to 3 people.',
      wording: { code: 'letter.sent', values: { count: 3 } },
    });
    expect(say(messages, 'plain')).toEqual({
      message: 'Done.',
      wording: { code: 'letter.plain', values: undefined },
    });
  });

  test('EC-06 is told in the language that was learnt, by its code', () => {
    learn((code, values, into) =>
      code === 'letter.sent' ? into('{count} کو', values) : undefined,
    );
    expect(told(say(messages, 'sent', { count: 3 }))).toBe('3 کو');
    // Another text of ours, of which that language knows nothing.
    expect(told(say(messages, 'plain'))).toBe('Done.');
  });

  test('EC-06 without a wording is what somebody wrote, and stays so even if it reads like ours', () => {
    learn(() => 'ہو گیا۔');
    expect(told({ message: 'Done.' })).toBe('Done.');
  });

  test('EC-06 nobody learns anything on the server', () => {
    expect(inOtherLanguage('letter.plain')).toBe(undefined);
    expect(told(say(messages, 'plain'))).toBe('Done.');
  });
});
