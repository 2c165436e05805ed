/** Which parts of the log can be asked for. */
import { expect, test } from 'vitest';
import { auditQuerySchema } from './schema.ts';

const id = '00000000-0000-4000-8000-000000000001';
const isQuery = (query: Record<string, string>) => auditQuerySchema.safeParse(query).success;

test('OR-05 the log is read whole, or of an event, of a person, of a kind and of some days', () => {
  for (const query of [
    {},
    { eventId: id },
    { userId: id, by: '1' },
    { group: 'people' },
    { from: '2026-11-01', to: '2026-11-30' },
  ])
    expect(isQuery(query as Record<string, string>), JSON.stringify(query)).toBe(true);
});

test('OR-05 what is no filter is refused, not passed over', () => {
  for (const query of [
    { eventId: 'x' },
    { userId: '7' },
    { by: 'yes' },
    { group: 'money' },
    { from: 'yesterday' },
    { to: '2026-02-30' },
  ])
    expect(isQuery(query as Record<string, string>), JSON.stringify(query)).toBe(false);
});

test('OR-05 a page begins after a moment and the id of an entry, both whole', () => {
  expect(isQuery({ after: `2026-11-30T08:00:00.000Z_${id}` })).toBe(true);
  for (const after of [
    '2026-11-30T08:00:00.000Z',
    `_${id}`,
    `2026-11-30_${id}`,
    `1796115600000_${id}`,
    '2026-11-30T08:00:00.000Z_x',
    `2026-13-40T08:00:00.000Z_${id}`,
  ])
    expect(isQuery({ after }), after).toBe(false);
});
