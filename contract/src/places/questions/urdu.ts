/** The texts of messages.ts in Urdu. */
import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'questions.unanswered': 'پہلے تقریب کے صفحے پر پوچھے گئے سوالوں کے جواب دیں۔',
  'questions.changed': 'منتظمین نے اس دوران سوال بدل دیے ہیں۔ انہیں دوبارہ دیکھ لیں۔',
  'questions.over': 'تقریب ختم ہو چکی ہے، اب جواب نہیں بدلے جا سکتے۔',
  'questions.no_place': 'اس تقریب میں نہ آپ کے پاس جگہ ہے نہ آپ نے جگہ مانگی ہے۔',

  'given_answer.saved': 'جواب محفوظ ہو گئے۔',
  'given_answer.tooMany': 'جوابات کی تعداد بہت زیادہ ہے۔',
  'given_answer.invalid': 'یہ جواب درست نہیں ہے۔',
};
