/** What organisers read when people whom a team counted on are missing. */
import type { Language } from '@saath/contract/language';
import { isolate } from '../../../platform/mail/template.ts';
import type { ShortCrew } from './queries.ts';

type News = { readonly title: string; readonly crews: readonly ShortCrew[] };

/** Who is missing, and where. It names nobody: who had the qualification, and why they are not counted, stands with the people. */
export function crewShortTitle(language: Language, { title, crews }: News): string {
  const [crew] = crews;
  const own = (text: string) => isolate(language, text);
  if (!crew || crews.length > 1)
    return crews.some(({ kindName }) => kindName === null)
      ? {
          en: `People are missing whom teams counted on: ${title}`,
          ur: `ایسے لوگ کم ہو گئے ہیں جن پر ٹیموں کا انحصار تھا: ${own(title)}`,
        }[language]
      : {
          en: `In ${crews.length} teams people with a qualification are missing who were there: ${title}`,
          ur: `${crews.length} ٹیموں میں مطلوبہ سند والے لوگ اب کم ہیں: ${own(title)}`,
        }[language];
  const { missing, kindName, roleName } = crew;
  if (kindName === null)
    return {
      en: `In the team “${roleName}” ${missing === 1 ? 'an adult is' : `${missing} adults are`} missing beside somebody who may be under 18: ${title}`,
      ur: `ٹیم ${own(roleName)} میں ${missing === 1 ? 'ایک بالغ فرد کم ہے' : `${missing} بالغ افراد کم ہیں`}، اور اس میں کوئی شاید 18 سال سے کم عمر ہے: ${own(title)}`,
    }[language];
  return {
    en: `In the team “${roleName}” ${missing === 1 ? 'somebody' : `${missing} people`} with ${kindName} ${missing === 1 ? 'is' : 'are'} missing: ${title}`,
    ur: `ٹیم ${own(roleName)} میں ${missing === 1 ? 'ایک فرد' : `${missing} لوگ`} درکار ${missing === 1 ? 'ہے' : 'ہیں'} جن کے پاس ${own(kindName)} ہو: ${own(title)}`,
  }[language];
}

/** The same for whoever leads an event: in a small team it would say of somebody what they lack (ADR 50). */
export function crewNeedsTitle(language: Language, { title, crews }: News): string {
  // One that lacks two kinds of people is one.
  const count = new Set(crews.map(({ roleId, shiftId }) => `${roleId} ${shiftId}`)).size;
  return {
    en: count === 1 ? `A team needs somebody: ${title}` : `${count} teams need somebody: ${title}`,
    ur: `${count === 1 ? 'ایک ٹیم کو' : `${count} ٹیموں کو`} کسی کی ضرورت ہے: ${isolate(language, title)}`,
  }[language];
}
