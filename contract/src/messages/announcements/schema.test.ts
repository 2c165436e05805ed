/** To whom an announcement can go, and what it can say. */
import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { announcedStates } from './rules.ts';
import { newAnnouncementSchema, segmentQuerySchema, segmentSchema } from './schema.ts';

const id = '00000000-0000-4000-8000-000000000001';
const good = {
  segment: { states: ['confirmed'], roleId: null },
  subject: 'Where we meet',
  text: 'At the gate.',
  key: id,
};
const problems = (change: Record<string, unknown>) =>
  newAnnouncementSchema
    .safeParse({ ...good, ...change })
    .error?.issues.map(({ path }) => path[0]) ?? [];

describe('HR-04 to whom', () => {
  test('HR-04 people of one state or several are told, each state once at most, and never nobody', () => {
    expect(segmentSchema.safeParse({ states: [...announcedStates] }).success).toBe(true);
    expect(segmentSchema.safeParse({ states: [] }).success).toBe(false);
    const [first] = announcedStates;
    const tooMany = [...announcedStates, first];
    expect(segmentSchema.safeParse({ states: tooMany }).success).toBe(false);
  });

  test('HR-04 people who said no, or to whom it was said, are no state that can be written to', () => {
    for (const state of ['declined', 'withdrawn', 'everybody'])
      expect(segmentSchema.safeParse({ states: [state] }).success, state).toBe(false);
  });

  test('HR-04 an address holds the same, with commas', () => {
    expect(segmentQuerySchema.parse({ states: 'confirmed,waitlisted', roleId: id })).toEqual({
      ...{ states: ['confirmed', 'waitlisted'], roleId: id },
    });
    for (const states of ['', 'confirmed,', 'confirmed;waitlisted', 'CONFIRMED'])
      expect(segmentQuerySchema.safeParse({ states }).success, states).toBe(false);
    expect(segmentQuerySchema.safeParse({ states: 'confirmed', roleId: 'cook' }).success).toBe(
      false,
    );
  });
});

describe('HR-04 what is said', () => {
  test('HR-04 the subject is one line, whatever was pasted: no header of a mail can be made of it', () => {
    const subject = '  Where\r\nBcc: all@example.org\twe \u0000 meet  ';
    expect(newAnnouncementSchema.parse({ ...good, subject }).subject).toBe(
      'Where Bcc: all@example.org we meet',
    );
  });

  test('HR-04 subject and text are both needed, and have room', () => {
    expect(problems({ subject: ' \n ' })).toEqual(['subject']);
    expect(problems({ text: '  ' })).toEqual(['text']);
    const { subject, text } = limits.announcement;
    expect(problems({ subject: 'x'.repeat(subject), text: 'x'.repeat(text) })).toEqual([]);
    expect(problems({ subject: 'x'.repeat(subject + 1) })).toEqual(['subject']);
    expect(problems({ text: 'x'.repeat(text + 1) })).toEqual(['text']);
  });

  test('HR-04 without a key nothing is sent, for a second press could not be told from the first', () => {
    expect(problems({ key: undefined })).toEqual(['key']);
  });
});
