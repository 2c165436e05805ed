import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'contact_choice.isOn':
    'جو رضاکار کسی تقریب میں آپ کی قیادت کرتے ہیں، وہ اب آپ کا ای میل پتہ اور فون نمبر دیکھ سکتے ہیں۔',
  'contact_choice.isOff':
    'جو رضاکار آپ کی قیادت کرتے ہیں، وہ اب آپ کا ای میل پتہ اور فون نمبر نہیں دیکھ سکتے۔',
};
