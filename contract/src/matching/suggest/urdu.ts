/**
 * Why somebody fits a role, in Urdu: by the kinds and values of `@saath/matching/reasons`, which says the same in English.
 * `reason` is told to organisers, `own_reason` to the person whom it is about.
 */
import { isRightToLeft } from '../../foundation/organisation/rules.ts';
import type { Value, Values } from '../../language-in-use.ts';
import type { UrduOf, UrduText } from '../../texts.ts';

/** What sign-up offers (specification §2), as it is kept, in lower case. */
const offered = {
  devops: 'ڈیو آپس',
  fullstack: 'فل اسٹیک',
  'ui/ux': 'یو آئی / یو ایکس',
  cloud: 'کلاؤڈ',
  'ai/ml': 'اے آئی / ایم ایل',
  development: 'سافٹ ویئر سازی',
  cricket: 'کرکٹ',
  outdoor: 'کھلی فضا',
  management: 'انتظام',
};

/** Names of `@saath/matching`, which takes each of these for the same skill. */
export const skillsInUrdu = {
  accounting: 'حساب کتاب',
  arabic: 'عربی',
  'blood donation': 'خون کا عطیہ',
  calligraphy: 'خطاطی',
  'child care': 'بچوں کی دیکھ بھال',
  cleaning: 'صفائی',
  cooking: 'کھانا پکانا',
  'data entry': 'ڈیٹا انٹری',
  driving: 'ڈرائیونگ',
  'elder care': 'بزرگوں کی دیکھ بھال',
  english: 'انگریزی',
  'event management': 'تقریبات کا انتظام',
  'first aid': 'ابتدائی طبی امداد',
  fundraising: 'عطیات جمع کرنا',
  gardening: 'باغبانی',
  'graphic design': 'گرافک ڈیزائن',
  kashmiri: 'کشمیری',
  'loading and lifting': 'سامان اٹھانا',
  medical: 'طب',
  music: 'موسیقی',
  nursing: 'نرسنگ',
  painting: 'مصوری',
  pashto: 'پشتو',
  photography: 'فوٹوگرافی',
  poetry: 'شاعری',
  'public speaking': 'تقریر',
  punjabi: 'پنجابی',
  security: 'سیکیورٹی',
  'serving food': 'کھانا کھلانا',
  sewing: 'سلائی',
  sindhi: 'سندھی',
  singing: 'گلوکاری',
  'social media': 'سوشل میڈیا',
  'social work': 'سماجی کام',
  'software development': 'پروگرامنگ',
  swimming: 'تیراکی',
  teaching: 'تدریس',
  translation: 'ترجمہ',
  'tree planting': 'شجرکاری',
  tutoring: 'ٹیوشن',
  urdu: 'اردو',
  vaccination: 'ویکسینیشن',
  videography: 'ویڈیو بنانا',
  writing: 'تحریر',
};

/** What is not here stays as people typed it. */
const tags: Readonly<Record<string, string>> = { ...offered, ...skillsInUrdu };

/** A skill or an interest inside a sentence: in Urdu, or as somebody typed it, in its own direction (U+2068 … U+2069). */
const tag = (value: Value | undefined): string => {
  const typed = String(value ?? '');
  const key = typed.toLowerCase();
  if (Object.hasOwn(tags, key)) return tags[key] ?? typed;
  return isRightToLeft(typed) ? typed : `\u2068${typed}\u2069`;
};

const times = (count: Value | undefined): string => {
  if (count === 1) return 'ایک بار';
  return count === 2 ? 'دو بار' : `${count} بار`;
};

const duration = (minutes: number): string => {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [hours > 0 ? `${hours} گھنٹے` : '', rest > 0 || hours === 0 ? `${rest} منٹ` : '']
    .filter(Boolean)
    .join(' ');
};

const partOf = ({ freeMinutes, eventMinutes }: Values): string => {
  const [part, whole] = [Number(freeMinutes), Number(eventMinutes)];
  if (part % 30 !== 0 || whole % 30 !== 0) return `${duration(whole)} میں سے ${duration(part)}`;
  return `${whole / 60} ${whole === 60 ? 'گھنٹے' : 'گھنٹوں'} میں سے ${part / 60}`;
};

const missing = ({ missing: skills = [] }: Values): string => {
  const [first = '', second, ...more] = [skills].flat().map(tag);
  if (second === undefined) return `${first}`;
  return more.length === 0 ? `${first} یا ${second}` : `${first}، ${second} یا مزید ${more.length}`;
};

/** Two words of which Urdu makes one need no second name. */
const hasSkillAs = (asked: string, offered: string): string =>
  asked === offered ? `مہارت: ${asked}` : `مہارت: ${asked} (بطور ${offered})`;

const rounded = (value: Value | undefined): number => Math.round(Number(value) * 10) / 10;

const accepted = ({ tone, accepted: taken, asked }: Values): string => {
  const places = asked === 1 ? 'پیش کی گئی جگہ' : 'پیش کی گئی جگہوں';
  const end = tone === 'for' ? `${taken} قبول کیں` : `${taken} ہی قبول کر سکے`;
  return `${asked} ${places} میں سے ${end}`;
};

const lastTurn = ({ tone, days }: Values): string => {
  if (tone === 'for') return `${days} دن سے باری نہیں آئی`;
  return days === 0 ? 'آج باری تھی' : `${days} دن پہلے باری تھی`;
};

const distance = (kilometres: Value | undefined): string =>
  kilometres === 0 ? 'ایک کلومیٹر سے بھی کم' : `${kilometres} کلومیٹر`;

const said: UrduOf<typeof import('./messages.ts')> = {
  'suggest.full': 'سب جگہیں بھر چکی ہیں',
};

export const urdu: Readonly<Record<string, UrduText>> = {
  ...said,

  ...Object.fromEntries(Object.entries(tags).map(([name, said]) => [`tag.${name}`, said])),

  'reason.has-skill': ({ asked }) => `مہارت: ${tag(asked)}`,
  'reason.has-skill-as': ({ asked, offered }) => hasSkillAs(tag(asked), tag(offered)),
  'reason.close-skill': ({ asked, offered }) =>
    `قریبی مہارت: ${tag(offered)} (درکار: ${tag(asked)})`,
  'reason.learned-skill': ({ asked, offered }) =>
    `${tag(offered)} اور ${tag(asked)} اکثر ساتھ ساتھ لکھے جاتے ہیں`,
  'reason.lacks-skills': (values) => `${missing(values)} درج نہیں`,
  'reason.no-asked-skill': 'مطلوبہ مہارتوں میں سے کوئی نہیں',
  'reason.no-skills': 'کوئی مہارت معلوم نہیں',
  'reason.interest': ({ interest }) => `${tag(interest)} میں دلچسپی، جو اس تقریب کا موضوع ہے`,
  'reason.close-interest': ({ interest, topic }) =>
    `${tag(interest)} میں دلچسپی، جو ${tag(topic)} سے قریب ہے`,
  'reason.free': 'اس وقت فارغ',
  'reason.partly-free': (values) => `${partOf(values)} فارغ`,
  'reason.experience': ({ years }) => `${rounded(years)} سال کا تجربہ`,
  'reason.attendance': '{confirmed} میں سے {attended} بار آمد',
  'reason.nearby': 'قریب ہی، {area} میں رہتے ہیں',
  'reason.elsewhere': '{area} میں رہتے ہیں',
  'reason.distance': ({ kilometres }) => `${distance(kilometres)} دور رہتے ہیں`,
  'reason.acceptance': accepted,
  'reason.rating': ({ stars }) => `منتظمین نے 5 میں سے ${rounded(stars)} ستارے دیے`,
  'reason.same-role': (values) => `یہ ذمہ داری ${times(values.times)} نبھائی`,
  'reason.same-family': (values) => `ملتی جلتی ذمہ داریاں ${times(values.times)} نبھائیں`,
  'reason.same-organiser': (values) => `پہلے ${times(values.times)} اسی منتظم کا ہاتھ بٹایا`,
  'reason.load': ({ turns }) => `ان چار ہفتوں میں ${turns} ${turns === 1 ? 'باری' : 'باریاں'}`,
  'reason.newcomer': 'یہاں نئے',
  'reason.little-found': 'اب تک کم لوگوں نے اسے دیکھا ہے',
  'reason.last-turn': lastTurn,
  'reason.busy': 'اس وقت پہلے سے دوسری ذمہ داری ہے',
  'reason.away': 'اس دن چھٹی ہے',
  'reason.not-free': 'اس وقت فارغ نہیں',

  'own_reason.has-skill': ({ asked }) => `آپ کی مہارت: ${tag(asked)}`,
  'own_reason.has-skill-as': ({ asked }) => `آپ کی مہارت: ${tag(asked)}`,
  'own_reason.close-skill': ({ asked, offered }) =>
    `آپ کی قریبی مہارت: ${tag(offered)} (درکار: ${tag(asked)})`,
  'own_reason.learned-skill': ({ asked, offered }) =>
    `آپ کی مہارت ${tag(offered)} اور ${tag(asked)} اکثر ساتھ ساتھ لکھے جاتے ہیں`,
  'own_reason.lacks-skills': (values) => `${missing(values)} بھی درکار ہے`,
  'own_reason.no-asked-skill': 'دوسری مہارتیں درکار ہیں',
  'own_reason.no-skills': 'آپ کی کوئی مہارت معلوم نہیں',
  'own_reason.interest': ({ interest }) => `${tag(interest)} میں آپ کی دلچسپی سے ملتی ہے`,
  'own_reason.close-interest': ({ interest }) => `${tag(interest)} میں آپ کی دلچسپی سے قریب`,
  'own_reason.free': 'آپ اس وقت فارغ ہیں',
  'own_reason.partly-free': (values) => `آپ ${partOf(values)} فارغ ہیں`,
  'own_reason.same-role': (values) => `آپ یہ ذمہ داری ${times(values.times)} نبھا چکے ہیں`,
  'own_reason.same-family': (values) =>
    `آپ ملتی جلتی ذمہ داریاں ${times(values.times)} نبھا چکے ہیں`,
  'own_reason.nearby': '{area} کے قریب، جہاں آپ رہتے ہیں',
  'own_reason.distance': ({ kilometres }) => `جہاں آپ رہتے ہیں وہاں سے ${distance(kilometres)}`,
  'own_reason.little-found': 'اب تک کم لوگوں نے اسے دیکھا ہے',
  'own_reason.busy': 'اس وقت آپ کی دوسری ذمہ داری ہے',
  'own_reason.away': 'اس دن آپ کی چھٹی ہے',
  'own_reason.not-free': 'آپ کے فارغ اوقات سے باہر',
};
