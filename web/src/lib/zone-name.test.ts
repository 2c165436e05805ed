import { expect, it } from 'vitest';
import { showsAnotherTime, zoneName } from './zone-name.ts';

const winter = '2026-12-05T04:00:00.000Z';
const summer = '2026-07-05T04:00:00.000Z';

it('D13 zones are told apart by what their clocks show at that moment', () => {
  expect(showsAnotherTime('Asia/Karachi', 'Europe/Berlin', winter)).toBe(true);
  expect(showsAnotherTime('Asia/Karachi', 'Asia/Tashkent', winter)).toBe(false);
  expect(showsAnotherTime('Europe/London', 'Africa/Abidjan', winter)).toBe(false);
  expect(showsAnotherTime('Europe/London', 'Africa/Abidjan', summer)).toBe(true);
});

it('D13 a zone is named as people there call it', () => {
  expect(zoneName('Asia/Karachi', winter)).toBe('Pakistan Time');
});
