/** Makes the letter of a mail: plain text, and HTML that mail programs of the last fifteen years show alike. */

import type { Letterhead } from '../organisation.ts';
import type { EventCard } from './event-card.ts';
import { asHtml, blocks, page } from './html.ts';
import {
  isolate,
  type MailButton,
  type MailPerson,
  type MailText,
  ORGANISATION,
} from './template.ts';

export type RenderedMail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export function renderMail(mail: MailText, head: Letterhead): RenderedMail {
  const named = withName(mail, head);
  return { subject: named.subject, text: textOf(named, head), html: htmlOf(named, head) };
}

/** Names the organisation wherever the words speak of it. */
function withName(mail: MailText, { name }: Letterhead): MailText {
  // By functions: a `$` in a name is a letter of it.
  const named = (text: string) => text.replaceAll(ORGANISATION, () => isolate(mail.language, name));
  return {
    ...mail,
    subject: mail.subject.replaceAll(ORGANISATION, () => name),
    paragraphs: mail.paragraphs.map(named),
    footer: named(mail.footer),
  };
}

/** The button is the one to press, unless there are answers to choose from. */
function actionsOf({ choices = [], isAnswered = false, button, href }: MailText) {
  const last = { label: button, href };
  const [first, ...others] = choices;
  if (!first) return { main: last, others: [], link: undefined };
  if (isAnswered) return { main: last, others: choices, link: undefined };
  return { main: first, others, link: last };
}

function textOf(mail: MailText, { addressLine, footer }: Letterhead): string {
  const { language, greeting, paragraphs, event, followed = [], quote, groups = [] } = mail;
  const { main, others, link } = actionsOf(mail);
  const own = (words: string) => isolate(language, words);
  const linked = ({ label, href }: MailButton) => `${label}:\n${href}`;
  const personText = ({ name, lines, quote: words, answers }: MailPerson) =>
    [own(name), ...lines, ...(words ? [own(words)] : []), ...answers.map(linked)].join('\n');
  return [
    greeting,
    ...paragraphs,
    ...(event ? [cardText(event, own)] : []),
    ...(quote ? [own(quote)] : []),
    ...groups.flatMap((group) => [cardText(group.event, own), ...group.people.map(personText)]),
    ...followed,
    ...[main, ...others, ...(link ? [link] : [])].map(linked),
    [addressLine, footer, mail.footer].filter(Boolean).join('\n'),
    ...(mail.links.length > 0 ? [mail.links.map(linked).join('\n')] : []),
  ].join('\n\n');
}

function cardText({ title, rows }: EventCard, own: (words: string) => string): string {
  const lines = rows.flatMap(({ label, text, isOwn, note, link }) => [
    `${label}: ${isOwn ? own(text) : text}${note ? ` (${note})` : ''}`,
    ...(link ? [`${link.label}: ${link.href}`] : []),
  ]);
  return [own(title), ...lines].join('\n');
}

function htmlOf(mail: MailText, head: Letterhead): string {
  const {
    language,
    subject,
    greeting,
    paragraphs,
    event,
    followed = [],
    quote,
    groups = [],
  } = mail;
  const { main, others, link } = actionsOf(mail);
  const parts = blocks(language, head.colour);
  return page({
    language,
    subject,
    preheader: mail.preheader ?? paragraphs[0] ?? subject,
    head,
    body: [
      parts.greeting(asHtml(greeting)),
      ...paragraphs.map((text) => parts.paragraph(asHtml(text))),
      ...(event ? [parts.card(event)] : []),
      ...(quote ? [parts.quote(quote)] : []),
      ...groups.flatMap((group) => [parts.card(group.event), ...group.people.map(parts.person)]),
      ...followed.map((text) => parts.paragraph(asHtml(text))),
      parts.actions(main, others, link),
    ],
    foot: [
      asHtml(head.addressLine),
      ...(head.footer ? [asHtml(head.footer).replaceAll('\n', '<br>')] : []),
      asHtml(mail.footer),
      ...mail.links.map(parts.smallLink),
    ],
  });
}
