import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'on_site.not_now':
    'ہنگامی رابطہ تب دیکھا جا سکتا ہے جب اس شخص کے پاس جگہ ہو، تقریب سے ایک دن پہلے سے ایک دن بعد تک۔',
  'on_site.none': 'اب کوئی ہنگامی رابطہ موجود نہیں۔',
};
