import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'imports.changed': 'اس دوران کسی نے ان افراد میں تبدیلی کی ہے۔ پیش منظر دوبارہ دیکھ لیں۔',
  'imports.errors_left': 'کچھ قطاروں میں غلطیاں ہیں۔ انہیں فائل میں درست کریں یا چھوڑ دیں۔',
  'imports.nothing': 'اس فائل سے نہ کوئی شامل ہوتا ہے نہ کچھ بدلتا ہے۔',

  'import_file.missing': 'ایک CSV فائل چنیں۔',
  'import_file.one': 'صرف ایک فائل چنیں۔',
  'import_file.large': 'فائل 5 MB سے چھوٹی ہونی چاہیے۔',
  'import_file.spreadsheet':
    'یہ ایکسل کی فائل ہے۔ اسے اپنے اسپریڈ شیٹ پروگرام میں CSV (UTF-8) کے طور پر محفوظ کریں اور وہ فائل چنیں۔',
  'import_file.notText':
    'یہ متن کی فائل نہیں۔ اپنا جدول CSV (UTF-8) کے طور پر محفوظ کریں اور وہ فائل چنیں۔',
  'import_file.encoding':
    'سطر {line} کے حروف UTF-8 میں نہیں۔ اپنا جدول CSV (UTF-8) کے طور پر محفوظ کریں اور وہ فائل چنیں۔',
  'import_file.empty': 'یہ فائل خالی ہے۔',
  'import_file.headerOnly': 'اس فائل میں کالموں کے نام ہیں لیکن نیچے کوئی فرد نہیں۔',
  'import_file.quoteOpen': 'قطار {row} میں کھلنے والا واوین کہیں بند نہیں ہوتا۔',
  'import_file.quotePlace': 'قطار {row} میں واوین غلط جگہ پر ہے۔',
  'import_file.manyColumns': 'اس فائل میں 200 سے زیادہ کالم ہیں۔',
  'import_file.manyRows': 'اس فائل میں 10,000 سے زیادہ قطاریں ہیں۔ اسے حصوں میں بانٹ لیں۔',
  'import_file.noName': 'کسی کالم کا نام ”نام“ نہیں۔ پہلی قطار میں کالموں کے نام ہونے چاہییں۔',
  'import_file.noEmail': 'کسی کالم کا نام ”ای میل“ نہیں۔ پہلی قطار میں کالموں کے نام ہونے چاہییں۔',
  'import_file.twoColumns': 'یہ کالم ایک ہی بات کے ہیں: {columns}۔ ان میں سے ایک رکھیں۔',

  'import.done': 'افراد شامل کر لیے گئے۔',

  'import_row.ragged': 'اس قطار میں {cells} خانے ہیں، جبکہ کالموں کے ناموں کی قطار میں {columns}۔',
  'import_row.duplicate': 'قطار {row} میں بھی یہی ای میل ہے۔',
  'import_row.noName': 'نئے فرد کا نام ضروری ہے۔',
  'import_row.noEmail': 'ای میل موجود نہیں۔',
  'import_row.admin': 'یہ ایڈمن ہیں۔ ایڈمن اپنا پروفائل خود بدلتے ہیں۔',
  'import_row.leaving': 'یہ فرد اپنا اکاؤنٹ حذف کر رہا ہے۔',
  'import_row.same': 'کچھ نیا نہیں۔',
};
