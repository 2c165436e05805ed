/** Colours and type of mails. Styles stand in the elements: many mail programs read no others; the rest is a bonus. */
import type { Language } from '@saath/contract/language';

export const colours = {
  paper: '#fbf7f0',
  surface: '#fffdf9',
  ink: '#1b2420',
  soft: '#56625b',
  line: '#e7dfd2',
  joy: '#f2a516',
  clay: '#b5432e',
  sky: '#2b6cb0',
} as const;

type Type = {
  readonly attributes: string;
  readonly font: string;
  readonly display: string;
  /** Of text; Nastaliq hangs low and needs room. */
  readonly leading: string;
  readonly start: 'left' | 'right';
};

const nastaliq = "'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Urdu Typesetting',Tahoma,serif";

export const typeOf: Readonly<Record<Language, Type>> = {
  en: {
    attributes: 'lang="en" dir="ltr"',
    font: "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
    display: "Georgia,'Times New Roman',serif",
    leading: '1.55',
    start: 'left',
  },
  ur: {
    attributes: 'lang="ur" dir="rtl"',
    font: nastaliq,
    display: nastaliq,
    leading: '2.1',
    start: 'right',
  },
};

/**
 * For programs that read a sheet: small screens and dark themes. What a program inverts by force stays readable without
 * it, since no text stands on a picture and every colour of text has its ground beside it. `[data-ogsc]` is Outlook's.
 */
export const sheet = (() => {
  const dark: readonly (readonly [string, string])[] = [
    ['.paper', 'background-color:#0e1512!important'],
    ['.surface', 'background-color:#15201b!important;border-color:#26352e!important'],
    ['.ink', 'color:#eef2ee!important'],
    ['.soft', 'color:#a9b6ae!important'],
    ['.line', 'border-color:#26352e!important'],
    ['.name,.link', 'color:#8fe3c6!important'],
    ['.quiet', 'border-color:#6f7f77!important'],
    ['.quiet a', 'color:#8fe3c6!important'],
  ];
  const rules = dark.map(([names, style]) => `${names}{${style}}`).join('');
  const outlook = dark
    .map(([names, style]) => {
      const inside = names.split(',').map((name) => `[data-ogsc] ${name}`);
      return `${inside.join(',')}{${style}}`;
    })
    .join('');
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'a{text-underline-offset:3px}',
    '@media (max-width:480px){.pad{padding:24px 20px!important}.wide{width:100%!important}.wide a{display:block!important}}',
    `@media (prefers-color-scheme:dark){${rules}}`,
    outlook,
  ].join('');
})();
