import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMapPoint, writeMapPoint } from './rules.ts';

const lahore = { latitude: 31.52037, longitude: 74.35875 };

test.each([
  '31.52037, 74.35875',
  ' 31.52037 74.35875 ',
  '(31.52037,74.35875)',
  '31.52037; 74.35875',
  '31.52037°, 74.35875°',
  'geo:31.52037,74.35875?z=15',
  'https://www.google.com/maps/@31.52037,74.35875,15z',
  'https://www.google.com/maps/place/Minar/@31.6,74.3,17z/data=!4m6!3m5!1s0x3919!8m2!3d31.52037!4d74.35875!16z',
  'https://maps.google.com/?q=31.52037,74.35875',
  'https://www.google.com/maps/search/?api=1&query=31.52037%2C74.35875',
  'https://www.openstreetmap.org/?mlat=31.52037&mlon=74.35875#map=12/31.9/74.9',
  'https://www.openstreetmap.org/#map=16/31.52037/74.35875',
  'https://maps.apple.com/?ll=31.52037,74.35875&q=Minar',
])('MT-11 %s tells a point', (text) => {
  expect(readMapPoint(text)).toEqual(lahore);
});

test.each([
  ...['', 'Lahore', '31.52', '91, 10', '10, 181', '-90.1, 0', '1e3, 4', '31,52, 74,35', 'NaN, NaN'],
  ...['https://www.google.com/maps/place/Lahore', 'javascript:@1', '31.5, 74.3, 12'],
])('MT-11 %j tells none', (text) => {
  expect(readMapPoint(text)).toBeUndefined();
});

test('MT-11 every point that is written is read again, to a metre', () => {
  const points = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  void fc.assert(
    fc.property(points, (point) => {
      const read = readMapPoint(writeMapPoint(point));
      expect(Math.abs((read?.latitude ?? 99) - point.latitude)).toBeLessThan(1e-5);
      expect(Math.abs((read?.longitude ?? 999) - point.longitude)).toBeLessThan(1e-5);
    }),
  );
});
