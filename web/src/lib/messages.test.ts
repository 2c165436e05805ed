import { expect, it } from 'vitest';
import en from '../../messages/en.json' with { type: 'json' };
import ur from '../../messages/ur.json' with { type: 'json' };
import { m } from '../paraglide/messages.js';

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

it('EC-06 texts stand in alphabetical order: who looks for one finds it, and two who add one meet less', () => {
  const keys = Object.keys(english);
  expect(keys).toEqual(keys.toSorted());
});

it('EC-06 no translation has a placeholder that its English text does not fill', () => {
  const wrong = Object.entries(urdu).filter(([key, message]) => {
    const known = slotsOf(textsOf(english[key]).join(' '));
    return textsOf(message).some((text) => [...slotsOf(text)].some((slot) => !known.has(slot)));
  });
  expect(wrong).toEqual([]);
});

it('EC-06 in Urdu what people wrote keeps its own direction, and turns no word around it', () => {
  expect(m.same_as_event({ event: 'Beach (2)' }, { locale: 'ur' })).toContain(
    '”\u2068Beach (2)\u2069“',
  );
  expect(m.same_as_event({ event: 'Beach (2)' }, { locale: 'en' })).toContain('“Beach (2)”');
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

it('EC-06 a time of day keeps the word behind it: "10:00 AM" on one line and "سے" on the next reads as torn', () => {
  const torn = Object.entries(urdu).filter(([, message]) =>
    textsOf(message).some((text) => /\{(start|end|time|moment|from|to)\} (سے|تک)/.test(text)),
  );
  expect(torn).toEqual([]);
});

it('WI-02 screens speak in the name of the organisation: the product is named where it is set up, and at the foot', () => {
  const naming = (texts: typeof english, name: string) =>
    Object.keys(texts).filter((key) => textsOf(texts[key]).some((text) => text.includes(name)));
  expect(naming(english, 'Saath')).toEqual(['made_with_saath', 'set_up_saath']);
  expect(naming(urdu, '· ساتھ')).toEqual([]);
});

it('LM-03 the texts for what is empty, loading or missing are those of specification §8', () => {
  expect(english).toMatchObject({
    loading_events: 'Loading events...',
    loading_profile: 'Loading profile...',
    no_upcoming_events_available: 'No upcoming events available.',
    no_more_pages: 'No More Pages',
    no_volunteers_found: 'No volunteers found.',
    no_suggested_volunteers_available: 'No suggested volunteers available.',
    no_description_provided: 'No description provided.',
    no_description_of_a_person: 'No description provided',
    no_skills_yet: 'No skills added yet',
    no_skills_added_yet: 'No skills added yet.',
    not_specified: 'Not specified',
    date_tbd: 'Date TBD',
    time_tbd: 'Time TBD',
    location_tbd: 'Location TBD',
    untitled_event: 'Untitled Event',
  });
});
