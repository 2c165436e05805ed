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
