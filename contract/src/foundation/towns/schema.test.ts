import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { townMessages } from './messages.ts';
import { mapPointText } from './schema.ts';

const read = (text: string) => mapPointText.safeParse(text);

test('MT-11 an empty field is no point, so that the words of the place decide', () => {
  expect(mapPointText.parse('  ')).toBeNull();
});

test('MT-11 a link or two numbers are a point, as far as a link may be long', () => {
  const point = { latitude: 31.52, longitude: 74.36 };
  expect(mapPointText.parse(' 31.52, 74.36 ')).toEqual(point);
  const link = 'https://maps.google.com/?q=31.52,74.36&x=';
  const longest = link + 'x'.repeat(limits.mapPoint.max - link.length);
  expect(mapPointText.parse(longest)).toEqual(point);
  expect(read(`${longest}x`).success).toBe(false);
});

test('MT-11 anything else is refused with what would be one', () => {
  expect(read('near the river').error?.issues).toMatchObject([{ message: townMessages.point }]);
  expect(read('91, 200').success).toBe(false);
});
