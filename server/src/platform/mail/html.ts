/** The parts of a mail in HTML: tables and styles in the elements, which Outlook, Gmail and Apple Mail show alike. */
import type { Language } from '@saath/contract/language';
import type { Letterhead } from '../organisation.ts';
import type { CardRow, EventCard } from './event-card.ts';
import { colours, sheet, typeOf } from './looks.ts';
import type { MailButton, MailPerson } from './template.ts';

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The parts that stand one below the other, in a language and the organisation's colour. */
export function blocks(language: Language, colour: string) {
  const { start, display, leading } = typeOf[language];
  const text = `line-height:${leading};text-align:${start}`;

  const button = ({ label, href }: MailButton, look: 'main' | 'quiet') => {
    const edge = look === 'main' ? colour : '#8a8f86';
    const ground = look === 'main' ? ` bgcolor="${colour}"` : '';
    const fill = look === 'main' ? `background-color:${colour};` : '';
    const ink = look === 'main' ? '#ffffff' : colour;
    return `<table ${TABLE} class="wide" style="margin:0 0 12px"><tr><td class="${look}" align="center"${ground} style="${fill}border:1px solid ${edge};border-radius:10px;mso-padding-alt:13px 24px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:13px 24px;font-weight:600;line-height:1.3;color:${ink};text-decoration:none">${asHtml(label)}</a></td></tr></table>`;
  };

  const link = ({ label, href }: MailButton) =>
    `<a class="link" href="${escapeHtml(href)}" style="color:${colour}">${asHtml(label)}</a>`;

  /** In a list a link with room for a finger: filled buttons for each would drown the one that matters. */
  const answer = ({ label, href }: MailButton) =>
    `<a class="link" href="${escapeHtml(href)}" style="display:inline-block;padding:10px 0;margin-${start === 'left' ? 'right' : 'left'}:28px;font-weight:600;color:${colour}">${asHtml(label)}</a>`;

  const quote = (words: string) =>
    `<blockquote dir="auto" class="ink" style="margin:0 0 16px;padding:2px 16px;border-${start}:4px solid ${colours.joy};color:${colours.ink};line-height:${leading};white-space:pre-line">${escapeHtml(words)}</blockquote>`;

  const row = ({ label, text: words, isOwn, note, link: more }: CardRow) =>
    `<tr><td class="soft" style="padding:12px 20px 0;color:${colours.soft};font-size:13px;${text}">${asHtml(label)}</td></tr><tr><td class="ink" style="padding:0 20px;color:${colours.ink};${text}">${isOwn ? `<bdi>${escapeHtml(words)}</bdi>` : unbroken(asHtml(words))}${note ? `<br><span class="soft" style="color:${colours.soft};font-size:14px">${asHtml(note)}</span>` : ''}${more ? `<br>${link(more)}` : ''}</td></tr>`;

  return {
    greeting: (html: string) =>
      `<p class="ink" style="margin:0 0 16px;color:${colours.ink};font-size:18px;${text}">${html}</p>`,
    paragraph: (html: string) =>
      `<p class="ink" style="margin:0 0 16px;color:${colours.ink};${text}">${html}</p>`,
    quote,
    card: ({ title, rows, coverUrl }: EventCard) =>
      `<table ${TABLE} width="100%" class="line" style="margin:8px 0 24px;border:1px solid ${colours.line};border-radius:12px;border-collapse:separate;overflow:hidden">${coverUrl ? cover(coverUrl) : band(colour)}<tr><td class="ink" style="padding:16px 20px 0;color:${colours.ink};font-family:${display};font-size:22px;font-weight:700;line-height:${language === 'ur' ? '2' : '1.3'};text-align:${start}"><bdi>${escapeHtml(title)}</bdi></td></tr>${rows.map(row).join('')}<tr><td style="height:18px;font-size:0;line-height:0">&nbsp;</td></tr></table>`,
    person: ({ name, lines, quote: words, answers }: MailPerson) =>
      `<table ${TABLE} width="100%" class="line" style="margin:0 0 8px;border-bottom:1px solid ${colours.line}"><tr><td class="ink" style="padding:4px 0 8px;color:${colours.ink};${text}"><strong><bdi>${escapeHtml(name)}</bdi></strong>${lines.map((line) => `<br><span class="soft" style="color:${colours.soft}">${asHtml(line)}</span>`).join('')}</td></tr>${words ? `<tr><td>${quote(words)}</td></tr>` : ''}${answers.length > 0 ? `<tr><td style="padding:0 0 6px;${text}">${answers.map(answer).join('')}</td></tr>` : ''}</table>`,
    actions: (main: MailButton, others: readonly MailButton[], more: MailButton | undefined) =>
      `<div style="padding:8px 0 0">${button(main, 'main')}${others.map((each) => button(each, 'quiet')).join('')}${more ? `<p class="ink" style="margin:12px 0 0;${text}">${link(more)}</p>` : ''}</div>`,
    smallLink: ({ label, href }: MailButton) =>
      `<a class="soft" href="${escapeHtml(href)}" style="color:${colours.soft}">${asHtml(label)}</a>`,
  };
}

function cover(url: string): string {
  return `<tr><td style="font-size:0;line-height:0"><img src="${escapeHtml(url)}" width="534" alt="" style="display:block;width:100%;height:auto;border:0"></td></tr>`;
}

/** Where there is no picture, and where pictures are blocked: the stripe of our covers. */
function band(colour: string): string {
  const cells = [colour, colours.joy, colours.clay, colours.sky].map(
    (each) =>
      `<td bgcolor="${each}" style="background-color:${each};height:8px;font-size:0;line-height:0">&nbsp;</td>`,
  );
  return `<tr><td style="padding:0"><table ${TABLE} width="100%"><tr>${cells.join('')}</tr></table></td></tr>`;
}

/** Fills up what lists of mails show, so that nothing of the letter follows the preheader. */
const FILLER = '&#8199;&#65279;&#847; '.repeat(40);

/** @param parts `body` and `foot`: lines of HTML; `preheader`: plain */
export function page(parts: {
  language: Language;
  subject: string;
  preheader: string;
  head: Letterhead;
  body: readonly string[];
  foot: readonly string[];
}): string {
  const { language, subject, preheader, head, body, foot } = parts;
  const { attributes, font, leading, start } = typeOf[language];
  const hidden =
    'display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden;mso-hide:all';
  return [
    `<!doctype html><html ${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="x-apple-disable-message-reformatting"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${escapeHtml(plain(subject))}</title><style>${sheet}</style></head>`,
    `<body class="paper" ${attributes} style="margin:0;padding:0;background-color:${colours.paper};-webkit-text-size-adjust:100%"><div style="${hidden}">${asHtml(preheader)}${FILLER}</div>`,
    `<table ${TABLE} width="100%" ${attributes} class="paper" bgcolor="${colours.paper}" style="background-color:${colours.paper}"><tr><td align="center" style="padding:24px 12px 40px;font-family:${font};font-size:16px">`,
    '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
    `<table ${TABLE} width="100%" ${attributes} style="max-width:600px;font-family:${font};font-size:16px">`,
    `<tr><td style="padding:0 8px 16px;text-align:${start}">${nameplate(head, language)}</td></tr>`,
    `<tr><td class="surface pad" bgcolor="${colours.surface}" style="background-color:${colours.surface};border:1px solid ${colours.line};border-radius:14px;padding:32px">${body.join('')}</td></tr>`,
    `<tr><td class="soft" style="padding:20px 8px 0;color:${colours.soft};font-size:14px;line-height:${leading};text-align:${start}">${foot.join('<br>')}</td></tr>`,
    '</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>',
  ].join('');
}

/** The logo with the name as its other text; the name where there is none. */
function nameplate({ name, logo, colour }: Letterhead, language: Language): string {
  const look = `font-family:${typeOf[language].display};font-size:24px;font-weight:700;line-height:1.6;color:${colour}`;
  if (!logo) return `<span class="name" style="${look}">${escapeHtml(name)}</span>`;
  const height = 44;
  const width = Math.round((logo.width / logo.height) * height);
  return `<img class="name" src="${escapeHtml(logo.url)}" width="${width}" height="${height}" alt="${escapeHtml(name)}" style="display:inline-block;border:0;${look}">`;
}

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

/** A time stays in one piece: `9:00 am`. */
const unbroken = (html: string) =>
  html.replace(/(\d) (am|pm|بجے)/g, (_, digit: string, word: string) => `${digit}&nbsp;${word}`);

/** Isolated words become elements of their own. */
export function asHtml(text: string): string {
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
