/** The texts of messages.ts in Urdu, and what kinds of events are called. */
import type { Values } from '../../language-in-use.ts';
import type { UrduOf } from '../../texts.ts';
import type { CalendarTab, EventType } from '../events/rules.ts';

const none: Readonly<Record<CalendarTab, string>> = {
  all: 'کوئی تقریب نہیں ملی',
  upcoming: 'کوئی آنے والی تقریب نہیں ملی',
  ongoing: 'کوئی جاری تقریب نہیں ملی',
  past: 'کوئی گزری ہوئی تقریب نہیں ملی',
};

/** In English a kind is called by its own name. */
const types: Readonly<Record<`event_type.${EventType}`, string>> = {
  'event_type.community': 'کمیونٹی',
  'event_type.environment': 'ماحول',
  'event_type.education': 'تعلیم',
  'event_type.health': 'صحت',
  'event_type.food': 'خوراک',
  'event_type.sports': 'کھیل',
  'event_type.culture': 'ثقافت',
  'event_type.technology': 'ٹیکنالوجی',
  'event_type.relief': 'امداد',
};

const messages: UrduOf<typeof import('./messages.ts')> = {
  'calendar.none': ({ tab }: Values) => none[tab as CalendarTab] ?? none.all,
  'calendar.hint': 'نئی تقریبات کے لیے پھر دیکھیں',
};

export const urdu = { ...messages, ...types };
