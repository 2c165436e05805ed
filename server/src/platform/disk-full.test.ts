/** What says that a disk is full, and what it leaves behind. A disk that really is: `npm run proof -- disk`. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { isDiskFull } from './disk-full.ts';
import { diskStore } from './file-store/disk-store.ts';
import { newId } from './ids.ts';

const withCode = (code: string) => Object.assign(new Error('No'), { code });

test.each([
  ['the file system, without room', withCode('ENOSPC'), true],
  ['the file system, beyond a quota', withCode('EDQUOT'), true],
  ['PostgreSQL', withCode('53100'), true],
  ['PostgreSQL, of something else', withCode('53300'), false],
  ['a folder that nobody may write to', withCode('EACCES'), false],
  ['anything else', 'ENOSPC', false],
])('OP-01 a full disk is told by %s', (_, error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull);
});

test('OP-01 a full disk is told by what holds our locks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saath-full-'));
  const lock = new DatabaseSync(join(folder, 'lock'));
  lock.exec('pragma max_page_count = 1');
  let error: unknown;
  try {
    lock.exec(`create table x (t); insert into x values ('${'x'.repeat(100_000)}')`);
  } catch (thrown) {
    error = thrown;
  }
  lock.close();
  rmSync(folder, { recursive: true });
  expect(isDiskFull(error)).toBe(true);
});

test('OP-01 what could not be written whole leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saath-full-'));
  const name = `${newId()}-960.webp`;
  // A folder stands where the file would: the last step fails, after all bytes are written.
  const store = diskStore(folder);
  await store.put(name, Buffer.from('whole'));
  const inner = join(folder, name.slice(34, 36));
  rmSync(join(inner, name));
  mkdirSync(join(inner, name, 'in the way'), { recursive: true });
  await expect(store.put(name, Buffer.from('again'))).rejects.toThrow();
  expect(readdirSync(inner)).toEqual([name]);
  rmSync(folder, { recursive: true });
});
