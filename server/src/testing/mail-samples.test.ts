/** What holds of every mail, in both languages (WI-06, D13, EC-06). */
import { describe, expect, test } from 'vitest';
import { renderMail } from '../platform/mail/render.ts';
import { composeMail, ORGANISATION } from '../platform/mail/template.ts';
import { momentInWords, spanInWords, zoneInWords } from '../platform/mail/times.ts';
import { givenLetterhead } from './given-mail.ts';
import { mailSamples } from './mail-samples.ts';

const head = {
  ...givenLetterhead(),
  ...{ name: 'Edhi <Kitchen>', addressLine: 'Edhi <Kitchen>, Karachi', footer: 'Box 12\nKarachi' },
};
const logo = { url: 'https://helpers.example/media/logo-300.png', width: 300, height: 100 };

describe.each([...mailSamples])('%s', (name, mail) => {
  const { subject, text, html } = renderMail(mail, head);
  const isUrdu = name.endsWith('.ur');

  test(`WI-06 ${name} has one filled button, and what it says stands in the plain text as well`, () => {
    expect(html.match(/class="main"/g)).toHaveLength(1);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    for (const href of links) {
      const plain = href.replaceAll('&amp;', '&');
      expect(plain).toMatch(/^(https:\/\/(helpers\.example|www\.openstreetmap\.org)\/|mailto:)/);
      expect(text).toContain(plain);
    }
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|\[object|NaN|\ue000|\ue001/);
  });

  test(`EC-06 ${name} speaks one language, in its direction, and greets in it`, () => {
    expect(html).toContain(isUrdu ? '<html lang="ur" dir="rtl">' : '<html lang="en" dir="ltr">');
    expect(text).toMatch(isUrdu ? /^السلام علیکم/ : /^Hello /);
    if (!isUrdu) expect(html).not.toMatch(/[\u0600-\u06ff]/);
  });

  test(`WI-02 ${name} names the organisation at its head and its foot, and says why it came`, () => {
    const shown = html.replace(/<title>.*?<\/title>/, '');
    expect(shown.split('Edhi &lt;Kitchen&gt;').length).toBeGreaterThan(2);
    expect(html).toContain('Box 12<br>Karachi');
    expect(text).toContain('Box 12\nKarachi');
    expect(html).not.toContain('<Kitchen>');
    expect(text).toContain(
      mail.footer.replaceAll(ORGANISATION, isUrdu ? `\u2068${head.name}\u2069` : head.name),
    );
    expect(renderMail(mail, { ...head, logo }).html).toContain(
      `<img class="name" src="${logo.url}" width="132" height="44" alt="Edhi &lt;Kitchen&gt;"`,
    );
  });

  test(`D13 ${name}: where there is an event, its end and its zone are told, and where it is`, () => {
    if (!mail.event && !mail.groups) return;
    expect(text).toContain(isUrdu ? 'پاکستان کا معیاری وقت' : '(Pakistan Standard Time)');
    expect(text).toContain(isUrdu ? 'صبح 9:00 بجے – دوپہر 1:00 بجے' : '9:00 am – 1:00 pm');
    expect(text).toContain('https://www.openstreetmap.org/search?query=Empress%20Market');
  });
});

test('D13 a span over midnight names both days, by the clocks of the event', () => {
  const span = {
    startTime: new Date('2026-12-05T17:00:00Z'),
    endTime: new Date('2026-12-05T20:00:00Z'),
    timeZone: 'Asia/Karachi',
  };
  expect(spanInWords('en', span)).toBe(
    'Saturday, 5 December 2026 at 10:00 pm – Sunday, 6 December 2026 at 1:00 am',
  );
  const berlin = { ...span, timeZone: 'Europe/Berlin' };
  expect(spanInWords('en', berlin)).toBe('Saturday, 5 December 2026, 6:00 – 9:00 pm');
  expect(zoneInWords('en', new Date('2026-07-05T17:00:00Z'), 'Europe/Berlin')).toBe(
    'Central European Summer Time',
  );
  expect(spanInWords('ur', berlin)).toBe('ہفتہ، 5 دسمبر، 2026، شام 6:00 بجے – رات 9:00 بجے');
  expect(momentInWords('ur', span.startTime, 'Asia/Karachi')).toBe(
    'ہفتہ، 5 دسمبر، 2026 کو رات 10:00 بجے',
  );
});

test('SE-05 what people write can neither end an element nor an attribute, nor add a header', () => {
  const evil = '"><script>x</script>\r\nBcc: a@b.example';
  const words = { subject: evil, paragraphs: [evil], quote: evil, button: evil, footer: evil };
  const mail = composeMail({ name: evil, language: 'ur' }, words, 'https://x.example/"><b>');
  const { subject, html } = renderMail(mail, head);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('"><b>');
});
