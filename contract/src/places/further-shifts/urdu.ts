/** The texts of messages.ts in Urdu. */
import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'further_shifts.not_possible': 'یہ شفٹ اس شخص کو ساتھ میں نہیں دی جا سکتی۔',
  'further_shifts.not_found': 'یہ شفٹ اس شخص کی اضافی شفٹوں میں سے نہیں۔',
  'further_shifts.begun': 'یہ شفٹ شروع ہو چکی ہے، اس لیے اب واپس نہیں لی جا سکتی۔',
  'further_shifts.crew':
    'اس ذمہ داری میں لوگوں کے پاس ایک سے زیادہ شفٹیں ہیں، اس لیے اس کی ٹیموں پر کوئی شرط نہیں لگائی جا سکتی۔',

  'further_shifts.added': 'شفٹ دے دی گئی۔',
  'further_shifts.takenBack': 'شفٹ واپس لے لی گئی۔',
  'further_shifts.givenUp': 'آپ نے یہ شفٹ چھوڑ دی ہے۔ باقی شفٹیں آپ ہی کی ہیں۔',
  'further_shifts.notAllowed': 'اس تقریب میں ہر ایک کی ایک ہی شفٹ ہے۔',
  'further_shifts.oneEach':
    'یہ ذمہ داری اپنی ٹیموں سے کچھ تقاضا کرتی ہے، اس لیے اس میں ہر ایک کی ایک ہی شفٹ ہے۔',
  'further_shifts.overlap': '{name} کے پاس اس وقت پہلے سے ایک شفٹ ہے۔',
  'further_shifts.noPlace': '{name} کے پاس اب اس ذمہ داری کی کوئی شفٹ نہیں۔',
};
