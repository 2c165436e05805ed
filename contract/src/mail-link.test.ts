import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

test('ASVS 1.2.2 a link to an address has one recipient, whatever stands in the address', () => {
  expect(mailLink('mahnoor@example.org')).toBe('mailto:mahnoor@example.org');
  for (const address of [
    'a?bcc=b@example.org',
    'a&bcc=b@example.org',
    'a#b@example.org',
    'a%0Ab@c.de',
  ]) {
    const link = mailLink(address);
    expect(link).toMatch(/^mailto:[^?#&\s]+$/);
    expect(decodeURIComponent(link.slice('mailto:'.length))).toBe(address);
  }
});
