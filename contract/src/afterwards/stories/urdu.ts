import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'stories.not_found': 'یہ رائے اب موجود نہیں۔',
  'stories.cannot_ask':
    'اس رائے میں الفاظ نہیں یا لکھنے والا جا چکا ہے، اس لیے کسی سے پوچھا نہیں جا سکتا۔',
  'stories.already_asked': 'لکھنے والے سے پہلے ہی پوچھا جا چکا ہے۔ جواب یہیں نظر آئے گا۔',
  'stories.no_consent': 'لکھنے والا راضی نہیں، یا اب راضی نہیں رہا۔ کچھ شائع نہیں ہوا۔',

  'story.consent': 'بتائیں کہ آپ کے الفاظ شائع ہو سکتے ہیں یا نہیں، اور کس نام سے۔',
  'story.asked': 'پوچھ لیا گیا ہے۔ {name} کا جواب آتے ہی آپ کو بتایا جائے گا۔',
  'story.published': 'یہ اب پہلے صفحے پر ہے۔',
  'story.unpublished': 'یہ اب پہلے صفحے پر نہیں رہا۔',
  'story.agreed': 'شکریہ۔ منتظمین آپ کے الفاظ شائع کر سکتے ہیں۔',
  'story.declined': 'آپ کے الفاظ شائع نہیں ہوں گے۔',
};
