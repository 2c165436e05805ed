import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'board.changed': 'کچھ بھی محفوظ نہیں ہوا، کیونکہ اس دوران کچھ لوگوں کی صورتِ حال بدل گئی ہے۔',
  'board.clash': 'کچھ محفوظ نہیں ہوا، کیونکہ کچھ لوگوں کے پاس اس وقت پہلے سے ذمہ داری ہے۔',
  'board.not_eligible': 'کچھ محفوظ نہیں ہوا، کیونکہ کچھ لوگ ابھی یہ ذمہ داری نہیں لے سکتے۔',

  'board.saved': 'ذمہ داریاں محفوظ ہو گئیں۔',
  'board.twice': 'ایک بار محفوظ کرتے ہوئے ہر شخص کو صرف ایک ہی بار منتقل کیا جا سکتا ہے۔',
  'board.nowhere': 'اس منتقلی سے کچھ نہیں بدلتا۔',

  'board_problem.holds': '{name} کے پاس اب یہ ذمہ داری ہے: {role}۔',
  'board_problem.asks': '{name} کے پاس اب کوئی جگہ نہیں، اور درخواست جواب کی منتظر ہے۔',
  'board_problem.asksFor': '{name} کی درخواست اب اس ذمہ داری کے لیے ہے: {role}۔',
  'board_problem.waits': '{name} کا نام اب انتظار کی فہرست میں ہے۔',
  'board_problem.declined': 'اس دوران {name} کی درخواست نامنظور ہو چکی ہے۔',
  'board_problem.withdrew': '{name} نے اپنی درخواست واپس لے لی ہے۔',
  'board_problem.recorded': 'اس تقریب میں {name} کا کام درج ہے۔ پہلے اسے دن کی فہرست میں بدلیں۔',
  'board_problem.timeOver':
    'اس تقریب میں {name} کا وقت گزر چکا ہے۔ دن کی فہرست میں بتائیں کہ وہ آئے تھے یا نہیں۔',
  'board_problem.outside': '{name} نے اس تقریب کے لیے درخواست نہیں دی۔',
  'board_problem.notActive': '{name} کا کوئی فعال رضاکار اکاؤنٹ نہیں۔',
  'board_problem.overlap': '{name} کے پاس اس وقت ”{title}“ میں پہلے سے ایک ذمہ داری ہے۔',
  'board_problem.tooFar':
    '{name} کے پاس ”{title}“ میں پہلے سے ایک ذمہ داری ہے، جو تقریباً {duration} کے فاصلے پر ہے: آنے جانے کا وقت نہیں بچتا۔',
  'board_problem.elsewhere': '{name} کے پاس اس وقت کہیں اور جگہ ہے۔',
  'board_problem.full': 'اس ذمہ داری میں اب کوئی جگہ خالی نہیں: {role}۔',
  'board_problem.accountGone': 'یہ اکاؤنٹ اب موجود نہیں۔',
  'board_problem.roleGone': 'یہ ذمہ داری اب موجود نہیں۔',
};
