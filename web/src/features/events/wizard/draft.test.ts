import { beforeEach, expect, it } from 'vitest';
import { clearDraft, type Draft, emptyDraft, readDraft, writeDraft } from './draft.ts';

const draft: Draft = {
  ...emptyDraft,
  step: 1,
  values: {
    ...emptyDraft.values,
    title: 'Beach clean-up',
    roles: [
      {
        role_name: 'Usher',
        description: 'Helps',
        maxVolunteers: '2',
        minVolunteers: '',
        skills: ['Calm'],
        shifts: [],
      },
    ],
  },
  lostPictures: 2,
};

beforeEach(() => sessionStorage.clear());

it('EV-04 a draft comes back after a reload as it was', () => {
  writeDraft(sessionStorage, draft);
  expect(readDraft(sessionStorage)).toEqual(draft);
});

it('EV-04 an untouched form leaves no draft behind', () => {
  writeDraft(sessionStorage, draft);
  writeDraft(sessionStorage, { ...emptyDraft, step: 0 });
  expect(readDraft(sessionStorage)).toBeUndefined();
});

it.each<Partial<Draft['values']>>([
  { title: 'Beach clean-up' },
  { type: 'health' },
  { mode: 'instant' },
  { travelMinutes: '30' },
  { startTime: '2026-12-05T09:00' },
  { endTime: '2026-12-05T12:00' },
  { location: 'Clifton' },
  { mapPoint: '24.81, 67.03' },
  { description: 'We clean the beach.' },
  { builder: { ...emptyDraft.values.builder, role_name: 'Usher' } },
])('EV-04 a draft in which nothing but %j was entered is kept', (values) => {
  const given: Draft = { ...emptyDraft, values: { ...emptyDraft.values, ...values } };
  writeDraft(sessionStorage, given);
  expect(readDraft(sessionStorage)).toEqual(given);
});

it('EV-04 a form in which nothing but pictures was chosen is kept, and one that was only paged through is not', () => {
  writeDraft(sessionStorage, { ...emptyDraft, lostPictures: 1 });
  expect(readDraft(sessionStorage)?.lostPictures).toBe(1);
  writeDraft(sessionStorage, { ...emptyDraft, step: 2 });
  expect(readDraft(sessionStorage)).toBeUndefined();
});

it('EV-04 starting over forgets the draft', () => {
  writeDraft(sessionStorage, draft);
  clearDraft(sessionStorage);
  expect(readDraft(sessionStorage)).toBeUndefined();
});

it.each(['not json', '{}', '{"step":7,"values":{}}'])(
  'EV-04 stored text that is no draft (%s) is passed over',
  (stored) => {
    sessionStorage.setItem('saath.event-draft', stored);
    expect(readDraft(sessionStorage)).toBeUndefined();
  },
);

it('EV-04 a storage that is full does not stop the work', () => {
  const full = {
    setItem: () => {
      throw new DOMException('QuotaExceededError');
    },
    removeItem: () => {},
  };
  expect(() => writeDraft(full, draft)).not.toThrow();
});
