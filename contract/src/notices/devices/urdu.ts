import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'devices.unreachable':
    'آپ کے براؤزر نے ایسا پتہ دیا ہے جس تک ہم نہیں پہنچ سکتے۔ کوئی اور براؤزر آزمائیں۔',

  'device.on': 'اب آپ کو اس آلے پر اطلاع ملے گی۔',
  'device.off': 'اب آپ کو اس آلے پر اطلاع نہیں ملے گی۔',
};
