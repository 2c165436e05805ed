/** What people can choose about news: a choice says all that it changes, in words that are checked one by one. */
import { describe, expect, test } from 'vitest';
import { noticeSettingsMessages } from './messages.ts';
import { eventNoticeKinds } from './rules.ts';
import { noticeSettingsChangeSchema } from './schema.ts';

const all = Object.fromEntries(eventNoticeKinds.map((kind) => [kind, true]));
const quiet = { isOn: true, from: '22:00', to: '07:00', timeZone: 'Asia/Karachi' };
const problem = (change: object) => {
  const given = { mail: all, ...change };
  const [issue] = noticeSettingsChangeSchema.safeParse(given).error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message];
};
const without = (...kinds: string[]) =>
  Object.fromEntries(Object.entries(all).filter(([kind]) => !kinds.includes(kind)));

describe('VO-06 a choice of news', () => {
  test('VO-06 names every kind that was there from the beginning; later ones stay as they are', () => {
    const later = ['asked', 'offer', 'reminder', 'message', 'recap'];
    expect(problem({ mail: without(...later) })).toBeUndefined();
    for (const kind of eventNoticeKinds.filter((each) => !later.includes(each)))
      expect(problem({ mail: without(kind) })).toEqual([
        ...[`mail.${kind}`, noticeSettingsMessages.choose],
      ]);
  });

  test('VO-06 of devices names every kind, because nobody knew that choice without them', () => {
    expect(problem({ push: without('asked') })).toBeUndefined();
    for (const kind of eventNoticeKinds.filter((each) => each !== 'asked'))
      expect(problem({ push: without(kind) })?.[0]).toBe(`push.${kind}`);
  });

  test('VO-06 is yes or no, and of a kind that there is', () => {
    for (const wrong of ['yes', 1, null, undefined])
      expect(problem({ mail: { ...all, decision: wrong } })).toEqual([
        ...['mail.decision', noticeSettingsMessages.choose],
      ]);
    for (const channel of ['mail', 'push'])
      expect(problem({ [channel]: { ...all, gossip: true } })).toEqual([
        ...[channel, noticeSettingsMessages.unknown],
      ]);
    expect(problem({ mail: null })).toEqual(['mail', noticeSettingsMessages.choose]);
    expect(problem({ sms: all })).toEqual(['', noticeSettingsMessages.unreadable]);
  });

  test('WI-06 of requests is one of the paces', () => {
    for (const asked of ['at_once', 'hourly', 'daily']) expect(problem({ asked })).toBeUndefined();
    for (const asked of ['never', '', null])
      expect(problem({ asked })).toEqual(['asked', noticeSettingsMessages.asked]);
  });
});

describe('VO-06 quiet hours', () => {
  test.each(['00:00', '09:05', '23:59'])('VO-06 begin at a time of the day: %s', (from) => {
    expect(problem({ quiet: { ...quiet, from } })).toBeUndefined();
  });

  test.each(['24:00', '22:60', '9:00', '22:00:00', '22.00', '۲۲:۰۰', '', null])(
    'VO-06 do not begin at %j',
    (from) => {
      expect(problem({ quiet: { ...quiet, from } })).toEqual([
        ...['quiet.from', noticeSettingsMessages.time],
      ]);
    },
  );

  test('VO-06 may pass midnight, and do not end when they begin', () => {
    expect(problem({ quiet: { ...quiet, from: '01:00', to: '07:00' } })).toBeUndefined();
    expect(problem({ quiet: { ...quiet, to: '22:00' } })).toEqual([
      ...['quiet', noticeSettingsMessages.never],
    ]);
  });

  test('VO-06 are those of a zone that the clocks know', () => {
    expect(problem({ quiet: { ...quiet, timeZone: 'America/St_Johns' } })).toBeUndefined();
    for (const timeZone of ['Moon/Tranquility', '', 'x'.repeat(61), null])
      expect(problem({ quiet: { ...quiet, timeZone } })).toEqual([
        ...['quiet.timeZone', noticeSettingsMessages.zone],
      ]);
  });

  test('VO-06 are told whole, or not at all', () => {
    const { isOn: _, ...rest } = quiet;
    expect(problem({ quiet: rest })).toEqual(['quiet.isOn', noticeSettingsMessages.quiet]);
    for (const wrong of [null, true, { ...quiet, until: '08:00' }])
      expect(problem({ quiet: wrong })).toEqual(['quiet', noticeSettingsMessages.quiet]);
  });
});
