/** What is well and what needs somebody, at the moments where the one becomes the other. */
import { describe, expect, test } from 'vitest';
import {
  backupFinding,
  clockFindings,
  diskFinding,
  mailFinding,
  outcomeFindings,
  type Seen,
  workFinding,
} from './policy.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = new Date('2026-12-07T09:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

const seen = (change: Partial<Seen> = {}): Seen => ({
  ...{ now, databaseNow: now, since: ago(1000 * HOUR), lastWork: now, oldestWork: 0 },
  ...{ givenUp: 0, mailsTried: 0, newestBackup: now },
  ...change,
});
const told = ({ state, wording }: ReturnType<typeof workFinding>) => [
  state,
  wording?.code.replace('health.', ''),
];

describe('OP-04 work in the background', () => {
  test('OP-04 may rest for half an hour, counted from the last that was done or from the beginning', () => {
    expect(told(workFinding(seen({ lastWork: ago(30 * MINUTE) })))).toEqual(['well', 'workGoesOn']);
    const standing = workFinding(seen({ lastWork: ago(30 * MINUTE + 1) }));
    expect(told(standing)).toEqual(['bad', 'workStands']);
    expect(standing.wording?.values).toEqual({ duration: 30 });
    const young = { lastWork: undefined, since: ago(5 * MINUTE) };
    expect(told(workFinding(seen(young)))).toEqual(['well', 'workGoesOn']);
    expect(told(workFinding(seen({ lastWork: undefined })))).toEqual(['bad', 'workStands']);
  });

  test('OP-04 may wait for a quarter of an hour, and is not to be given up', () => {
    expect(told(workFinding(seen({ oldestWork: 900 })))).toEqual(['well', 'workGoesOn']);
    const waiting = workFinding(seen({ oldestWork: 961 }));
    expect(told(waiting)).toEqual(['bad', 'workWaits']);
    expect(waiting.wording?.values).toEqual({ duration: 16 });
    expect(told(workFinding(seen({ givenUp: 1 })))).toEqual(['bad', 'workFailed']);
  });
});

describe('OP-04 mails', () => {
  test('OP-04 that are only files are worth knowing, those that were refused need somebody', () => {
    expect(told(mailFinding(undefined, seen()))).toEqual(['notice', 'mailFiles']);
    expect(told(mailFinding(undefined, seen({ mailsTried: 2 })))).toEqual(['bad', 'mailRefused']);
  });

  test('OP-04 the host is told, and nothing else of the address', () => {
    const finding = mailFinding('smtps://user:secret@mail.example.org:465', seen());
    expect(told(finding)).toEqual(['well', 'mailSent']);
    expect(finding.wording?.values).toEqual({ host: 'mail.example.org:465' });
    expect(finding.message).not.toContain('secret');
  });
});

describe('OP-04 backups', () => {
  test('OP-04 the newest may be a day and a half old', () => {
    expect(told(backupFinding(seen({ newestBackup: ago(36 * HOUR) })))).toEqual([
      'well',
      'backupFresh',
    ]);
    const old = backupFinding(seen({ newestBackup: ago(37 * HOUR + 1) }));
    expect(told(old)).toEqual(['bad', 'backupOld']);
    expect(old.wording?.values).toEqual({ hours: 37 });
  });

  test('OP-04 a young installation has none yet, and that is well', () => {
    const none = { newestBackup: undefined };
    expect(told(backupFinding(seen({ ...none, since: ago(36 * HOUR) })))).toEqual([
      'well',
      'backupSoon',
    ]);
    expect(told(backupFinding(seen(none)))).toEqual(['bad', 'backupNone']);
  });

  test('OP-04 a backup of a clock that goes ahead is new, not minus some hours old', () => {
    const ahead = backupFinding(seen({ newestBackup: ago(-2 * HOUR) }));
    expect(ahead.wording?.values).toEqual({ hours: 0 });
  });
});

describe('OP-04 clocks, outcomes and disks', () => {
  test('OP-04 clocks that agree to a minute are no news, whichever goes ahead', () => {
    expect(clockFindings(seen({ databaseNow: ago(MINUTE) }))).toEqual([]);
    const [off] = clockFindings(seen({ databaseNow: ago(-90_400) }));
    expect(off?.state).toBe('bad');
    expect(off?.wording?.values).toEqual({ seconds: 90 });
  });

  test('OP-04 outcomes that are as they were written are no news; a cut end counts as one change', () => {
    const sound = { sound: 9, changed: 0, missing: 0, added: 0, isBroken: false };
    expect(outcomeFindings(sound)).toEqual([]);
    const count = (change: object) =>
      outcomeFindings({ ...sound, ...change }).map(({ wording }) => wording?.values);
    expect(count({ changed: 2, missing: 1, added: 3 })).toEqual([{ count: 6 }]);
    expect(count({ isBroken: true })).toEqual([{ count: 1 }]);
  });

  test('OP-04 under a gigabyte is little on any disk, under a tenth only where that is under ten', () => {
    const GB = 1e9;
    const disk = (free: number, size: number) => told(diskFinding('/data', { free, size }))[0];
    expect(disk(0.9 * GB, 5 * GB)).toBe('bad');
    expect(disk(1 * GB, 10 * GB)).toBe('well');
    expect(disk(3 * GB, 40 * GB)).toBe('bad');
    expect(disk(4 * GB, 40 * GB)).toBe('well');
    expect(disk(11 * GB, 900 * GB)).toBe('well');
    const full = diskFinding('/data', { free: 0.57 * GB, size: 5 * GB });
    expect(full.wording?.values).toEqual({ free: 0.5, folder: '/data' });
  });
});
