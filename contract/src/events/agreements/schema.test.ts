/** The texts that people are to sign, as organisers write them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { agreementMessages } from './messages.ts';
import { changedAgreementSchema, newAgreementSchema } from './schema.ts';

const written = { name: 'Code of conduct', text: 'We are kind.' };
const problem = (change: object) => {
  const [issue] = newAgreementSchema.safeParse({ ...written, ...change }).error?.issues ?? [];
  return issue && [issue.path[0], issue.message];
};

test('EL-01 an agreement has a name and a text', () => {
  expect(problem({})).toBeUndefined();
  for (const empty of ['', ' \n\t ', null, undefined]) {
    expect(problem({ name: empty })).toEqual(['name', agreementMessages.nameNeeded]);
    expect(problem({ text: empty })).toEqual(['text', agreementMessages.textNeeded]);
  }
  for (const part of ['name', 'text'] as const) {
    const { [part]: most } = limits.agreement;
    expect(problem({ [part]: 'x'.repeat(most) })).toBeUndefined();
    expect(problem({ [part]: 'x'.repeat(most + 1) })?.[0]).toBe(part);
  }
});

test('EL-01 what people sign is what was typed, to the letter: nothing but blanks around it is taken away', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }), (text) => {
      fc.pre(text.trim() !== '');
      expect(newAgreementSchema.parse({ ...written, text: `\n ${text} ` }).text).toBe(text.trim());
    }),
    { examples: [['<b>Bold</b> & "quoted"\r\n\r\n  * one'], ['ہم ایک دوسرے کا خیال رکھتے ہیں۔']] },
  );
});

test('EL-01 a change says which version it is based on, and whether everybody signs again', () => {
  const change = { ...written, basedOn: 3, asksAgain: false };
  expect(changedAgreementSchema.parse(change)).toEqual(change);
  const wrong = (more: object) =>
    changedAgreementSchema.safeParse({ ...change, ...more }).error?.issues[0]?.path[0];
  for (const basedOn of [undefined, null, '3', 2.5]) expect(wrong({ basedOn })).toBe('basedOn');
  for (const asksAgain of [undefined, null, 'yes']) expect(wrong({ asksAgain })).toBe('asksAgain');
});
