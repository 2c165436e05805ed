/** The texts of messages.ts in Urdu. */
import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'crew_rules.impossible': 'ٹیم میں جتنی جگہیں ہیں، اس سے زیادہ سند یافتہ لوگ درکار ہوں گے۔',

  'crew_rules.least': '1 سے {max} تک ایک پورا عدد لکھیں۔',
  'crew_rules.tooFewPlaces':
    '”{role}“ میں ایک وقت کی جگہوں ({places}) میں سے {least} سند یافتہ لوگوں کے لیے نہیں رکھی جا سکتیں۔',

  'own_crew.kept_for_paper':
    'جو جگہیں ابھی خالی ہیں وہ ان لوگوں کے لیے ہیں جن کے پاس یہ ہے: {papers}۔',

  'crew_beside.kept_for_paper': 'خالی جگہیں ان کے لیے ہیں: {papers}',

  'crew_lack.kept_for_paper':
    '{name} کو باقی خالی جگہوں میں سے کوئی نہیں مل سکتی: وہ ان لوگوں کے لیے ہیں جن کے پاس یہ ہے: {papers}۔',
};
