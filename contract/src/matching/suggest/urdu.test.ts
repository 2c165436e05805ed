/** Reasons in Urdu: where the grammar asks for more than a value in a gap. */
import { describe, expect, test } from 'vitest';
import { fill, type Values } from '../../language-in-use.ts';
import { inUrdu } from '../../urdu.ts';

const told = (code: string, values?: Values) => inUrdu(code, values, fill);

describe('EC-06 reasons in Urdu', () => {
  test.each<[string, Values, string]>([
    ['reason.same-role', { times: 1 }, 'یہ ذمہ داری ایک بار نبھائی'],
    ['own_reason.same-role', { times: 2 }, 'آپ یہ ذمہ داری دو بار نبھا چکے ہیں'],
    ['reason.same-organiser', { times: 5 }, 'پہلے 5 بار اسی منتظم کا ہاتھ بٹایا'],
    ['reason.load', { turns: 1 }, 'ان چار ہفتوں میں 1 باری'],
    ['reason.load', { turns: 3 }, 'ان چار ہفتوں میں 3 باریاں'],
    ['reason.experience', { years: 2.34 }, '2.3 سال کا تجربہ'],
    ['reason.rating', { stars: 4.666 }, 'منتظمین نے 5 میں سے 4.7 ستارے دیے'],
    ['reason.distance', { kilometres: 0 }, 'ایک کلومیٹر سے بھی کم دور رہتے ہیں'],
    ['own_reason.distance', { kilometres: 12 }, 'جہاں آپ رہتے ہیں وہاں سے 12 کلومیٹر'],
    ['reason.last-turn', { tone: 'for', days: 60 }, '60 دن سے باری نہیں آئی'],
    ['reason.last-turn', { tone: 'against', days: 0 }, 'آج باری تھی'],
    ['reason.last-turn', { tone: 'against', days: 4 }, '4 دن پہلے باری تھی'],
    [
      'reason.acceptance',
      { tone: 'for', accepted: 3, asked: 4 },
      '4 پیش کی گئی جگہوں میں سے 3 قبول کیں',
    ],
    [
      'reason.acceptance',
      { tone: 'against', accepted: 0, asked: 1 },
      '1 پیش کی گئی جگہ میں سے 0 ہی قبول کر سکے',
    ],
    ['reason.lacks-skills', { missing: ['کھانا پکانا'] }, 'کھانا پکانا درج نہیں'],
    [
      'own_reason.lacks-skills',
      { missing: ['A', 'B'] },
      '\u2068A\u2069 یا \u2068B\u2069 بھی درکار ہے',
    ],
    [
      'reason.lacks-skills',
      { missing: ['A', 'B', 'C', 'D'] },
      '\u2068A\u2069، \u2068B\u2069 یا مزید 2 درج نہیں',
    ],
    ['reason.partly-free', { freeMinutes: 30, eventMinutes: 60 }, '1 گھنٹے میں سے 0.5 فارغ'],
    [
      'own_reason.partly-free',
      { freeMinutes: 120, eventMinutes: 240 },
      'آپ 4 گھنٹوں میں سے 2 فارغ ہیں',
    ],
    [
      'reason.partly-free',
      { freeMinutes: 100, eventMinutes: 240 },
      '4 گھنٹے میں سے 1 گھنٹے 40 منٹ فارغ',
    ],
    [
      'reason.has-skill-as',
      { asked: 'Cooking', offered: 'Chef' },
      'مہارت: کھانا پکانا (بطور \u2068Chef\u2069)',
    ],
  ])('EC-06 %s of %j', (code, values, text) => {
    expect(told(code, values)).toBe(text);
  });

  test('EC-06 a code that nobody knows, or that every object has, is told in English', () => {
    expect(told('reason.unheard-of')).toBeUndefined();
    expect(told('toString')).toBeUndefined();
  });
});
