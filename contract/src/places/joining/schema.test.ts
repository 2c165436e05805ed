/** Where a page of the queue begins, as an address carries it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queueMessages } from './messages.ts';
import { queueSections } from './rules.ts';
import { queueCursor, queueSectionSchema } from './schema.ts';

const id = '01890000-0000-7000-8000-00000000000a';

test('EV-11 a page begins after a moment and a request, to the microsecond', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n - 1n }), fc.uuid(), (moment, requestId) => {
      const cursor = `${moment}_${requestId}`;
      expect(queueCursor.parse(cursor)).toBe(cursor);
    }),
  );
});

test.each([
  ...['', '1', `_${id}`, `1_${id}x`, `x_${id}`, `-1_${id}`, `1.5_${id}`, `1_${id.toUpperCase()}`],
  ...[`${'1'.repeat(18)}_${id}`, `1_${id}\n`, `1_${id}' or '1'='1`, undefined, 7],
])('EV-11 %j is no place in the queue', (cursor) => {
  expect(queueCursor.safeParse(cursor).error?.issues).toMatchObject([
    { message: queueMessages.cursor },
  ]);
});

test('EV-11 a queue has its sections and no other', () => {
  for (const section of queueSections) expect(queueSectionSchema.parse(section)).toBe(section);
  for (const section of ['all', '', undefined])
    expect(queueSectionSchema.safeParse(section).error?.issues).toMatchObject([
      { message: queueMessages.section },
    ]);
});
