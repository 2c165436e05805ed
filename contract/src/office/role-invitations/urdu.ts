import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'role_invitation.leaving': 'اپنا اکاؤنٹ ختم کرنے کی درخواست دے چکے ہیں',
  'role_invitation.withdrew': 'اس تقریب سے دستبردار ہو چکے ہیں، یا جگہ لینے سے انکار کر چکے ہیں',
  'role_invitation.otherSkills': 'اس ذمہ داری کے لیے درکار کوئی مہارت درج نہیں',
};
