import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'assign.assigned': 'رضاکار مقرر ہو گیا!',
  'assign.invalid': 'اندراج درست نہ ہونے کی وجہ سے مقرر نہیں کیا جا سکا!',

  'named_role.duplicate': '“{name}” نام کی ذمہ داری پہلے سے ہے۔',
  'named_role.description': 'ذمہ داری “{name}” کی تفصیل درج کریں۔',
  'named_role.places': '“{name}” کے لیے رضاکاروں کی درست تعداد درج کریں۔',
  'named_role.fewestAbove': 'ذمہ داری ”{name}“ کو اپنی جگہوں سے زیادہ لوگوں کی ضرورت نہیں ہو سکتی۔',
  'named_role.skills': 'ذمہ داری “{name}” کے لیے کم از کم ایک مہارت شامل کریں۔',
  'named_role.belowFilled':
    '”{name}“ میں پہلے ہی {filled} لوگوں کی جگہ ہے، اس لیے اس میں صرف {wanted} نہیں رکھے جا سکتے۔',

  'role_builder.required': 'ذمہ داری شامل کرنے کے لیے تمام ضروری خانے پُر کریں',
  'role_builder.fewest': 'براہِ کرم بتائیں کہ اس ذمہ داری کے لیے کم از کم کتنے لوگ درکار ہیں۔',
  'role_builder.fewestAbove': 'ذمہ داری کو اپنی جگہوں سے زیادہ لوگوں کی ضرورت نہیں ہو سکتی۔',
  'role_builder.duplicate': 'یہ ذمہ داری پہلے سے ہے!',

  'role_editor.name': 'ذمہ داری کا درست نام درج کریں۔',
  'role_editor.description': 'تفصیل درج کریں۔',
  'role_editor.places': 'رضاکاروں کی درست تعداد درج کریں۔',
  'role_editor.skills': 'کم از کم ایک مہارت شامل کریں۔',
  'role_editor.over': 'یہ تقریب ختم ہو چکی ہے، اس لیے اس میں نئی ذمہ داریاں شامل نہیں ہو سکتیں۔',
  'role_editor.added': 'ذمہ داری شامل ہو گئی!',
  'role_editor.addFailed': 'ذمہ داری شامل نہیں ہو سکی!',
  'role_editor.createFailed': 'نئی ذمہ داری نہیں بن سکی!',
  'role_editor.deleted': 'حذف ہو گیا!',

  'roles.not_found': 'یہ ذمہ داری نہیں ملی۔',
  'roles.duplicate': 'اس نام کی ذمہ داری پہلے سے ہے۔',
  'roles.below_filled': 'اس ذمہ داری میں پہلے ہی اس سے زیادہ لوگ ہیں جتنے آپ رکھنا چاہتے ہیں۔',
  'roles.begun':
    'تقریب شروع ہو چکی ہے، اس لیے اس کی ذمہ داریاں حذف نہیں ہو سکتیں۔ اس ذمہ داری کو بند کرنے کے لیے اس کی جگہیں اتنی کر دیں جتنی لی جا چکی ہیں۔',
  'roles.recorded':
    'اس ذمہ داری میں لوگوں کا کام درج ہے، اس لیے یہ حذف نہیں ہو سکتی۔ اسے بند کرنے کے لیے اس کی جگہیں اتنی کر دیں جتنی لی جا چکی ہیں۔',
  'roles.too_many': 'ایک تقریب میں زیادہ سے زیادہ 50 ذمہ داریاں ہو سکتی ہیں۔',
};
