import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { storyWords } from './rules.ts';

const most = limits.organisation.story;
const long = (end: string) =>
  `${'We cleaned the beach'.padEnd(most - 20, 'x')}${end} And more words follow here.`;

test('WI-02 short words are published as they are, and no words are nothing', () => {
  expect(storyWords(' Good team. ')).toBe('Good team.');
  expect(storyWords('   ')).toBe('');
  expect(storyWords('x'.repeat(most))).toHaveLength(most);
});

test.each(['.', '!', '?', '۔', '؟'])(
  'WI-02 long words end with their last whole sentence, %s',
  (end) => {
    const words = storyWords(long(end) + ' y'.repeat(most));
    expect(words.endsWith(`x${end}`)).toBe(true);
    expect(words.length).toBeLessThanOrEqual(most);
  },
);

test('WI-02 one endless sentence ends after a whole word and says that it goes on', () => {
  const words = storyWords('word '.repeat(most));
  expect(words).toMatch(/word…$/);
  expect(words.length).toBeLessThanOrEqual(most);
  expect(storyWords('x'.repeat(most + 1))).toHaveLength(most);
});
