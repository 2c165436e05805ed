/** What a device shows of a notice: a line on a screen that others may see too. */
import type { Language } from '@saath/contract/language';
import { eventNoticeKinds } from '@saath/contract/notices/notices/rules';
import type { PushRow } from './queries.ts';

/** Their titles speak of an event. Others may name people, so a device only says that there is something. */
const shownKinds: readonly string[] = eventNoticeKinds.filter((kind) => kind !== 'message');

/** Organisers' news are about people. */
const isShown = ({ kind, link }: PushRow) =>
  shownKinds.includes(kind) && !link.startsWith('/admin/');

type Texts = { readonly message: string; readonly other: string; readonly direction: string };

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    message: 'There is a message for you',
    other: 'There is news for you',
    direction: 'ltr',
  },
  ur: {
    message: 'آپ کے لیے ایک پیغام آیا ہے',
    other: 'آپ کے لیے ایک نئی اطلاع ہے',
    direction: 'rtl',
  },
};

/** Read by `web/public/sw.js`. */
export function presentPush(row: PushRow): string {
  const { id, kind, title, link, language } = row;
  const { message, other, direction } = texts[language];
  const hidden = kind === 'message' ? message : other;
  return JSON.stringify({
    id,
    title: isShown(row) ? title : hidden,
    link,
    language,
    direction,
  });
}
