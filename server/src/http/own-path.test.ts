/** Where a visitor may be sent back to: nowhere but this site (RT-02). */

import { ownPath } from '@saath/contract/own-path';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const here = 'https://saath.example';

test('RT-02 whatever is taken stays on this site, as a browser resolves it', () => {
  const part = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '%2e', '%2E%2e', 'evil.example', ':', '@', '?', '#', ' '],
    ...['\t', '\n', '\u0000', 'https:', 'javascript:', 'events', 'ü', '%2f', '%5c'],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const text = parts.join('');
      const taken = ownPath(text);
      if (taken === undefined) return;
      expect(taken).toBe(text);
      expect(taken.startsWith('/')).toBe(true);
      const url = new URL(taken, here);
      expect(url.origin).toBe(here);
      expect(url.pathname.startsWith('//')).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  '/',
  '/events',
  '/event/1?tab=roles#top',
  '/events?next=https://a.example//b',
  '/a.b/c..d',
])('RT-02 %s is a path to go back to', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  ...['', 'events', 'https://evil.example', '//evil.example', '/\\evil.example', '\\/evil.example'],
  ...['/a//evil.example', '/./', '/..//evil.example', '/%2e%2e/x', '/a\n', '\t/a', null, undefined],
])('RT-02 %j is not', (text) => {
  expect(ownPath(text)).toBeUndefined();
});
