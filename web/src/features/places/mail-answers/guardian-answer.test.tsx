import type { GuardianLinkView } from '@saath/contract/places/guardians/schema';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { GuardianByLink } from './guardian-answer.tsx';

const { id, title, location, startTime, endTime, timeZone } = beachCleanUp;
const waiver = { id: idOf('waiver'), name: 'Waiver', version: 3, text: 'Boats can tip over.' };
const view: GuardianLinkView = {
  ...{ state: 'asked', guardianName: 'Farah Malik', personName: 'Sana Malik', roleName: 'Cook' },
  ...{ event: { id, title, location, startTime, endTime, timeZone }, agreements: [waiver] },
  answeredAt: null,
};
const look = (change: Partial<GuardianLinkView>, problem = '', typed = '') => {
  const given = { view: { ...view, ...change }, problem, typed };
  show(<GuardianByLink {...given} action="/guardian/abc" />);
  return {
    heading: screen.getAllByRole('heading')[0]?.textContent,
    buttons: screen.queryAllByRole('button').map(({ textContent }) => textContent),
    page: document.body.textContent ?? '',
  };
};

it('EL-03 a guardian reads who, what, when, where and what is signed, and says yes or no without scripts', () => {
  const { heading, buttons, page } = look({});
  expect(heading).toBe('Sana Malik asks for your consent');
  expect(buttons).toEqual(['I consent', 'I do not consent']);
  for (const words of [title, location, 'Cook', 'Farah Malik', 'Waiver', 'Boats can tip over.'])
    expect(page).toContain(words);
  const forms = [...document.querySelectorAll('form')];
  expect(forms.map((form) => [form.method, form.getAttribute('action')])).toEqual([
    ['post', '/guardian/abc'],
    ['post', '/guardian/abc'],
  ]);
  const [consents, refuses] = forms.map((form) => [...new FormData(form).keys()]);
  expect([consents, refuses]).toEqual([[`version.${waiver.id}`, 'name'], []]);
});

it('EL-03 what stood in the way is told above the text as it is now', () => {
  expect(look({}, 'The text was changed.').page).toContain('The text was changed.');
});

it('EL-03 a refusal to take consent back is told, and one that came too late says that it changed nothing', () => {
  const late = 'Your answer came too late and changed nothing.';
  expect(look({ state: 'consented', agreements: [] }, 'Try again.').page).toContain('Try again.');
  expect(look({ state: 'over' }, 'Try again.').page).toContain(late);
  cleanup();
  expect(look({ state: 'over' }).page).not.toContain(late);
});

it('EL-03 the name that was typed before a refusal stays in its field', () => {
  look({}, 'The text was changed.', 'Farah Malik');
  const field = screen.getByLabelText('Type your full name to sign');
  expect(field).toHaveProperty('value', 'Farah Malik');
});

it.each([
  ['consented', 'You have agreed', ['Take my consent back']],
  ['refused', 'You do not agree', ['I consent']],
  ['withdrawn', 'You have taken your consent back', ['I consent']],
  ['over', 'There is nothing to answer any more', []],
] as const)('EL-03 a link that is %s says so', (state, heading, buttons) => {
  expect(look({ state, agreements: [] })).toMatchObject({ heading, buttons });
});

it('EL-03 who has agreed signs a text that is new, and can still take consent back', () => {
  const { heading, buttons, page } = look({ state: 'consented' });
  expect(heading).toBe('Please sign a text');
  expect(buttons).toEqual(['Sign it', 'Take my consent back']);
  expect(page).toContain('Boats can tip over.');
});
