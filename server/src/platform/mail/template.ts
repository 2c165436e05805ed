/** One frame for every mail: a greeting, paragraphs, one button, the way to answer; in the reader's language. */
import type { Language } from '@saath/contract/language';

export type MailText = { readonly subject: string; readonly text: string; readonly html: string };

/** To whom a mail is written. */
export type Reader = { readonly name: string; readonly language: Language };

/** The words of a mail in one language. */
export type MailWords = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What somebody wrote, after the paragraphs: as it is, in its own language and direction. */
  readonly quote?: string;
  readonly button: string;
  /** Answers to choose from, each with where it leads; they stand before the button, which is quieter then. */
  readonly choices?: readonly MailButton[];
  /** Why the person gets this mail. */
  readonly footer: string;
};

type Frame = {
  readonly language: string;
  /** Once more inside the body: some mail programs drop the attributes of `html`. */
  readonly inner: string;
  readonly font: string;
  readonly greeting: (name: string) => string;
  readonly motto: string;
};

const frames: Readonly<Record<Language, Frame>> = {
  en: {
    language: 'lang="en"',
    inner: '',
    font: '16px/1.55 system-ui,sans-serif',
    greeting: (name) => `Assalam o alaikum ${name},`,
    motto: 'Saath · Good work needs good company.',
  },
  ur: {
    language: 'lang="ur" dir="rtl"',
    inner: ' lang="ur" dir="rtl"',
    font: "16px/2.1 'Noto Nastaliq Urdu','Jameel Noori Nastaleeq',serif;text-align:start",
    greeting: (name) => `السلام علیکم ${name}،`,
    motto: 'ساتھ · اچھے کام کو اچھا ساتھ چاہیے۔',
  },
};

/** How dates are written. */
export const mailLocales: Readonly<Record<Language, string>> = { en: 'en-GB', ur: 'ur-PK' };

/**
 * What a person wrote, for a mail that runs from right to left: it keeps its own direction (U+2068 … U+2069, `bdi` in
 * the HTML) and cannot turn the words around it. English mails take it as it is.
 */
export function isolate(language: Language, words: string): string {
  if (language === 'en') return words;
  return words
    .split(/\r?\n/)
    .map((line) => `\u2068${line.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`)
    .join('\n');
}

/** The same letter as plain text and as HTML; everything in it is escaped. @param href where the button leads */
export function composeMail(
  { name, language }: Reader,
  { subject, paragraphs, quote, button, choices = [], footer }: MailWords,
  href: string,
): MailText {
  const frame = frames[language];
  const greeting = frame.greeting(isolate(language, name));
  const text = [
    greeting,
    ...paragraphs,
    ...(quote ? [isolate(language, quote)] : []),
    ...[...choices, { label: button, href }].map((each) => `${each.label}:\n${each.href}`),
    `${frame.motto}\n${footer}`,
  ].join('\n\n');
  const html = page(frame, [
    `<p style="margin:0 0 16px">${asHtml(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${asHtml(paragraph)}</p>`),
    quote
      ? `<blockquote dir="auto" style="margin:0 0 16px;padding-inline-start:16px;border-inline-start:4px solid #0E5A47;white-space:pre-line">${escapeHtml(quote)}</blockquote>`
      : '',
    choices.length > 0
      ? `<p style="margin:24px 0">${choices.map((each) => buttonHtml(each, 'choice')).join(' ')}</p>`
      : '',
    `<p style="margin:24px 0">${buttonHtml({ label: button, href }, choices.length > 0 ? 'quiet' : 'main')}</p>`,
    `<p style="margin:24px 0 0;color:#5b665f;font-size:14px">${frame.motto}<br>${escapeHtml(footer)}</p>`,
  ]);
  return { subject: subject.replace(/[\r\n]+/g, ' '), text, html };
}

type MailButton = { readonly label: string; readonly href: string };

const buttonLooks = {
  main: 'background:#0E5A47;color:#ffffff',
  choice: 'background:#0E5A47;color:#ffffff;margin:0 0 10px',
  quiet: 'background:#ffffff;color:#0E5A47;border:1px solid #0E5A47',
} as const;

function buttonHtml({ label, href }: MailButton, look: keyof typeof buttonLooks): string {
  return `<a href="${escapeHtml(href)}" style="${buttonLooks[look]};padding:12px 20px;border-radius:10px;text-decoration:none;display:inline-block">${escapeHtml(label)}</a>`;
}

const PAGE_END = '</div></div></body></html>';

function page({ language, inner, font }: Frame, parts: readonly string[]): string {
  return `<!doctype html><html ${language}><body style="margin:0;background:#FBF7F0;color:#1B2420;font:${font}"><div${inner} style="max-width:560px;margin:0 auto;padding:24px"><div style="background:#ffffff;border:1px solid #e6dfd2;border-radius:14px;padding:24px">${parts.join('')}${PAGE_END}`;
}

/** Small print under a finished mail: links, each with its words. */
export function addLinks(
  mail: MailText,
  links: readonly { readonly words: string; readonly href: string }[],
): MailText {
  const text = links.map(({ words, href }) => `${words}:\n${href}`).join('\n');
  const html = links
    .map(
      ({ words, href }) =>
        `<a href="${escapeHtml(href)}" style="color:#5b665f">${escapeHtml(words)}</a>`,
    )
    .join('<br>');
  return {
    ...mail,
    text: `${mail.text}\n\n${text}`,
    html: `${mail.html.slice(0, -PAGE_END.length)}<p style="margin:12px 0 0;font-size:14px">${html}</p>${PAGE_END}`,
  };
}

/** Isolated words become elements of their own. */
function asHtml(text: string): string {
  return escapeHtml(text).replace(/\u2068([^\u2068\u2069]*)\u2069/g, '<bdi>$1</bdi>');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
