/** What Admins read about numbers that were not right. */
import type { Language } from '@saath/contract/language';

/** @param count how many numbers differed */
export function putRightTitle(language: Language, count: number): string {
  const one = {
    en: 'One kept number was wrong and is put right. The log shows which one.',
    ur: 'ایک محفوظ عدد غلط تھا اور درست کر دیا گیا ہے۔ کون سا، یہ تبدیلیوں کی فہرست میں ہے۔',
  };
  const many = {
    en: `${count} kept numbers were wrong and are put right. The log shows which ones.`,
    ur: `${count} محفوظ اعداد غلط تھے اور درست کر دیے گئے ہیں۔ کون سے، یہ تبدیلیوں کی فہرست میں ہے۔`,
  };
  return (count === 1 ? one : many)[language];
}
