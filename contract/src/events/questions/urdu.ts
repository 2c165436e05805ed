/** The texts of messages.ts in Urdu. */
import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'questions.not_found': 'یہ سوال پہلے ہی ہٹایا جا چکا ہے۔',
  'questions.too_many': 'ایک تقریب میں زیادہ سے زیادہ ۳۰ سوال پوچھے جا سکتے ہیں۔',
  'questions.twice': 'اس تقریب میں یہ سوال پہلے سے موجود ہے۔',
  'questions.answered':
    'لوگ اس سوال کا جواب دے چکے ہیں، اس لیے اس کی قسم نہیں بدل سکتی، اور جو بات حساس ہے وہ حساس ہی رہے گی۔ اسے ہٹا کر نیا سوال پوچھیں۔',

  'question.words': 'سوال لکھیں۔',
  'question.kind': 'چنیں کہ جواب کس قسم کا ہو۔',
  'question.choices': 'کم از کم دو انتخاب لکھیں۔',
  'question.tooManyChoices': 'زیادہ سے زیادہ {max} انتخاب لکھیں۔',
  'question.choiceTwice': '”{choice}“ دو بار لکھا ہے۔',
  'question.range': 'سب سے بڑا عدد سب سے چھوٹے عدد سے کم نہیں ہو سکتا۔',
  'question.number': 'پورا عدد لکھیں۔',
  'question.added': 'سوال شامل ہو گیا۔',
  'question.changed': 'سوال بدل گیا۔',
  'question.removed': 'سوال ہٹا دیا گیا۔',
  'question.over': 'تقریب ختم ہو چکی ہے، اس لیے اس کے سوال اب نہیں بدل سکتے۔',

  'question_answer.needed': 'اس سوال کا جواب دیں۔',
  'question_answer.text': 'جواب الفاظ میں لکھیں۔',
  'question_answer.long': 'جواب زیادہ سے زیادہ {max} حروف میں لکھیں۔',
  'question_answer.choice': 'جو انتخاب اب موجود ہیں، ان میں سے چنیں۔',
  'question_answer.yesNo': 'ہاں یا نہیں میں جواب دیں۔',
  'question_answer.number': 'کوئی عدد لکھیں۔',
  'question_answer.range': '{min} سے {max} تک کا عدد لکھیں۔',
  'question_answer.date': 'تاریخ لکھیں۔',
};
