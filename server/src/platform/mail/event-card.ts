/** What a mail says about an event before anybody reads a sentence: what, when and where it is, and as what one comes. */
import type { Language } from '@saath/contract/language';
import { type Span, spanInWords, zoneInWords } from './times.ts';

export type CardedEvent = Span & {
  readonly id: string;
  readonly title: string;
  readonly location: string;
};

export type EventCard = {
  readonly title: string;
  readonly rows: readonly CardRow[];
  /** A picture with its whole address; the card reads as well without. */
  readonly coverUrl: string | null;
};

export type CardRow = {
  readonly label: string;
  /** What somebody wrote keeps its own direction. */
  readonly isOwn: boolean;
  readonly text: string;
  /** In small print under the text. */
  readonly note?: string;
  readonly link?: { readonly label: string; readonly href: string };
};

const labels = {
  en: { when: 'When', where: 'Where', map: 'Show on a map', role: 'Your role' },
  ur: { when: 'وقت', where: 'مقام', map: 'نقشے پر دیکھیں', role: 'آپ کی ذمہ داری' },
} as const satisfies Record<Language, Record<string, string>>;

/** @param place as the reader has it: the times and the place of their shift where there is one */
export function eventCard(
  language: Language,
  place: { event: CardedEvent; roleName?: string | null; coverUrl?: string | null },
): EventCard {
  const { event, roleName = null, coverUrl = null } = place;
  const { when, where, map, role } = labels[language];
  const { title, location, startTime, timeZone } = event;
  return {
    title,
    coverUrl,
    rows: [
      {
        label: when,
        isOwn: false,
        text: spanInWords(language, event),
        note: zoneInWords(language, startTime, timeZone),
      },
      { label: where, isOwn: true, text: location, link: { label: map, href: mapUrl(location) } },
      ...(roleName ? [{ label: role, isOwn: true, text: roleName }] : []),
    ],
  };
}

/** A search on OpenStreetMap: nobody else hears who looks where. */
function mapUrl(location: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(location)}`;
}
