import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'accounts.sign_in_needed': 'پہلے لاگ اِن کریں۔',
  'accounts.not_allowed': 'آپ کو اس کی اجازت نہیں۔',
  'accounts.wrong_credentials': 'ای میل یا پاس ورڈ درست نہیں',
  'accounts.not_activated': 'پہلے اپنا اکاؤنٹ فعال کریں۔ ہم ای میل دوبارہ بھیج سکتے ہیں۔',
  'accounts.leaving':
    'یہ اکاؤنٹ حذف ہو رہا ہے۔ ہماری بھیجی ہوئی ای میل میں اسے برقرار رکھنے کا لنک ہے۔',
  'accounts.token_invalid': 'لنک کی میعاد ختم ہو گئی یا وہ درست نہیں',
  'accounts.user_not_found': 'یہ شخص نہیں ملا۔',
  'accounts.last_admin': 'آخری ایڈمن کو ہٹایا نہیں جا سکتا۔',
  'accounts.setup_done': 'یہاں پہلے سے ایک ایڈمن موجود ہے۔ براہِ کرم لاگ اِن کریں۔',
  'accounts.email_taken': 'اس ای میل کا اکاؤنٹ پہلے سے موجود ہے۔',
  'accounts.current_password': 'تبدیلی کے لیے اپنا موجودہ پاس ورڈ درج کریں۔',

  'activation.success': 'اکاؤنٹ فعال ہو گیا!',
  'activation.resent': 'اگر اس ای میل کا اکاؤنٹ فعال ہونا باقی ہے تو ای میل بھیج دی گئی ہے۔',

  'availability.order': 'وقت کا اختتام آغاز کے بعد ہونا چاہیے۔',

  'login.emailRequired': 'ای میل ضروری ہے',
  'login.emailInvalid': 'درست ای میل درج کریں',
  'login.passwordRequired': 'پاس ورڈ ضروری ہے',
  'login.passwordShort': 'پاس ورڈ کم از کم 6 حروف کا ہو',
  'login.success': 'لاگ اِن ہو گیا!',
  'login.invalid': 'ای میل یا پاس ورڈ درست نہیں',

  'logout.success': 'لاگ آؤٹ ہو گیا!',

  'profile.nameShort': 'نام کم از کم 2 حروف کا ہو',
  'profile.nameLong': 'نام 50 حروف سے کم ہو',
  'profile.nameLetters': 'نام میں صرف حروف اور وقفے ہو سکتے ہیں',
  'profile.phoneRequired': 'فون نمبر ضروری ہے',
  'profile.phone':
    'فون نمبر درست نہیں۔ یوں لکھیں: 03001234567, 0300-1234567, 0300 1234567, +923001234567',
  'profile.email': 'ای میل کی شکل درست نہیں',
  'profile.experienceNumber': 'تجربے کے لیے درست عدد درج کریں',
  'profile.experienceHigh': 'تجربے کے سال بہت زیادہ لگتے ہیں',
  'profile.experienceNegative': 'تجربے کے سال منفی نہیں ہو سکتے',
  'profile.description': 'تعارف 500 حروف سے کم ہو',
  'profile.skillsRequired': 'کم از کم ایک مہارت ضروری ہے',
  'profile.skillEmpty': 'مہارت خالی نہیں ہو سکتی',
  'profile.skillLong': 'مہارت کا نام بہت لمبا ہے',
  'profile.interestEmpty': 'دلچسپی خالی نہیں ہو سکتی',
  'profile.interestLong': 'دلچسپی کا نام بہت لمبا ہے',
  'profile.currentPassword': 'تبدیلی کے لیے اپنا موجودہ پاس ورڈ درج کریں۔',
  'profile.updated': 'پروفائل محفوظ ہو گیا!',
  'profile.passwordWaits':
    'پروفائل محفوظ ہو گئی! آپ کا نیا پاس ورڈ ابھی کام نہیں کرتا: براہِ کرم وہ لنک کھولیں جو ہم نے آپ کو ای میل کیا ہے۔',
  'profile.emailWaits':
    'پروفائل محفوظ ہو گئی! آپ کا نیا ای میل پتا ابھی کام نہیں کرتا: براہِ کرم وہ لنک کھولیں جو ہم نے آپ کے موجودہ پتے پر بھیجا ہے۔',
  'profile.passwordFirst':
    'پروفائل محفوظ ہو گئی! آپ کا نیا پاس ورڈ ابھی کام نہیں کرتا: براہِ کرم وہ لنک کھولیں جو ہم نے آپ کو ای میل کیا ہے۔ آپ کا ای میل پتا وہی ہے: جب پاس ورڈ کام کرنے لگے تو اسے بدل لیں۔',
  'profile.heldBack':
    'پروفائل محفوظ ہو گئی! جس تبدیلی کے لیے ای میل کا لنک درکار ہے وہ نہیں ہوئی: ہم حال ہی میں آپ کو بہت زیادہ ای میلز بھیج چکے ہیں۔ براہِ کرم ایک گھنٹے بعد دوبارہ کوشش کریں۔',

  'removal.success': 'رضاکار حذف ہو گیا!',
  'removal.failed': 'رضاکار حذف نہیں ہو سکا۔',
  'removal.error': 'رضاکار حذف کرنے میں خرابی ہوئی۔',

  'signup.name': 'پورا نام 2 سے 50 حروف کا ہو، خاص علامتوں کے بغیر۔',
  'signup.gmail': 'درست Gmail پتہ درج کریں',
  'signup.domains': ({ domains }) =>
    `${`${domains}`.replaceAll(' or ', ' یا ')} کا ای میل درج کریں`,
  'signup.passwordShort': 'پاس ورڈ کم از کم 8 حروف کا ہو۔',
  'signup.passwordLong': 'پاس ورڈ زیادہ سے زیادہ 128 حروف کا ہو۔',
  'signup.passwordMix': 'پاس ورڈ میں حروف، ہندسے اور خاص علامتیں ہوں۔',
  'signup.passwordCommon':
    'یہ پاس ورڈ آسانی سے بوجھا جا سکتا ہے۔ کوئی لمبا یا کم عام پاس ورڈ چنیں، جیسے چار بے تعلق لفظ، ایک ہندسے اور ایک علامت کے ساتھ۔',
  'signup.contactNumber': 'نمبر یوں لکھیں: 03XXXXXXXXX یا +923XXXXXXXXX',
  'signup.experienceNumber': 'تجربے کے لیے درست عدد درج کریں',
  'signup.experienceRange': 'تجربہ 0 سے 100 سال کے درمیان ہو',
  'signup.description': 'تعارف کم از کم 10 حروف کا ہو',
  'signup.skills': 'کم از کم ایک مہارت چنیں',
  'signup.interests': 'کم از کم ایک دلچسپی چنیں',
  'signup.avatar': 'پروفائل تصویر ضروری ہے',
  'signup.terms': 'شرائط و ضوابط قبول کریں۔',
  'signup.whyOrganise': 'براہِ کرم ایک جملے میں بتائیے کہ آپ منتظم کیوں بننا چاہتے ہیں۔',
  'signup.avatarType': 'صرف JPG، JPEG یا PNG فائلیں قبول ہیں۔',
  'signup.avatarSize': 'فائل 2MB سے چھوٹی ہو۔',
  'signup.oneAvatar': 'ایک پروفائل تصویر چنیں۔',
  'signup.success': 'اکاؤنٹ کی تصدیق کے لیے اپنی ای میل دیکھیں!',

  'skill.required': 'مہارت کا نام ضروری ہے',
  'skill.short': 'مہارت کا نام کم از کم 2 حروف کا ہو',
  'skill.long': 'مہارت کا نام 30 حروف سے کم ہو',
  'skill.characters': 'مہارت کے نام میں صرف حروف، ہندسے، وقفے اور ہائفن ہو سکتے ہیں',
  'skill.duplicate': 'یہ مہارت آپ کے پروفائل میں پہلے سے ہے',
};
