import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'feedback.not_there': 'آپ ان تقریبات پر رائے دے سکتے ہیں جن میں آپ کی جگہ تھی۔',

  'feedback.rating': '1 سے 5 ستارے چنیں۔',
  'feedback.message': 'ذرا اور بتائیں۔',
  'feedback.sent': 'آپ کی رائے کا شکریہ۔',
};
