/** What kinds of answer and the commonest questions are called. */
import type { QuestionKind, QuestionTemplate } from '@saath/contract/events/questions/rules';
import type { WantedQuestion } from '@saath/contract/events/questions/schema';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';

export const kindNames: Readonly<Record<QuestionKind, Text>> = {
  text: m.answer_in_words,
  one: m.answer_one_of,
  some: m.answer_some_of,
  yes_no: m.answer_yes_or_no,
  number: m.answer_a_number,
  date: m.answer_a_date,
};

type Template = { readonly name: Text; readonly question: () => Partial<WantedQuestion> };

/** The commonest, as they are asked unless somebody changes them. */
export const templates: Readonly<Record<QuestionTemplate, Template>> = {
  shirt: {
    name: m.shirt_template,
    question: () => ({
      kind: 'one',
      words: m.shirt_template(),
      choices: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
    }),
  },
  diet: {
    name: m.diet_template,
    question: () => ({
      kind: 'some',
      words: m.what_do_you_eat(),
      choices: [
        m.eats_everything(),
        m.eats_vegetarian(),
        m.eats_vegan(),
        m.eats_halal(),
        m.eats_no_gluten(),
        m.eats_no_nuts(),
      ],
      isSensitive: true,
    }),
  },
  plate: { name: m.plate_template, question: () => ({ kind: 'text', words: m.plate_template() }) },
  emergency: {
    name: m.emergency_contact,
    question: () => ({ kind: 'text', words: m.emergency_question(), isSensitive: true }),
  },
};
