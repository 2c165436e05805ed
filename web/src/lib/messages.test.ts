import { expect, it } from 'vitest';
import en from '../../messages/en.json' with { type: 'json' };
import ur from '../../messages/ur.json' with { type: 'json' };

type Message = string | readonly { match: Readonly<Record<string, string>> }[];
const english: Readonly<Record<string, Message>> = en;
const urdu: Readonly<Record<string, Message>> = ur;

const textsOf = (message: Message | undefined): string[] =>
  typeof message === 'string'
    ? [message]
    : (message ?? []).flatMap(({ match }) => Object.values(match));
const slotsOf = (text: string) => new Set(text.match(/\{\w+\}/g));

it('EC-06 every text of the screens is there in both languages', () => {
  expect(Object.keys(urdu)).toEqual(Object.keys(english));
});

it('EC-06 no translation has a placeholder that its English text does not fill', () => {
  const wrong = Object.entries(urdu).filter(([key, message]) => {
    const known = slotsOf(textsOf(english[key]).join(' '));
    return textsOf(message).some((text) => [...slotsOf(text)].some((slot) => !known.has(slot)));
  });
  expect(wrong).toEqual([]);
});

it('EC-06 every translation is in Urdu letters', () => {
  // Only placeholders and punctuation between them are the same in both.
  const left = Object.entries(urdu).filter(([, message]) =>
    textsOf(message).some(
      (text) => /[A-Za-z]/.test(text.replace(/\{\w+\}/g, '')) && !/\p{Script=Arabic}/u.test(text),
    ),
  );
  expect(left).toEqual([]);
});
