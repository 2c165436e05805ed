import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'match_learning.not_found': 'ایسی کوئی شکل موجود نہیں۔',
  'match_learning.rejected': 'یہ شکل نئے نتائج پر کمزور نکلی، اس لیے اسے چالو نہیں کیا جا سکتا۔',
  'match_learning.too_few': 'ابھی سیکھنے کے لیے نتائج بہت کم ہیں۔',
  'match_learning.log_changed':
    'کچھ نتائج ساتھ کے باہر سے بدلے گئے ہیں، اس لیے ان سے کچھ نہیں سیکھا جاتا۔ پہلے انہیں الگ کیجیے۔',
  'match_learning.log_sound': 'تمام نتائج ویسے ہی ہیں جیسے لکھے گئے تھے؛ الگ کرنے کو کچھ نہیں۔',

  'match_learning.saved': 'محفوظ ہو گیا۔',
  'match_learning.switched': 'اب سے ملاپ میں یہی شکل استعمال ہوگی۔',
  'match_learning.begun': 'سیکھنا شروع ہو گیا ہے۔',
  'match_learning.leftOut': 'وہ الگ کر دیے گئے۔ ملاپ باقی نتائج سے پھر سیکھے گا۔',
  'match_learning.fairness': 'مہربانی کر کے 0 سے 1 تک کا عدد چنیے۔',
  'match_learning.version': 'مہربانی کر کے کوئی شکل چنیے۔',
};
