import { expect, test } from 'vitest';
import { archiveName, superfluous } from './kept.ts';

const DAY = 86_400_000;
const monday = Date.parse('2026-11-23T02:41:00Z');

test('OP-01 after half a year of nights seven days and four weeks are left, and what others put there', () => {
  let names = ['notes.txt', 'saath-before-the-move.tar.gz'];
  for (let night = 0; night < 180; night++) {
    names.push(archiveName(new Date(monday - (179 - night) * DAY), false));
    const gone = new Set(superfluous(names));
    names = names.filter((name) => !gone.has(name));
  }
  expect(names.toSorted()).toEqual([
    'notes.txt',
    // Sundays of the three weeks before, the last of which is among the seven days too.
    'saath-2026-11-08.tar.gz',
    'saath-2026-11-15.tar.gz',
    'saath-2026-11-17.tar.gz',
    'saath-2026-11-18.tar.gz',
    'saath-2026-11-19.tar.gz',
    'saath-2026-11-20.tar.gz',
    'saath-2026-11-21.tar.gz',
    'saath-2026-11-22.tar.gz',
    'saath-2026-11-23.tar.gz',
    'saath-before-the-move.tar.gz',
  ]);
});
