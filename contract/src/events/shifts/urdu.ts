import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'shifts.not_found': 'یہ شفٹ نہیں ملی۔',
  'shifts.outside': 'ایک شفٹ تقریب کے وقت سے باہر ہے۔',
  'shifts.below_filled': 'ایک شفٹ میں پہلے ہی اس سے زیادہ لوگ ہیں جتنے آپ رکھنا چاہتے ہیں۔',
  'shifts.has_people': 'جس شفٹ کو آپ ہٹانا چاہتے ہیں اس میں لوگوں کی جگہیں ہیں۔',
  'shifts.begun':
    'جو شفٹ شروع ہو چکی ہے، اس میں لوگوں کا کام محفوظ رہتا ہے۔ اسے ویسے ہی رہنے دیں؛ اس کے ساتھ دوسری شفٹیں شامل کی جا سکتی ہیں۔',
  'shifts.clash': 'نئے وقت پر شفٹ کے کسی فرد کی دو ذمہ داریاں ایک ہی وقت میں آ جائیں گی۔',
  'shifts.set_places':
    'اس ذمہ داری کے لوگوں کی تعداد اس کی شفٹوں سے بنتی ہے۔ اس کے بجائے شفٹیں بدلیں۔',

  'shift.saved': 'شفٹیں محفوظ ہو گئیں۔',
  'shift.times': 'شفٹ کے شروع اور ختم ہونے کا وقت درج کریں۔',
  'shift.endBeforeStart': 'شفٹ شروع ہونے کے بعد ہی ختم ہو سکتی ہے۔',
  'shift.people': 'درج کریں کہ شفٹ میں کتنے لوگ ہوں گے۔',
  'shift.fewest': 'شفٹ میں کم از کم تعداد زیادہ سے زیادہ تعداد سے بڑھ کر نہیں ہو سکتی۔',
  'shift.tooMany': 'ایک ذمہ داری میں زیادہ سے زیادہ 100 شفٹیں ہو سکتی ہیں۔',
  'shift.length': 'دورانیہ 15 منٹ سے 24 گھنٹے کے درمیان درج کریں۔',
  'shift.handover': 'حوالگی کا وقت شفٹ سے کم ہونا چاہیے۔',

  'shift_problem.full': 'شفٹ {shift} کی سب جگہیں بھر چکی ہیں۔',
  'shift_problem.allFull': '{role} کی ہر شفٹ بھر چکی ہے۔',
  'shift_problem.overlap':
    'شفٹ {shift} کے دوران {person} کے پاس پہلے سے تقریب “{title}” میں ایک ذمہ داری ہے۔',
  'shift_problem.outside': '{role} کی یہ شفٹیں تقریب کے وقت سے باہر ہو جائیں گی: {shifts}۔',
  'shift_problem.belowFilled':
    'شفٹ {shift} میں پہلے ہی {filled} لوگوں کی جگہ ہے، اس لیے اس میں صرف {wanted} نہیں رکھے جا سکتے۔',
  'shift_problem.tooFewPlaces':
    '{role} میں {filled} لوگوں کی جگہ ہے، اور شفٹوں میں ان سب کے لیے کافی جگہیں نہیں۔',
  'shift_problem.begun':
    'ان شفٹوں میں لوگ ہیں یا تھے، اور ان کا کام محفوظ رہتا ہے: {shifts}۔ انہیں ویسے ہی رہنے دیں؛ ان کے ساتھ دوسری شفٹیں شامل کی جا سکتی ہیں۔',
  'shift_problem.hasPerson': 'ان شفٹوں میں ایک شخص کی جگہ ہے: {shifts}۔',
  'shift_problem.hasPeople': 'ان شفٹوں میں {people} لوگوں کی جگہ ہے: {shifts}۔',
};
