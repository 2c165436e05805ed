import type { Skill } from './skill.ts';

/** The ways in which people write that they speak a language or translate it. */
function language(name: string, near: Readonly<Record<string, number>>, ownName?: string): Skill {
  const phrases = [
    'language',
    'speaking',
    'speaker',
    'translation',
    'translator',
    'interpretation',
  ];
  const also = [...phrases.map((phrase) => `${name} ${phrase}`), ownName ?? []].flat().join(', ');
  return { name, also, near: { Translation: 0.5, Interpretation: 0.5, ...near } };
}

export const languages: readonly Skill[] = [
  {
    name: 'Translation',
    also: 'translator, translating, languages, multilingual, ترجمہ',
    near: { Interpretation: 0.8 },
  },
  { name: 'Interpretation', also: 'interpreter, interpreting, simultaneous interpretation' },
  {
    name: 'Sign language',
    also: 'signing, sign language interpreter',
    near: { 'Disability support': 0.4, Interpretation: 0.3 },
  },
  language('Urdu', { Hindi: 0.6 }, 'اردو'),
  language('English', { 'Teaching English': 0.8 }, 'انگریزی'),
  language('Punjabi', { Saraiki: 0.6 }, 'پنجابی'),
  language('Pashto', { Persian: 0.3 }, 'پشتو'),
  language('Sindhi', { Saraiki: 0.4 }, 'سندھی'),
  language('Balochi', { Persian: 0.3 }),
  language('Saraiki', {}),
  language('Hindi', {}),
  language('Arabic', {}, 'عربی'),
  language('Persian', {}, 'Farsi'),
  language('Chinese', {}, 'Mandarin'),
  language('French', {}),
  language('Turkish', {}, 'Türkçe'),
  language('Bengali', {}, 'Bangla'),
  language('Kashmiri', {}, 'کشمیری'),
  {
    name: 'Braille',
    also: 'braille transcription, braille reading',
    near: { Literacy: 0.3, 'Sight loss support': 0.6 },
  },
];
