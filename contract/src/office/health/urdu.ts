import type { UrduOf } from '../../texts.ts';

export const urdu: UrduOf<typeof import('./messages.ts')> = {
  'health.version': 'یہ ساتھ کا ورژن {version} ہے۔',
  'health.databaseEmbedded': 'اندرونی ڈیٹابیس جواب دے رہا ہے۔',
  'health.databaseServer': 'PostgreSQL سرور جواب دے رہا ہے۔',
  'health.databaseAway': 'ڈیٹابیس جواب نہیں دے رہا۔ اسے چلائیں، یا DATABASE_URL درست کریں۔',
  'health.workGoesOn': 'پسِ منظر کا کام جاری ہے۔',
  'health.workStands':
    'پسِ منظر کا کوئی کام {duration} سے مکمل نہیں ہوا۔ ساتھ کو دوبارہ چلائیں اور اس کا لاگ دیکھیں۔',
  'health.workWaits':
    'کچھ کام {duration} سے رکا ہوا ہے۔ ساتھ کو دوبارہ چلائیں اور اس کا لاگ دیکھیں۔',
  'health.workFailed':
    'کچھ کام ہر کوشش کے بعد چھوڑ دیے گئے: {count}۔ وجہ "پسِ منظر کے کام" میں لکھی ہے۔',
  'health.mailSent': 'ای میلز {host} کے ذریعے بھیجی جاتی ہیں۔',
  'health.mailFiles':
    'ای میلز صرف فائلوں میں رکھی جا رہی ہیں، کسی تک نہیں پہنچتیں۔ بھیجنے کے لیے MAIL_URL اور MAIL_FROM لکھیں۔',
  'health.mailRefused':
    'وہ ای میلز جو کوشش کے باوجود نہیں جا سکیں: {count}۔ وجہ "پسِ منظر کے کام" میں ہے؛ MAIL_URL دیکھیں۔',
  'health.diskRoom': 'ڈسک پر جگہ ہے: {free} گیگابائٹ خالی ہیں۔',
  'health.diskFull':
    'ڈسک تقریباً بھر چکی ہے: {folder} میں صرف {free} گیگابائٹ خالی ہیں۔ جگہ بنائیں، ورنہ تصویریں اور بیک اپ رک جائیں گے۔',
  'health.backupFresh': 'تازہ ترین بیک اپ {hours} گھنٹے پرانا ہے۔',
  'health.backupSoon': 'پہلا بیک اپ آج رات بنے گا۔',
  'health.backupOld':
    'تازہ ترین بیک اپ {hours} گھنٹے پرانا ہے۔ npm run backup سے ایک بنائیں: نہ بنے تو وہ وجہ بتا دیتا ہے۔',
  'health.backupNone':
    'ابھی تک کوئی بیک اپ نہیں۔ npm run backup سے ایک بنائیں: نہ بنے تو وہ وجہ بتا دیتا ہے۔',
  'health.outcomesChanged':
    'جن نتائج سے ملاپ سیکھتا ہے وہ ساتھ کے باہر سے بدلے گئے ہیں: {count}۔ جب تک کوئی ایڈمن "ملاپ کیسے سیکھتا ہے" پر فیصلہ نہ کرے، ان سے مزید کچھ نہیں سیکھا جائے گا۔',
  'health.clockOff':
    'اس مشین اور ڈیٹابیس کی گھڑیوں میں {seconds} سیکنڈ کا فرق ہے۔ دونوں کو ٹائم سرور سے ملائیں۔',
};
