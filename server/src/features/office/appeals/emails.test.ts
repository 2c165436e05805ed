/** What branches and the people who are asked read: who asks, for what, and nobody's name. */
import { describe, expect, test } from 'vitest';
import { answeredTitle, appealMail, askedMail } from './emails.ts';

const event = {
  ...{ id: 'e', title: 'River clean-up', location: 'Ravi bank', timeZone: 'Asia/Karachi' },
  ...{ startTime: new Date('2026-12-07T09:00:00Z'), endTime: new Date('2026-12-07T13:00:00Z') },
};
const news = (language: 'en' | 'ur', change: object = {}) => ({
  to: { name: 'Sana', email: 'sana@example.org', language },
  ...{ event, from: 'Lahore North', branch: 'Lahore South', role: 'Driver', free: 2 },
  ...{ link: 'https://saath.example/event/e?role=r', note: '', ...change },
});
const wordsOf = ({ subject, paragraphs, followed = [], footer }: ReturnType<typeof appealMail>) =>
  [subject, ...paragraphs, ...followed, footer].join('\n');

describe.each(['en', 'ur'] as const)('RG-02 in %s', (language) => {
  test.each([
    ['appeal', appealMail],
    ['question to a person', askedMail],
  ])('RG-02 the %s says who asks, for which role and how many, and leads there', (_, mail) => {
    const written = mail(news(language));
    expect(written.subject).toContain('Lahore North');
    expect(written.subject).toContain('River clean-up');
    const [asked = ''] = written.paragraphs;
    for (const part of ['Lahore North', 'Driver', '2']) expect(asked).toContain(part);
    expect(written.href).toBe('https://saath.example/event/e?role=r');
  });

  test('RG-02 what the asking side wrote comes last, and stands nowhere where they wrote nothing', () => {
    const [silent, said] = [
      appealMail(news(language)),
      appealMail(news(language, { note: 'Boots!' })),
    ];
    expect(wordsOf(silent)).not.toContain('Boots!');
    expect(said.followed?.at(-1)).toContain('Boots!');
    expect(said.followed).toHaveLength((silent.followed ?? []).length + 1);
  });

  test('RG-02 who takes part is not shown a role that they do not have', () => {
    const shown = JSON.stringify(askedMail(news(language)).event);
    expect(shown).toContain('River clean-up');
    expect(shown).not.toContain('Driver');
  });

  test('RG-02 a branch that passed it on says how many were asked, one that declined says no number', () => {
    const answer = { branch: 'Lahore South', role: 'Driver' };
    const passedOn = answeredTitle(language, { ...answer, count: 12 });
    const nobody = answeredTitle(language, { ...answer, count: 0 });
    const declined = answeredTitle(language, { ...answer, count: null });
    for (const title of [passedOn, nobody, declined])
      for (const part of ['Lahore South', 'Driver']) expect(title).toContain(part);
    expect(passedOn).toContain('12');
    expect(nobody).toContain('0');
    expect(declined).not.toMatch(/\d/);
  });
});

test('RG-02 names of the other direction cannot turn an Urdu sentence around', () => {
  const trick = { from: 'North\u202e', branch: 'South', role: 'Driver\u2066' };
  const words = wordsOf(appealMail(news('ur', trick)));
  for (const name of ['North', 'South', 'Driver', 'River clean-up'])
    expect(words).toContain(`\u2068${name}\u2069`);
  expect(words).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
  const title = answeredTitle('ur', { branch: 'South\u202e', role: 'Driver\u2066', count: 1 });
  for (const name of ['South', 'Driver']) expect(title).toContain(`\u2068${name}\u2069`);
});
