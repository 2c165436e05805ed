/** The texts of messages.ts in Urdu. */
import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'eligibility.unknown_kind':
    'اس ذمہ داری کے لیے درکار کوئی سند یا اقرار نامہ اس دوران فہرست سے ہٹا دیا گیا ہے۔',
  'eligibility.kind_gone': 'یہ سند پہلے ہی فہرست سے ہٹائی جا چکی ہے۔',
  'eligibility.kind_in_use':
    'یہ سند کسی ذمہ داری کے لیے درکار ہے یا کسی کے پاس موجود ہے، اس لیے اسے ہٹایا نہیں جا سکتا۔',
  'eligibility.too_many_kinds': 'زیادہ سے زیادہ ۱۰۰ قسم کی اسناد ہو سکتی ہیں۔',

  'eligibility.nameNeeded': 'سند کا نام لکھیں۔',
  'eligibility.tooMany': 'زیادہ سے زیادہ {max} اسناد چنیں۔',
  'eligibility.tooManyAgreements': 'زیادہ سے زیادہ {max} اقرار نامے چنیں۔',
  'eligibility.age': 'عمر چنیں۔',
  'eligibility.made': 'سند فہرست میں شامل ہو گئی۔',
  'eligibility.removed': 'سند فہرست سے ہٹا دی گئی۔',

  'own_lack.paper':
    'اس ذمہ داری کے لیے یہ درکار ہے: {papers}۔ اسے اپنے پروفائل میں ”کاغذات“ کے تحت شامل کریں۔',
  'own_lack.age':
    'یہ ذمہ داری {age} سال سے زیادہ عمر کے لوگوں کے لیے ہے۔ اپنے پروفائل میں بتائیں کہ آپ کی عمر اس سے زیادہ ہے۔',
  'own_lack.both':
    'اس ذمہ داری کے لیے یہ درکار ہے: {papers}، اور عمر {age} سال سے زیادہ ہونی چاہیے۔ دونوں باتیں اپنے پروفائل میں درج کریں۔',
  'own_lack.several':
    'اس ذمہ داری کے لیے یہ درکار ہے: {things}۔ تقریب کے صفحے پر لکھا ہے کہ اسے کیسے شامل کیا جائے یا اس پر دستخط کیسے کیے جائیں۔',
  'own_lack.severalAndAge':
    'اس ذمہ داری کے لیے یہ درکار ہے: {things}، اور عمر {age} سال سے زیادہ ہونی چاہیے۔ تقریب کے صفحے پر لکھا ہے کہ اسے کیسے شامل کیا جائے یا اس پر دستخط کیسے کیے جائیں۔',
  'own_lack.checked':
    'اس ذمہ داری کے لیے آپ کے کاغذات دیکھے جا رہے ہیں۔ منظوری ہوتے ہی آپ کو جگہ مل سکتی ہے۔',

  'role_lack.none': 'ابھی درکار ہے: {papers}',
  'role_lack.being_checked': 'دیکھا جا رہا ہے: {papers}',
  'role_lack.refused': 'منظور نہیں ہوا: {papers}',
  'role_lack.ends_before': 'اس دن سے پہلے ختم ہو جائے گا: {papers}',
  'role_lack.age': '{age} سال سے زیادہ عمر والوں کے لیے: اپنے پروفائل میں بتائیں',
  'role_lack.not_signed': 'ابھی دستخط کرنے ہیں: {papers}',

  'person_lack.none': 'موجود نہیں: {papers}',
  'person_lack.being_checked': 'تصدیق باقی ہے: {papers}',
  'person_lack.refused': 'منظور نہیں ہوا: {papers}',
  'person_lack.ends_before': 'اس دن سے پہلے ختم ہو جائے گا: {papers}',
  'person_lack.age': 'نہیں بتایا کہ عمر {age} سال سے زیادہ ہے',
  'person_lack.not_signed': 'دستخط نہیں کیے: {papers}',

  'lack.paper':
    '{name} ابھی یہ ذمہ داری نہیں لے سکتے۔ اس دن کے لیے تصدیق شدہ اور کارآمد سند درکار ہے: {papers}۔',
  'lack.age':
    '{name} ابھی یہ ذمہ داری نہیں لے سکتے: انہوں نے یہ نہیں بتایا کہ ان کی عمر {age} سال سے زیادہ ہے۔',
  'lack.both':
    '{name} ابھی یہ ذمہ داری نہیں لے سکتے۔ اس دن کے لیے تصدیق شدہ اور کارآمد سند درکار ہے: {papers}۔ انہوں نے یہ بھی نہیں بتایا کہ ان کی عمر {age} سال سے زیادہ ہے۔',
  'lack.several':
    '{name} ابھی یہ ذمہ داری نہیں لے سکتے۔ یہ موجود نہیں یا اس پر دستخط نہیں: {things}۔',
  'lack.severalAndAge':
    '{name} ابھی یہ ذمہ داری نہیں لے سکتے۔ یہ موجود نہیں یا اس پر دستخط نہیں: {things}۔ انہوں نے یہ بھی نہیں بتایا کہ ان کی عمر {age} سال سے زیادہ ہے۔',
};
