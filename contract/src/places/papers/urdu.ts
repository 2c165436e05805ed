/** The texts of messages.ts in Urdu. */
import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'papers.not_found': 'یہ کاغذ اب موجود نہیں۔',
  'papers.answered': 'کوئی اور منتظم اس کا جواب دے چکا ہے۔',
  'papers.given': 'یہ آپ کو ایک تربیت سے ملی ہے، اس لیے آپ کی حاضری کے ساتھ برقرار رہے گی۔',
  'papers.expired': 'یہ تاریخ گزر چکی ہے۔ وہ دن لکھیں جس تک سند کارآمد ہے۔',

  'paper.kind': 'چنیں کہ آپ کے پاس کیا ہے۔',
  'paper.reason': 'وجہ لکھیں، تاکہ متعلقہ فرد جان سکے کہ کیا کرنا ہے۔',
  'paper.claimed': 'شامل ہو گیا۔ کوئی منتظم اسے دیکھے گا۔',
  'paper.withdrawn': 'ہٹا دیا گیا۔',
  'paper.said': 'شکریہ، درج ہو گیا۔',
  'paper.verified': 'تصدیق ہو گئی۔',
  'paper.refused': 'قبول نہیں کیا گیا۔ متعلقہ فرد کو وجہ بتا دی گئی ہے۔',
  'paper.kept': 'آپ کی لکھی وجہ کے ساتھ جگہ برقرار ہے۔',
};
