import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'reminders.link_invalid':
    'یہ لنک درست نہیں۔ مہربانی کر کے اس تقریب کے بارے میں آنے والی تازہ ترین ای میل کھولیں۔',
  'reminders.not_coming': 'اس تقریب میں اب آپ کی کوئی جگہ نہیں۔',
  'reminders.begun': 'تقریب شروع ہو چکی ہے، اس لیے آپ کا جواب اب نہیں بدل سکتا۔',
  'reminders.moved': 'تقریب کا وقت اب بدل چکا ہے۔ مہربانی کر کے اسے دوبارہ دیکھ لیں۔',

  'reminder.answer': 'تینوں میں سے ایک جواب چنیں۔',
  'reminder.minutes': 'بتائیں کہ تاخیر تقریباً 15، 30 یا 60 منٹ کی ہوگی۔',
  'reminder.coming': 'شکریہ! منتظم کو معلوم ہے کہ آپ آ رہے ہیں۔',
  'reminder.late': 'شکریہ! منتظم کو معلوم ہے کہ آپ دیر سے آئیں گے۔',
  'reminder.cant': 'بتانے کا شکریہ۔ آپ کی جگہ اب کسی اور کے لیے خالی ہے۔',
};
