import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'why_not.notActive': 'رضاکار کا فعال اکاؤنٹ نہیں',
  'why_not.requested': 'اس تقریب کے لیے درخواست دے چکے ہیں: درخواستیں دیکھیں',
  'why_not.waitlisted': 'اس تقریب کی انتظار فہرست میں ہیں',
  'why_not.offered': 'اس تقریب میں جگہ کی پیشکش ہو چکی ہے، جواب باقی ہے',
  'why_not.holds': 'اس تقریب میں پہلے سے شامل ہیں',
  'why_not.declined': 'اس تقریب کے لیے پہلے انکار کیا جا چکا ہے',
  'why_not.over': 'اس تقریب میں جگہ تھی',
  'why_not.busy': 'اس وقت کہیں اور جگہ ہے',
  'why_not.tooFar': 'تقریباً {duration} کے فاصلے پر جگہ ہے، آنے جانے کا وقت نہیں بچتا',
  'why_not.turn': 'پہلے ہی کئی بار پوچھا جا چکا ہے، اس لیے پہلے دوسروں کی باری ہے',
  'why_not.likelier': 'منصفانہ باری چالو ہے: دوسروں کے ہاں کہنے کا امکان زیادہ ہے',
  'why_not.tried': 'آخری تجویز ایسے فرد کے لیے ہے جس کی موزونیت کم یقینی ہے',
  'why_not.free': 'پورے وقت فارغ ہوں',
  'why_not.lists': 'مہارتوں میں {skill} درج ہو',
};
