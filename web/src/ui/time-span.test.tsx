import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../testing/show.tsx';
import { TimeSpan } from './time-span.tsx';

const span = (startTime: string, endTime: string, timeZone = 'Asia/Karachi') => ({
  startTime,
  endTime,
  timeZone,
});
const texts = () => screen.getAllByText(/./, { selector: 'time bdi' }).map((at) => at.textContent);

it('EV-02 the second date is told only when it is another day, by the clock of the place', () => {
  // Six in the evening until one at night there; both are the same day in UTC.
  show(<TimeSpan of={span('2026-11-20T13:00:00Z', '2026-11-20T20:00:00Z')} />);
  expect(texts()).toEqual(['Fri, 20 Nov 2026, 6:00 PM', 'Sat, 21 Nov 2026, 1:00 AM']);
});

it('EV-02 of one day, the end is a time', () => {
  // Another day in UTC, the same one there.
  show(<TimeSpan of={span('2026-11-20T22:00:00Z', '2026-11-21T02:00:00Z')} />);
  expect(texts()).toEqual(['Sat, 21 Nov 2026, 3:00 AM', '7:00 AM']);
});

it('EV-01 where there is room for dates only, one day is one date', () => {
  show(<TimeSpan datesOnly of={span('2026-11-20T04:00:00Z', '2026-11-20T08:00:00Z')} />);
  expect(texts()).toEqual(['Fri, 20 Nov 2026']);
});

it('EV-01 and days are two', () => {
  show(<TimeSpan datesOnly of={span('2026-11-20T04:00:00Z', '2026-11-22T08:00:00Z')} />);
  expect(texts()).toEqual(['Fri, 20 Nov 2026', 'Sun, 22 Nov 2026']);
});

it('EV-05 readers in another zone are told whose clock it is', () => {
  show(<TimeSpan of={span('2026-11-20T04:00:00Z', '2026-11-20T08:00:00Z', 'Pacific/Auckland')} />);
  expect(document.body.textContent).toMatch(/New Zealand Time$/);
});
