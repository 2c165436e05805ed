/** The texts of messages.ts in Urdu. */
import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'time_limits.impossible': 'ان حدود میں کوئی بھی اس تقریب کا ایک حصہ نہیں کر سکے گا۔',

  'time_limits.set': 'حدود محفوظ ہو گئیں۔',
  'time_limits.ended': 'حدود ہٹا دی گئیں۔',
  'time_limits.hours': '1 سے {max} تک گھنٹوں کی پوری تعداد لکھیں۔',
  'time_limits.contradictory': 'ایک ہفتے کے گھنٹے ایک دن کے گھنٹوں سے کم نہیں ہو سکتے۔',
  'time_limits.longDay':
    '”{role}“ کوئی نہیں کر سکے گا: ایک ہی دن میں اس پر {hours} گھنٹے سے زیادہ لگتے ہیں۔',
  'time_limits.longWeek':
    '”{role}“ کوئی نہیں کر سکے گا: ایک ہی ہفتے میں اس پر {hours} گھنٹے سے زیادہ لگتے ہیں۔',

  'own_time.rest': 'آپ کی کسی دوسری جگہ سے پہلے یا بعد میں {hours} گھنٹے سے کم آرام رہ جائے گا۔',
  'own_time.day': 'اپنی دوسری جگہوں سمیت آپ ایک دن میں {hours} گھنٹے سے زیادہ مدد کریں گے۔',
  'own_time.week': 'اپنی دوسری جگہوں سمیت آپ ایک ہفتے میں {hours} گھنٹے سے زیادہ مدد کریں گے۔',

  'time_beside.rest': 'آرام {hours} گھنٹے سے کم',
  'time_beside.day': 'ایک دن میں {hours} گھنٹے سے زیادہ',
  'time_beside.week': 'ایک ہفتے میں {hours} گھنٹے سے زیادہ',

  'time_lack.rest': '{name} کو کسی دوسری جگہ سے پہلے یا بعد میں {hours} گھنٹے سے کم آرام ملے گا۔',
  'time_lack.day': '{name} اپنی دوسری جگہوں سمیت ایک دن میں {hours} گھنٹے سے زیادہ مدد کریں گے۔',
  'time_lack.week': '{name} اپنی دوسری جگہوں سمیت ایک ہفتے میں {hours} گھنٹے سے زیادہ مدد کریں گے۔',
  'time_lack.too':
    '{name} ابھی یہ ذمہ داری نہیں لے سکتے: درکار چیزوں میں سے کچھ موجود نہیں، اور ان کا کام بہت زیادہ یا آرام بہت کم ہو جائے گا۔',
};
