/** The texts of messages.ts in Urdu, and what kinds of events are called. */
import type { UrduOf } from '../../texts.ts';
import type { EventType } from './rules.ts';

const messages: UrduOf<typeof import('./messages.ts')> = {
  'event_editor.required': 'تمام ضروری خانے پُر کریں',
  'event_editor.dates': 'آغاز اور اختتام کی درست تاریخیں درج کریں',
  'event_editor.endBeforeStart': 'اختتام آغاز کے بعد ہو',
  'event_editor.staysBegun':
    'تقریب شروع ہو چکی ہے اور لوگوں کا اندراج ہو چکا ہے، اس لیے اس کا آغاز ماضی ہی میں رہے گا۔',
  'event_editor.staysOver':
    'تقریب ختم ہو چکی ہے اور اس میں لوگوں کے گھنٹے ہیں، اس لیے اس کا اختتام ماضی ہی میں رہے گا۔',
  'event_editor.correctionReason': 'وجہ 3 سے 500 حروف میں لکھیں۔',
  'event_editor.placesFixed':
    'تقریب ختم ہو چکی ہے، اس لیے اس کی ذمہ داریوں میں لوگوں کی تعداد ویسی ہی رہے گی۔',
  'event_editor.timesOfOneRecorded':
    'اس تقریب میں ایک فرد کے گھنٹے درج ہیں: ابھی {hours}، نئے اوقات کے ساتھ {after}۔',
  'event_editor.timesRecorded':
    'اس تقریب میں {people} لوگوں کے گھنٹے درج ہیں: ابھی {hours}، نئے اوقات کے ساتھ {after}۔',
  'event_editor.updated': 'تقریب کی تفصیل محفوظ ہو گئی!',
  'event_editor.updateFailed': 'تقریب کی تفصیل محفوظ نہیں ہو سکی',
  'event_editor.saveFailed': 'تبدیلیاں محفوظ نہیں ہو سکیں',

  'events.not_found': 'تقریب نہیں ملی!',
  'events.changed_meanwhile':
    'اس دوران کسی اور نے یہ تقریب بدل دی۔ ان کا متن دیکھنے کے لیے صفحہ دوبارہ کھولیں۔',
  'events.unknown_role': 'فہرست کی ایک ذمہ داری اس تقریب کی نہیں۔',
  'events.clash': 'نئے وقت پر اس تقریب کے کسی شخص کی دو ذمہ داریاں ایک ہی وقت میں آ جائیں گی۔',
  'events.not_pending': 'یہ تقریب پہلے ہی شائع ہو چکی ہے۔',
  'events.start_over': 'اس تقریب کے آغاز کا وقت گزر چکا ہے۔ پہلے اسے بعد کا وقت دیں۔',
  'events.no_roles': 'پہلے ایک ذمہ داری شامل کریں، تاکہ لوگ اس میں شامل ہو سکیں۔',
  'events.not_upcoming': 'صرف وہی تقریب واپس لی جا سکتی ہے جو شائع ہو اور ابھی شروع نہ ہوئی ہو۔',
  'events.has_people':
    'اس میں لوگوں کی جگہیں یا درخواستیں ہیں۔ اس کے بجائے تقریب منسوخ کریں، تاکہ انہیں اطلاع ملے۔',
  'events.delete_instead':
    'یہ تقریب شائع نہیں ہوئی، اس لیے کسی کو اطلاع دینے کی ضرورت نہیں۔ اسے حذف کر دیں۔',
  'events.times_recorded':
    'اس تقریب میں لوگوں کے گھنٹے درج ہیں۔ بتائیں کہ آپ اوقات کیوں درست کر رہے ہیں۔',
  'events.start_fixed':
    'تقریب شروع ہو چکی ہے اور لوگوں کے پاس جگہیں ہیں، اس لیے اس کا آغاز ویسا ہی رہے گا۔',
  'events.over': 'یہ تقریب ختم ہو چکی ہے۔ اب منسوخ نہیں ہو سکتی۔',
  'events.cancelled': 'یہ تقریب منسوخ ہو چکی ہے۔ کسی اور وقت پر رکھنے کے لیے اس کی نقل بنائیں۔',
  'events.not_published': 'پہلے یہ تقریب شائع کریں: ابھی اسے منتظمین کے سوا کوئی نہیں دیکھ سکتا۔',

  'event_form.mode': 'براہِ کرم بتائیں کہ جگہیں کیسے دی جائیں گی۔',
  'event_form.travel': 'براہِ کرم بتائیں کہ راستے میں کتنے منٹ لگتے ہیں، زیادہ سے زیادہ 240۔',
  'event_form.required': 'تمام ضروری خانے پُر کریں',
  'event_form.title': 'تقریب کا عنوان ضروری ہے',
  'event_form.startTime': 'آغاز کا وقت ضروری ہے',
  'event_form.endTime': 'اختتام کا وقت ضروری ہے',
  'event_form.location': 'مقام ضروری ہے',
  'event_form.description': 'تفصیل ضروری ہے',
  'event_form.startPast': 'آغاز کا وقت موجودہ وقت کے بعد کا ہو۔',
  'event_form.endPast': 'اختتام کا وقت موجودہ وقت کے بعد کا ہو۔',
  'event_form.endBeforeStart': 'اختتام آغاز کے بعد ہو۔',
  'event_form.tooShort': 'اختتام آغاز سے کم از کم 1 گھنٹہ بعد ہو۔',
  'event_form.tooLong': 'ایک تقریب زیادہ سے زیادہ 31 دن کی ہو سکتی ہے۔',
  'event_form.tooFar': 'تقریب زیادہ سے زیادہ پانچ سال بعد شروع ہو سکتی ہے۔',
  'event_form.oneRole': 'کم از کم ایک ذمہ داری شامل کریں۔',
  'event_form.created': 'تقریب بن گئی!',
  'event_form.notCreated': 'تقریب بنانے میں خرابی ہوئی',
  'event_form.createFailed': 'تقریب نہیں بن سکی',

  'event_life.published': 'تقریب شائع ہو گئی۔ اب اسے سب دیکھ سکتے ہیں۔',
  'event_life.unpublished': 'تقریب کی اشاعت واپس لے لی گئی۔ اب اسے صرف منتظمین دیکھ سکتے ہیں۔',
  'event_life.cancelled': 'تقریب منسوخ ہو گئی، اور تمام متعلقہ لوگوں کو اطلاع دی جا رہی ہے۔',
  'event_life.copied':
    'تقریب کی نقل بن گئی۔ جب تک آپ اسے شائع نہ کریں، اسے صرف منتظمین دیکھ سکتے ہیں۔',
  'event_life.reason': 'مہربانی کر کے وجہ لکھیں: یہ تمام متعلقہ لوگوں کو بھیجی جائے گی۔',
  'event_life.saved':
    'تقریب محفوظ ہو گئی۔ جب تک آپ اسے شائع نہ کریں، اسے صرف منتظمین دیکھ سکتے ہیں۔',
  'event_life.hasPerson':
    'اس میں ایک شخص کی جگہ یا درخواست ہے۔ اس کے بجائے تقریب منسوخ کریں، تاکہ انہیں اطلاع ملے۔',
  'event_life.hasPeople':
    'اس میں {people} لوگوں کی جگہیں یا درخواستیں ہیں۔ اس کے بجائے تقریب منسوخ کریں، تاکہ انہیں اطلاع ملے۔',

  'event_list.deleted': 'تقریب حذف ہو گئی!',
};

/** In English a kind is called by its own name. */
const types: Readonly<Record<`event_type.${EventType}`, string>> = {
  'event_type.community': 'کمیونٹی',
  'event_type.environment': 'ماحول',
  'event_type.education': 'تعلیم',
  'event_type.health': 'صحت',
  'event_type.food': 'خوراک',
  'event_type.sports': 'کھیل',
  'event_type.culture': 'ثقافت',
  'event_type.technology': 'ٹیکنالوجی',
  'event_type.relief': 'امداد',
};

export const urdu = { ...messages, ...types };
