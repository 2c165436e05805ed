/** What Admins read about a backup that did not come. */
import type { Language } from '@saath/contract/language';

/** @param hours the age of the newest backup; undefined when there is none */
export function backupOldTitle(language: Language, hours: number | undefined): string {
  if (hours === undefined)
    return {
      en: 'There is no backup yet. Background work shows why.',
      ur: 'ابھی تک کوئی بیک اپ نہیں بنا۔ وجہ "پسِ منظر کے کام" میں ہے۔',
    }[language];
  return {
    en: `The newest backup is ${hours} hours old. Background work shows why.`,
    ur: `تازہ ترین بیک اپ ${hours} گھنٹے پرانا ہے۔ وجہ "پسِ منظر کے کام" میں ہے۔`,
  }[language];
}
