/** The texts of request-messages.ts in Urdu. */
import type { UrduOf } from './texts.ts';

export const urdu: UrduOf<typeof import('./request-messages.ts')> = {
  'file.field': 'فائل کا خانہ ”{field}“ موجود نہیں۔',

  'field.required': 'یہ خانہ ضروری ہے۔',
  'field.characters': 'زیادہ سے زیادہ {max} حروف لکھیں۔',
  'field.entries': 'زیادہ سے زیادہ {max} اندراج دیں۔',
  'field.skills': 'زیادہ سے زیادہ {max} مہارتیں دیں۔',
  'field.days': 'زیادہ سے زیادہ {max} دن دیں۔',
  'field.id': 'یہ شناخت درست نہیں۔',
  'field.token': 'لنک کی میعاد ختم ہو گئی یا وہ درست نہیں',
  'field.page': 'صفحے کا یہ نمبر درست نہیں۔',
  'field.cursor': 'یہ صفحہ درست نہیں۔',
  'field.limit': 'یہ حد درست نہیں۔',
  'field.date': 'یہ تاریخ درست نہیں۔',
  'field.month': 'یہ مہینہ درست نہیں۔',
  'field.filter': 'یہ فلٹر درست نہیں۔',
  'field.language': 'انگریزی یا اردو چنیں۔',

  'plain.missing': 'خانہ {field} موجود نہیں۔',
  'plain.invalid': 'خانہ {field} درست نہیں۔',
  'plain.long': 'خانہ {field} بہت لمبا ہے۔',
  'plain.short': 'خانہ {field} بہت چھوٹا ہے۔',
  'plain.large': 'خانہ {field} کی قدر بہت بڑی ہے۔',
  'plain.small': 'خانہ {field} کی قدر بہت چھوٹی ہے۔',

  'request.invalid': 'براہِ کرم اپنا اندراج دیکھ لیں۔',
  'request.unreadable': 'درخواست پڑھی نہیں جا سکی۔',
  'request.text': 'متن میں ایسے حروف ہیں جو محفوظ نہیں ہو سکتے۔',
  'request.not_found': 'اس پتے پر کچھ نہیں ہے۔',
  'request.method': 'یہ پتہ اس طریقے کا جواب نہیں دیتا۔',
  'request.too_large': 'درخواست بہت بڑی ہے۔',
  'request.media_type': 'اس قسم کا مواد یہاں قبول نہیں ہوتا۔',
  'request.host': 'درخواست میں سائٹ کا درست نام نہیں ہے۔ براہ کرم سائٹ کو اس کے پتے سے کھولیں۔',
  'request.timeout': 'درخواست کے پہنچنے میں بہت وقت لگا۔ براہ کرم بہتر کنکشن پر دوبارہ کوشش کریں۔',
  'request.address_too_long': 'پتہ بہت لمبا ہے۔',
  'request.expectation': 'سرخی Expect ایسی بات مانگتی ہے جو یہاں نہیں ہوتی۔ براہ کرم اسے ہٹا دیں۔',
  'request.headers_too_large': 'درخواست کی سرخیاں بہت بڑی ہیں۔ براہ کرم اس سائٹ کی کوکیز مٹا دیں۔',
  'request.uploads':
    'آپ ایک ساتھ بہت زیادہ فائلیں بھیج رہے ہیں۔ براہ کرم پہلی فائلوں کے پہنچنے تک انتظار کریں۔',
  'request.cross_site': 'یہ درخواست کسی اور سائٹ سے آئی ہے۔',
  'request.too_many': 'بہت زیادہ کوششیں ہو گئیں۔ ذرا ٹھہر کر دوبارہ کوشش کریں۔',
  'server.failed': 'ہماری طرف کوئی خرابی ہوئی۔ براہِ کرم دوبارہ کوشش کریں۔',
  'server.busy': 'اس وقت بہت رش ہے۔ براہِ کرم کچھ دیر میں دوبارہ کوشش کریں۔',
  'server.full':
    'یہاں اسے محفوظ کرنے کی جگہ نہیں رہی۔ جو پہلے محفوظ ہوا تھا وہ ضائع نہیں ہوا۔ براہِ کرم سائٹ چلانے والوں کو بتائیں۔',
};
