import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'check_in.not_open':
    'حاضری تقریب سے ایک گھنٹہ پہلے سے لے کر ختم ہونے کے ایک دن بعد تک لگائی جا سکتی ہے۔',
  'check_in.not_found': 'یہ فرد اس تقریب کی فہرست میں نہیں۔',
  'check_in.full': 'اس ذمہ داری کی تمام جگہیں بھر چکی ہیں۔',
  'check_in.reason_needed':
    'تقریب میں ان کا وقت ختم ہو چکا ہے، اور اس سے ان کے گھنٹے کم ہو جائیں گے۔ مہربانی کر کے وجہ لکھیں۔',
  'check_in.not_possible': 'یہ اب تک کے اندراج سے میل نہیں کھاتا۔ دوبارہ دیکھ لیں۔',

  'check_in.tooMany': 'ایک وقت میں زیادہ سے زیادہ 100 اندراج بھیجیں۔',
  'check_in.state': 'ایسا کوئی مرحلہ نہیں۔',
  'check_in.otherRole': 'یہ فرد اس ذمہ داری میں نہیں۔',
  'check_in.timesSaved': 'اوقات محفوظ ہو گئے۔',
  'check_in.notArrived': 'اوقات صرف اُن کے ہوتے ہیں جو آئے ہوں۔',
  'check_in.arrivalEarly': 'کوئی تقریب سے ایک گھنٹے سے زیادہ پہلے نہیں پہنچ سکتا۔',
  'check_in.arrivalLate': 'ایسا وقت چنیں جو گزر چکا ہو۔',
  'check_in.leftBeforeArrival': 'جانے کا وقت آنے کے بعد کا ہونا چاہیے۔',

  'check_in_problem.oneHour':
    'تقریب میں ان کا وقت ختم ہو چکا ہے، اور اس سے ان کا ایک گھنٹہ کم ہو جائے گا۔ مہربانی کر کے وجہ لکھیں۔',
  'check_in_problem.hours':
    'تقریب میں ان کا وقت ختم ہو چکا ہے، اور اس سے ان کے {hours} گھنٹے کم ہو جائیں گے۔ مہربانی کر کے وجہ لکھیں۔',
};
