/** The texts of messages.ts in Urdu. */
import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'crew_rules.impossible': 'ٹیم میں جتنی جگہیں ہیں، اس سے زیادہ سند یافتہ لوگ درکار ہوں گے۔',
  'crew_rules.no_room_for_minors':
    'اتنے بالغوں کے ساتھ کسی نابالغ کے لیے جگہ نہیں بچتی۔ کم بالغ مانگیں، جگہیں بڑھائیں، یا عمر ”18 سال سے زیادہ“ چنیں۔',

  'crew_rules.least': '1 سے {max} تک ایک پورا عدد لکھیں۔',
  'crew_rules.tooFewPlaces':
    '”{role}“ میں ایک وقت کی جگہوں ({places}) میں سے {least} سند یافتہ لوگوں کے لیے نہیں رکھی جا سکتیں۔',
  'crew_rules.noRoomForMinors':
    '”{role}“ میں ایک وقت کی جگہوں ({places}) میں {adults} بالغوں کے ساتھ کسی نابالغ کے لیے جگہ نہیں بچتی۔ کم بالغ مانگیں، جگہیں بڑھائیں، یا عمر ”18 سال سے زیادہ“ چنیں۔',

  'own_crew.kept_for_paper':
    'جو جگہیں ابھی خالی ہیں وہ ان لوگوں کے لیے ہیں جن کے پاس یہ ہے: {papers}۔',
  'own_crew.needs_adults':
    '18 سال سے کم عمر افراد کو یہاں جگہ تبھی مل سکتی ہے جب ٹیم میں اتنے بالغ ہوں: {adults}۔ اگر آپ 18 سال سے بڑے ہیں تو تقریب کے صفحے پر بتائیں؛ ورنہ درخواست دے کر انتظار کریں۔',

  'crew_beside.kept_for_paper': 'خالی جگہیں ان کے لیے ہیں: {papers}',
  'crew_beside.needs_adults': 'پہلے ٹیم میں اتنے بالغ درکار ہیں: {adults}',

  'crew_lack.kept_for_paper':
    '{name} کو باقی خالی جگہوں میں سے کوئی نہیں مل سکتی: وہ ان لوگوں کے لیے ہیں جن کے پاس یہ ہے: {papers}۔',
  'crew_lack.needs_adults':
    'ممکن ہے {name} 18 سال سے کم عمر ہوں، اور ٹیم میں اس کے لیے درکار بالغ ({adults}) پورے نہیں۔ پہلے بالغ شامل کریں، یا {name} سے کہیں کہ بتائیں کہ وہ 18 سال سے بڑے ہیں۔',
};
