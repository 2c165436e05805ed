import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { DayByDay } from './day-by-day.tsx';
import { Meter } from './meter.tsx';

afterEach(cleanup);

const bar = (key: string, value: number | null) => ({
  ...{
    key,
    value,
    label: key,
    tick: key.slice(0, 1),
    text: value === null ? 'none' : `${value} hours`,
  },
});
const months = [bar('October', 6), bar('November', null), bar('December', 12)];
const heights = () =>
  [...document.querySelectorAll('rect')].map((each) => Number(each.getAttribute('height')));
const told = () => document.querySelector('figcaption')?.textContent;

describe('AD-01 bars', () => {
  it('AD-01 the highest fills the height, the others in proportion; nothing to tell has no bar', () => {
    render(<BarChart title="Hours" bars={months} />);
    expect(heights()).toEqual([50, 0, 100]);
  });

  it('AD-01 a value of nothing can still be seen, unlike no value', () => {
    render(<BarChart title="Hours" bars={[bar('October', 0), bar('November', null)]} />);
    expect(heights()).toEqual([1, 0]);
  });

  it('AD-01 a share is measured against the whole, not against the highest', () => {
    render(<BarChart title="Share" bars={[bar('October', 25), bar('November', 50)]} most={100} />);
    expect(heights()).toEqual([25, 50]);
  });

  it('AD-01 each is told in words: the last, or the one that is pointed at', async () => {
    render(<BarChart title="Hours" bars={months} />);
    expect(told()).toBe('HoursDecember: 12 hours');
    await userEvent.setup().hover(screen.getByRole('button', { name: 'October: 6 hours' }));
    expect(told()).toBe('HoursOctober: 6 hours');
  });

  it('AD-01 they are one stop of the keyboard; arrows, Home and End go through them and stop at the ends', async () => {
    const user = userEvent.setup();
    render(<BarChart title="Hours" bars={months} />);
    await user.tab();
    const at = () => document.activeElement?.getAttribute('aria-label');
    expect(at()).toBe('December: 12 hours');
    const visited: unknown[] = [];
    for (const key of ['{ArrowRight}', '{ArrowLeft}', '{Home}', '{ArrowLeft}', '{End}', 'x']) {
      await user.keyboard(key);
      visited.push(at()?.split(':')[0]);
    }
    expect(visited).toEqual(['December', 'November', 'October', 'October', 'December', 'December']);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('AD-01 LM-02 where one reads from right to left, so do the arrows', async () => {
    const user = userEvent.setup();
    render(<BarChart title="Hours" bars={months} />);
    screen.getByRole('list', { name: 'Hours' }).style.direction = 'rtl';
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('November: none');
  });
});

describe('RO-03 how full something is', () => {
  const width = () => document.querySelector<HTMLElement>('span[style]')?.style.width;

  it('RO-03 a bar shows the share, never more than all of it, and says it in words', () => {
    render(<Meter label="3 of 4 places" value={3} max={4} />);
    expect([width(), screen.getByText('3 of 4 places').tagName]).toEqual(['75%', 'SPAN']);
    cleanup();
    render(<Meter label="5 of 4 places" value={5} max={4} />);
    expect(width()).toBe('100%');
    cleanup();
    render(<Meter label="No places" value={0} max={0} />);
    expect(width()).toBe('0%');
  });
});

it('OR-05 a log stands under the days of the zone, in the order it came', () => {
  const entries = [
    { id: 'c', at: '2026-12-05T20:30:00.000Z' },
    { id: 'b', at: '2026-12-05T19:30:00.000Z' },
    { id: 'a', at: '2026-12-05T18:30:00.000Z' },
  ];
  render(
    <DayByDay entries={entries} timeZone="Asia/Karachi">
      {({ id }) => <span>{id}</span>}
    </DayByDay>,
  );
  const days = [...document.querySelectorAll('time')].map((time) => [
    time.dateTime,
    time.closest('li')?.querySelector('ol')?.textContent,
  ]);
  expect(days).toEqual([
    ['2026-12-06', 'cb'],
    ['2026-12-05', 'a'],
  ]);
});
