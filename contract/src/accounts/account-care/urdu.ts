import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'account_care.wrong_password': 'یہ آپ کا موجودہ پاس ورڈ نہیں۔',
  'account_care.same_email': 'یہ پہلے سے آپ ہی کا ای میل ہے۔',
  'account_care.session_gone': 'یہ آلہ پہلے ہی لاگ آؤٹ ہے۔',
  'account_care.last_admin': 'آپ آخری ایڈمن ہیں۔ پہلے کسی اور کو ایڈمن بنائیں۔',
  'account_care.log_in_again':
    'اس کے لیے ضروری ہے کہ آپ نے پچھلے دس منٹ میں لاگ اِن کیا ہو۔ براہِ کرم دوبارہ لاگ اِن کریں۔',
  'account_care.has_password':
    'اس اکاؤنٹ کا پاس ورڈ پہلے سے ہے۔ آپ اسے اپنے پروفائل میں بدل سکتے ہیں۔',

  'account_care.signInSent':
    'اگر اس ای میل کا اکاؤنٹ ہے تو لاگ اِن کے لنک والی ای میل بھیج دی گئی ہے۔',
  'account_care.resetSent': 'اگر اس ای میل کا اکاؤنٹ ہے تو لنک والی ای میل بھیج دی گئی ہے۔',
  'account_care.resetDone': 'آپ کا پاس ورڈ بدل گیا ہے۔ اب اسی سے لاگ اِن کریں۔',
  'account_care.passwordChosen': 'اکاؤنٹ اب آپ کے پاس رہے گا۔ آئندہ اسی پاس ورڈ سے لاگ اِن کریں۔',
  'account_care.emailSent': 'ہم نے نئے ای میل پر لنک بھیجا ہے۔ اسے کھولنے پر ای میل بدل جائے گا۔',
  'account_care.emailDone': 'آپ کا ای میل بدل گیا ہے۔',
  'account_care.emailAgreed':
    'ایک قدم باقی ہے: براہِ کرم وہ لنک کھولیں جو ہم نے نئے پتے پر بھیجا ہے۔',
  'account_care.languageChanged': 'آپ کی زبان بدل گئی ہے۔',
  'account_care.sessionEnded': 'یہ آلہ لاگ آؤٹ ہو گیا۔',
  'account_care.othersEnded': 'باقی تمام آلات لاگ آؤٹ ہو گئے۔',
  'account_care.leaving': 'آپ کا اکاؤنٹ حذف ہو جائے گا۔ اسے برقرار رکھنے کا لنک ہم نے بھیج دیا ہے۔',
  'account_care.kept': 'آپ کا اکاؤنٹ برقرار ہے۔ براہِ کرم لاگ اِن کریں۔',

  'current_password.required': 'اپنا موجودہ پاس ورڈ درج کریں۔',
};
