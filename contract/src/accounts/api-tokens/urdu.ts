import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'api_tokens.unknown':
    'یہ API ٹوکن کام نہیں کرتا: یہ ختم ہو چکا ہے، یا ایسا کوئی ٹوکن تھا ہی نہیں۔',
  'api_tokens.ability': 'اس API ٹوکن کو وہ اجازت حاصل نہیں جو اس کال کے لیے درکار ہے۔',
  'api_tokens.people_only':
    'یہ کال API ٹوکن سے نہیں ہو سکتی: یہ صرف وہ لوگ کر سکتے ہیں جو لاگ اِن ہوں۔',
  'api_tokens.in_address':
    'API ٹوکن کبھی پتے (URL) میں نہ لکھیں، جہاں دوسرے اسے پڑھ سکتے ہیں۔ اسے Authorization ہیڈر میں بھیجیں۔ یہ ٹوکن ختم کر کے نیا بنائیں۔',
  'api_tokens.gone': 'یہ ٹوکن پہلے ہی ختم ہو چکا ہے۔',
  'api_tokens.too_many':
    'آپ کے پاس ایک وقت میں زیادہ سے زیادہ ۲۰ ٹوکن ہو سکتے ہیں۔ جس کی ضرورت نہیں رہی، اسے ختم کر دیں۔',

  'api_token.made': 'ٹوکن بن گیا ہے۔ اسے ابھی نقل کر لیں: یہ صرف ایک بار دکھایا جاتا ہے۔',
  'api_token.ended': 'ٹوکن ختم ہو گیا ہے۔ اب سے اس کے ذریعے کوئی کال نہیں ہو سکتی۔',
  'api_token.nameNeeded': 'براہِ کرم بتائیں کہ ٹوکن کس لیے ہے۔',
  'api_token.abilityNeeded': 'براہِ کرم چنیں کہ ٹوکن سے کیا کیا جا سکتا ہے۔',
  'api_token.daysNeeded': 'براہِ کرم چنیں کہ ٹوکن کب تک کام کرے۔',
  'api_token.lacking': 'اس API ٹوکن کو {ability} کی اجازت حاصل نہیں، جو اس کال کے لیے درکار ہے۔',
};
