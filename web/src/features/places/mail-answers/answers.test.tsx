import type { OfferLinkView, RequestLinkView } from '@saath/contract/places/mail-answers/schema';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { OfferByLink } from './offer-answer.tsx';
import { RequestByLink } from './request-answer.tsx';
import { unsentReason } from './unsent-reason.ts';

const { id, title, location, startTime, endTime, timeZone } = beachCleanUp;
const event = { id, title, location, startTime, endTime, timeZone };

const offer: OfferLinkView = {
  ...{ state: 'open', firstName: 'Aisha', event, roleName: 'Cook' },
  ...{ offeredUntil: startTime, chosen: 'take' },
};
const request: RequestLinkView = {
  ...{ state: 'open', personName: 'Bilal Ahmed', note: 'I can bring a car.', event },
  ...{ roleName: 'Cook', roles: [], obstacle: null, clash: null, standing: 'requested' },
};

/** What can be pressed, the filled one marked. */
const buttons = () =>
  screen
    .queryAllByRole('button')
    .map(
      ({ textContent, className }) => `${textContent}${/bg-primary /.test(className) ? '!' : ''}`,
    );
const showRequest = (change: Partial<RequestLinkView>, chosen: 'approve' | 'decline' = 'approve') =>
  show(
    <RequestByLink
      view={{ ...request, ...change }}
      chosen={chosen}
      problem=""
      action="/request/x"
    />,
  );

it('G17 WI-06 an offer has both answers as one press, and the one that was chosen in the mail is filled', () => {
  show(<OfferByLink view={offer} problem="" action="/offer/x" />);
  expect(buttons()).toEqual(['Take the place!', 'Pass it on']);
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/offer/x']);
  cleanup();
  show(<OfferByLink view={{ ...offer, chosen: 'pass' }} problem="" action="/offer/x" />);
  expect(buttons()).toEqual(['Pass it on!', 'Take the place']);
});

it.each([
  ['taken', 'The place is yours'],
  ['passed', 'You passed the place on'],
  ['over', 'This place is no longer kept for you'],
  ['begun', 'The event has begun'],
  ['ended', 'This event is over'],
  ['cancelled', 'This event does not take place'],
] as const)('G17 an offer that is %s says so and asks nothing', (state, words) => {
  show(<OfferByLink view={{ ...offer, state, offeredUntil: null }} problem="" action="/offer/x" />);
  expect(screen.getByRole('heading', { name: words })).toBeDefined();
  expect(buttons()).toEqual([]);
});

it.each([
  ['taken', 'pass', 'If you cannot come after all, give it back on the page of the event.'],
  ['passed', 'take', 'If you can come after all, ask again on the page of the event.'],
] as const)(
  'G17 an offer that is %s tells who presses the other answer what is left',
  (state, chosen, words) => {
    const view = { ...offer, state, offeredUntil: null, chosen };
    show(<OfferByLink view={view} problem="" action="/offer/x" />);
    expect(screen.getByText(words)).toBeDefined();
    cleanup();
    const own = { ...view, chosen: chosen === 'pass' ? 'take' : 'pass' } as const;
    show(<OfferByLink view={own} problem="" action="/offer/x" />);
    expect(screen.queryByText(words)).toBeNull();
  },
);

it('WI-03 a request shows who asks, what they wrote, and one filled answer', () => {
  showRequest({}, 'decline');
  expect(screen.getByRole('heading', { name: 'Bilal Ahmed would like to help' })).toBeDefined();
  expect(screen.getByText('I can bring a car.')).toBeDefined();
  expect(buttons()).toEqual(['Decline!', 'Approve']);
});

it('WI-03 a full role offers the wait list instead, a clash the page on which a reason is given', () => {
  showRequest({ obstacle: 'full' });
  expect(screen.getByText('This role is full.')).toBeDefined();
  expect(buttons()).toEqual(['Put on the wait list!', 'Decline']);
  cleanup();
  showRequest({ obstacle: 'clash', clash: { title: 'Tree planting', minutesAway: null } });
  expect(screen.getByText(/^Bilal Ahmed has a place at Tree planting at that time/)).toBeDefined();
  expect(buttons()).toEqual(['Decline!']);
  cleanup();
  showRequest({ obstacle: 'clash', clash: { title: 'Tree planting', minutesAway: 40 } });
  expect(
    screen.getByText(/at Tree planting, about 40 minutes away, too far to get here/),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all requests' }).getAttribute('href')).toBe(
    `/admin/event/${id}`,
  );
});

it('EL-02 WI-03 who may not do the role is given no place from the mail, and the page says where to look', () => {
  showRequest({ obstacle: 'lacks' });
  expect(screen.getByText(/^Bilal Ahmed may not do this role yet/)).toBeDefined();
  expect(buttons()).toEqual(['Put on the wait list!', 'Decline']);
});

it('EL-02 WI-06 an answer that is refused for what the role asks for says so', () => {
  expect(unsentReason('')).toBe('');
  expect(unsentReason('yes')).toBe('Your answer could not be sent. Please try again.');
  const problem = unsentReason('joining.not_eligible');
  show(<OfferByLink view={offer} problem={problem} action="/offer/x" />);
  expect(screen.getByText('Something that this role asks for is missing.')).toBeDefined();
});

it('WI-03 where no role was asked for one of the free ones is chosen', () => {
  const roles = [
    { id: idOf(1), name: 'Cook', free: 2 },
    { id: idOf(2), name: 'Driver', free: 1 },
  ];
  showRequest({ roleName: null, roles });
  const chosen = screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
  expect(chosen).toEqual([true, false]);
  expect(screen.getByText('2 free')).toBeDefined();
});

it('WI-03 WI-06 an answer that came too late says that it changed nothing, beside how things stand', () => {
  const late = 'Your answer came too late and changed nothing.';
  const problem = unsentReason('mail_answers.answered');
  const answered = { ...request, state: 'answered', standing: 'confirmed' } as const;
  const shown = { chosen: 'decline', action: '/request/x' } as const;
  show(<RequestByLink view={answered} {...shown} problem={problem} />);
  expect(screen.getByText(late)).toBeDefined();
  expect(screen.queryByText(problem)).toBeNull();
  cleanup();
  show(<RequestByLink view={answered} {...shown} problem="" />);
  expect(screen.queryByText(late)).toBeNull();
  cleanup();
  const taken = { ...offer, state: 'taken', offeredUntil: null } as const;
  show(<OfferByLink view={taken} problem={problem} action="/offer/x" />);
  expect(screen.getByText(late)).toBeDefined();
});

it.each([
  ['answered', "Bilal Ahmed's request is answered"],
  ['withdrawn', 'Bilal Ahmed took the request back'],
  ['renewed', 'Bilal Ahmed asked again'],
  ['begun', 'The event has begun'],
  ['ended', 'This event is over'],
  ['cancelled', 'This event does not take place'],
] as const)('WI-03 a request that is %s says so and asks nothing', (state, words) => {
  showRequest({ state, standing: 'declined' });
  expect(screen.getByRole('heading', { name: words })).toBeDefined();
  expect(buttons()).toEqual([]);
  // The organiser reads it, not who offered to help.
  expect(document.body.textContent).not.toContain('offering your help');
});
