import { expect, test } from 'vitest';
import { fileStem } from './organisation.ts';

test('WI-02 files begin with the name of the organisation, in its own letters and without what file systems refuse', () => {
  expect(fileStem({ name: 'Edhi Kitchen' })).toBe('edhi-kitchen');
  expect(fileStem({ name: 'Åsa & Sons: “Food/All”' })).toBe('åsa-sons-food-all');
  expect(fileStem({ name: 'ساتھ چلیں' })).toBe('ساتھ-چلیں');
  expect(fileStem({ name: 'A'.repeat(200) })).toHaveLength(40);
  expect(fileStem({ name: '***' })).toBe('saath');
});
