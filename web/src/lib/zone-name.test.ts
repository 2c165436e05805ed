import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

const winter = '2026-12-05T04:00:00.000Z';

it('D13 a zone is named as people there call it', () => {
  expect(zoneName('Asia/Karachi', winter)).toBe('Pakistan Time');
});
