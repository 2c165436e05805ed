/** EV-03 LM-03: moments of an event in the words of a mail, by the clocks of the event's own zone. */
import { describe, expect, test } from 'vitest';
import { dayInWords, momentInWords, spanInWords, zoneInWords } from './times.ts';

const karachi = 'Asia/Karachi';
const start = new Date('2026-12-05T04:00:00Z');
const span = (end: string, timeZone = karachi) => ({
  startTime: start,
  endTime: new Date(end),
  timeZone,
});

describe('LM-03 in English', () => {
  test('LM-03 a day and a moment are those of the zone, whatever the machine’s', () => {
    expect(dayInWords('en', start, karachi)).toMatch(/^Saturday,? 5 December 2026$/);
    expect(dayInWords('en', start, 'America/Los_Angeles')).toMatch(/^Friday,? 4 December 2026$/);
    expect(momentInWords('en', start, karachi)).toMatch(/5 December 2026 at 9:00 am$/);
  });

  test('LM-03 a span within a day names the day once, and one over midnight both', () => {
    const day = spanInWords('en', span('2026-12-05T08:00:00Z'));
    expect(day.match(/December/g)).toHaveLength(1);
    expect(day).toMatch(/9:00.*1:00 pm$/);
    const night = spanInWords('en', span('2026-12-05T20:00:00Z'));
    expect(night).toMatch(/5 December 2026.*6 December 2026/);
  });

  test('LM-03 nothing stands in it that old mail programs show as boxes', () => {
    for (const words of [
      momentInWords('en', start, karachi),
      spanInWords('en', span('2026-12-05T08:00:00Z')),
    ])
      expect(words).not.toMatch(/[\u2009\u200a\u202f]/);
  });
});

describe('LM-03 in Urdu', () => {
  test('LM-03 the part of the day stands before the hour, which is followed by its word', () => {
    expect(momentInWords('ur', start, karachi)).toMatch(/ کو \S+ 9:00 بجے$/);
  });

  test('LM-03 a span within a day names the day once, and one over midnight both', () => {
    const day = dayInWords('ur', start, karachi);
    const within = spanInWords('ur', span('2026-12-05T08:00:00Z'));
    expect(within.startsWith(`${day}، `)).toBe(true);
    expect(within.match(/بجے/g)).toHaveLength(2);
    const night = spanInWords('ur', span('2026-12-05T20:00:00Z'));
    expect(night).toContain(day);
    expect(night).toContain(dayInWords('ur', new Date('2026-12-05T20:00:00Z'), karachi));
  });
});

test('LM-03 a zone is called as it is at that moment', () => {
  expect(zoneInWords('en', start, karachi)).toBe('Pakistan Standard Time');
  const [winter, summer] = ['2026-12-05T04:00:00Z', '2026-07-05T04:00:00Z'].map((at) =>
    zoneInWords('en', new Date(at), 'Europe/London'),
  );
  expect([winter, summer]).toEqual(['Greenwich Mean Time', 'British Summer Time']);
});
