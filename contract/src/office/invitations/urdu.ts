import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'invitations.has_account':
    'اس پتے کا اکاؤنٹ پہلے سے موجود ہے۔ اس شخص کو رضاکاروں کی شماریات کے صفحے پر ایڈمن بنائیں۔',
  'invitations.is_admin': 'یہ شخص پہلے سے ایڈمن ہے۔',
  'invitations.already_invited':
    'اس پتے پر دعوت پہلے ہی بھیجی جا چکی ہے۔ آپ اسے دوبارہ بھیج سکتے ہیں۔',
  'invitations.not_found': 'یہ دعوت نہیں ملی۔',
  'invitations.ended': 'اس دوران یہ دعوت قبول ہو چکی ہے یا واپس لے لی گئی ہے۔',
  'invitations.account_since':
    'اب اس پتے کا اکاؤنٹ موجود ہے۔ براہِ کرم اسی سے لاگ اِن کریں اور کسی ایڈمن سے کہیں کہ وہ آپ کو منتظم بنا دیں۔',

  'invitation.sent': 'دعوت بھیج دی گئی ہے۔',
  'invitation.withdrawn': 'دعوت واپس لے لی گئی ہے۔',
  'invitation.accepted': 'خوش آمدید۔ اب سے آپ ایڈمن ہیں۔',
};
