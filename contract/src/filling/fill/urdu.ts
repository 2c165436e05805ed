/** The texts of messages.ts in Urdu. */
import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'fill.changed':
    'کچھ محفوظ نہیں ہوا، کیونکہ یہ منصوبہ بننے کے بعد حالات بدل گئے ہیں۔ منصوبہ دوبارہ بنائیے: جو آپ نے طے کیا تھا وہ برقرار ہے۔',
  'fill.closed': 'جگہ صرف ایسی شائع شدہ تقریب میں دی جا سکتی ہے جو ختم نہ ہوئی ہو۔',
  'fill.not_found': 'یہ منصوبہ محفوظ نہیں ہوا تھا، یا اسے محفوظ ہوئے بہت وقت گزر چکا ہے۔',
  'fill.undone': 'یہ منصوبہ پہلے ہی واپس لیا جا چکا ہے۔',

  'fill_kept.changed': '{name}: اس کے بعد جگہ بدل چکی ہے۔',
  'fill_kept.answered': '{name} اس کے بعد جواب دے چکے ہیں۔',
  'fill_kept.timeOver': '{name}: اس جگہ کا وقت گزر چکا ہے۔',

  'fill_plan.given': 'جگہیں دے دی گئی ہیں۔',
  'fill_plan.asked': 'سب سے پوچھ لیا گیا ہے۔ جواب آنے تک ان کی جگہیں محفوظ ہیں۔',
  'fill_plan.undone': 'جگہیں واپس لے لی گئی ہیں۔',
  'fill_plan.noEvents': 'مہربانی کر کے کم از کم ایک تقریب چنیے۔',
  'fill_plan.tooManyEvents': 'مہربانی کر کے زیادہ سے زیادہ 20 تقریبات چنیے۔',
  'fill_plan.noPlaces': 'اس منصوبے میں کسی کو جگہ نہیں ملتی۔',
  'fill_plan.twice': 'ایک تقریب میں کسی کو دو جگہیں نہیں مل سکتیں۔',
  'fill_plan.number': 'مہربانی کر کے پورا عدد لکھیے۔',
  'fill_plan.pool': 'مہربانی کر کے بتائیے کہ کن لوگوں پر غور کیا جائے۔',
  'fill_plan.way': 'مہربانی کر کے بتائیے کہ لوگوں سے کیسے پوچھا جائے۔',
};
