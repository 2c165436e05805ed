/** What becomes of the words of a mail: a plain text, and HTML in which nothing that people wrote is markup. */
import { describe, expect, test } from 'vitest';
import { givenLetterhead } from '../../testing/given-mail.ts';
import { renderMail } from './render.ts';
import { addLinks, composeMail, type MailWords, ORGANISATION } from './template.ts';

const words: MailWords = {
  ...{ subject: 'You are in', paragraphs: ['See you there.'], button: 'Look' },
  footer: 'You hold a place.',
};
const site = 'https://saath.example';
const written = (
  change: Partial<MailWords> = {},
  { language = 'en' as 'en' | 'ur', head = {}, name = 'Aisha' } = {},
) =>
  renderMail(
    addLinks(composeMail({ name, language }, { ...words, ...change }, `${site}/event?a=1&b=2`), [
      { label: 'Settings', href: `${site}/profile` },
    ]),
    { ...givenLetterhead(), ...head },
  );
const card = (title: string, text: string) => ({
  title,
  cover: { url: `${site}/share.png`, alt: 'Picture' },
  rows: [
    { label: 'When', text: 'Sat, 9:00 am – 1:00 pm', isOwn: false, note: 'Karachi time' },
    { label: 'Where', text, isOwn: true, link: { label: 'Map', href: `${site}/map?a&b` } },
  ],
});

describe('NT-02 words that people wrote', () => {
  const nasty = '<b onclick="x">\'&amp;';
  const escaped = '&lt;b onclick=&quot;x&quot;&gt;&#39;&amp;amp;';

  test('NT-02 are never markup: titles, places, names, quotes and the organisation’s own', () => {
    const people = [{ name: nasty, lines: [nasty], quote: nasty, answers: [] }];
    const { html, text } = written(
      {
        ...{ event: card(nasty, nasty), quote: nasty, followed: [nasty], paragraphs: [nasty] },
        groups: [{ event: card(nasty, nasty), people }],
      },
      { name: nasty, head: { name: nasty, addressLine: nasty, footer: nasty } },
    );
    expect(html).not.toContain('<b onclick');
    expect(html.split(escaped).length - 1).toBeGreaterThan(12);
    expect(text).toContain(`Hello ${nasty},`);
  });

  test('NT-02 keep their own direction in a mail that runs from right to left', () => {
    const { html, text } = written(
      { quote: 'Thanks \u202eevil\nBye', event: card('Iftar', 'Clifton') },
      { language: 'ur' },
    );
    expect(html).toContain('dir="rtl"');
    expect(html).toContain('<bdi>Aisha</bdi>');
    expect(text).toContain('\u2068Thanks evil\u2069\n\u2068Bye\u2069');
    expect(text).toContain('\u2068Iftar\u2069');
    expect(html).toContain('<bdi>Clifton</bdi>');
    const english = written({ event: card('Iftar', 'Clifton') });
    expect(english.text).not.toMatch(/[\u2068\u2069]/);
  });

  test('NT-02 a subject is one line, whatever an event is called', () => {
    expect(written({ subject: 'Iftar\r\nBcc: all@example.org' }).subject).toBe(
      'Iftar Bcc: all@example.org',
    );
  });
});

describe('WI-02 the organisation in its mails', () => {
  test('WI-02 is named wherever the words speak of it, to the letter of its name', () => {
    const head = { name: 'Save $& $$ Co' };
    const { subject, text, html } = written(
      {
        ...{ subject: `News of ${ORGANISATION}`, paragraphs: [`${ORGANISATION} thanks you.`] },
        footer: `You help ${ORGANISATION}.`,
      },
      { head },
    );
    expect(subject).toBe('News of Save $& $$ Co');
    expect(text).toContain('Save $& $$ Co thanks you.');
    expect(text).toContain('You help Save $& $$ Co.');
    expect(html).toContain('Save $&amp; $$ Co thanks you.');
    expect(text + html).not.toContain(ORGANISATION);
  });

  test('WI-02 stands at the top with its logo, as wide as it is, or by its name', () => {
    const logo = { url: `${site}/logo.png`, width: 300, height: 100 };
    expect(written({}, { head: { logo } }).html).toContain(
      `<img class="name" src="${site}/logo.png" width="132" height="44" alt="Saath"`,
    );
    expect(written().html).toMatch(/<span class="name"[^>]*>Saath<\/span>/);
  });

  test('WI-02 its own words stand under every mail, line by line; without any there is no empty line', () => {
    const { html, text } = written({}, { head: { footer: 'Call 111.\nOr write.' } });
    expect(html).toContain('Call 111.<br>Or write.');
    expect(text).toContain('Saath, Karachi\nCall 111.\nOr write.\nYou hold a place.');
    expect(written().text).toContain('Saath, Karachi\nYou hold a place.');
  });
});

describe('WI-03 what can be pressed', () => {
  const choices = [
    { label: 'Coming', href: `${site}/coming/1` },
    { label: 'Late', href: `${site}/coming/2` },
  ];
  /** Of the filled button, the others, and the link below them. */
  const pressed = (html: string) =>
    [...html.matchAll(/<td class="(main|quiet)".*?<a[^>]*>(.*?)<\/a>/g)].map(([, look, label]) => [
      look,
      label,
    ]);

  test('WI-03 without answers the button is the one to press', () => {
    expect(pressed(written().html)).toEqual([['main', 'Look']]);
  });

  test('WI-03 the first answer is the filled button, and the button is a link', () => {
    const { html, text } = written({ choices });
    expect(pressed(html)).toEqual([
      ['main', 'Coming'],
      ['quiet', 'Late'],
    ]);
    expect(html).toMatch(/<a class="link"[^>]*>Look<\/a>/);
    expect(text).toContain(`Coming:\n${site}/coming/1\n\nLate:\n${site}/coming/2\n\nLook:\n`);
  });

  test('WI-03 who has answered is pressed to nothing', () => {
    expect(pressed(written({ choices, isAnswered: true }).html)).toEqual([
      ['main', 'Look'],
      ['quiet', 'Coming'],
      ['quiet', 'Late'],
    ]);
  });

  test('WI-03 every link of the HTML stands in the text too, and addresses keep their parts', () => {
    const answers = [{ label: 'Approve', href: `${site}/request/1` }];
    const people = [{ name: 'Bilal', lines: [], answers }];
    const event = card('Iftar', 'Clifton');
    const { html, text } = written({ choices, event, groups: [{ event, people }] });
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    expect(links).toContain(`${site}/event?a=1&b=2`);
    expect(new Set(links).size).toBe(6);
    for (const link of links) expect(text).toContain(link);
  });
});

test('NT-02 lists of mails show the preheader, else the first paragraph, else the subject', () => {
  const hidden = (change: Partial<MailWords>) =>
    /mso-hide:all">([^&<]*)/.exec(written(change).html)?.[1];
  expect(hidden({ preheader: 'On Saturday' })).toBe('On Saturday');
  expect(hidden({})).toBe('See you there.');
  expect(hidden({ paragraphs: [] })).toBe('You are in');
});

test('NT-02 a card says when and where, with times that stay in one piece', () => {
  const { html, text } = written({ event: card('Iftar', 'Clifton') });
  expect(html).toContain('9:00&nbsp;am – 1:00&nbsp;pm');
  expect(html).toContain(`<img src="${site}/share.png" width="534" alt="Picture"`);
  expect(text).toContain('When: Sat, 9:00 am – 1:00 pm (Karachi time)');
  expect(text).toContain(`Where: Clifton\nMap: ${site}/map?a&b`);
  const { cover: _, ...rest } = card('Iftar', 'Clifton');
  expect(written({ event: { ...rest, cover: null } }).html).not.toContain('<img');
});
