import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { EventPlacesFields, travelMinutesOf } from './places.tsx';
import { EventLocationField, EventTitleField, EventTypeField } from './texts.tsx';
import { EventTimes } from './times.tsx';
import { isEventType, typeOptions, zoneLabel } from './values.ts';

let changed: unknown[];
beforeEach(() => {
  changed = [];
});

it('EV-04 a zone is written with its offset on the day of the event, summer or winter', () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  expect(zoneLabel('Asia/Karachi', at('2026-12-05'))).toBe('Asia/Karachi (GMT+5)');
  expect(zoneLabel('Europe/Berlin', at('2026-12-05'))).toBe('Europe/Berlin (GMT+1)');
  expect(zoneLabel('Europe/Berlin', at('2026-07-05'))).toBe('Europe/Berlin (GMT+2)');
  expect(zoneLabel('America/New_York', at('2026-12-05'))).toBe('America/New York (GMT-5)');
});

const times = (change: Partial<Parameters<typeof EventTimes>[0]> = {}) =>
  show(
    <EventTimes
      values={{ startTime: '2026-07-05T09:00', endTime: '' }}
      timeZone="Europe/Berlin"
      problems={{}}
      onChange={(field, text) => changed.push([field, text])}
      onLeave={(field) => changed.push(['left', field])}
      {...change}
    />,
  ).user;

it('EV-05 times are those of the place, wherever the organiser is; that is said beside them', () => {
  times();
  expect(screen.getByText(/^Times in Europe\/Berlin \(GMT\+2\), wherever you are\./)).toBeDefined();
  expect(screen.getByLabelText('Start time')).toHaveProperty('value', '2026-07-05T09:00');
});

it('EV-05 a time is told as it is typed, and checked when its field is left', () => {
  times();
  const end = screen.getByLabelText('End time');
  fireEvent.change(end, { target: { value: '2026-07-05T10:00' } });
  fireEvent.blur(end);
  expect(changed).toEqual([
    ['endTime', '2026-07-05T10:00'],
    ['left', 'endTime'],
  ]);
});

it('EV-05 what is wrong with a time is said at its field', () => {
  times({ problems: { endTime: 'Too early.' }, min: '2026-07-01T00:00' });
  const end = screen.getByLabelText('End time');
  expect(end.getAttribute('aria-invalid')).toBe('true');
  expect(end.getAttribute('aria-describedby')).toContain(screen.getByText('Too early.').id);
  expect(end.getAttribute('min')).toBe('2026-07-01T00:00');
  expect(screen.getByLabelText('Start time').getAttribute('aria-invalid')).toBe('false');
});

it('EV-04 every kind of event has a name of its own, and nothing else is one', () => {
  const names = typeOptions().map(({ label }) => label);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('Food');
  expect(isEventType('food')).toBe(true);
  expect(isEventType('Food')).toBe(false);
});

it('EV-04 a kind is chosen by its name', async () => {
  const { user } = show(<EventTypeField value="food" onChange={(type) => changed.push(type)} />);
  await user.selectOptions(screen.getByLabelText('Kind of event'), 'Health');
  expect(changed).toEqual(['health']);
});

it('EV-04 title and location must be there, and say what is wrong with them', () => {
  show(
    <>
      <EventTitleField
        values={{ title: '' }}
        problems={{ title: 'Please enter a title.' }}
        onChange={(field, text) => changed.push([field, text])}
      />
      <EventLocationField
        values={{ location: 'Clifton' }}
        problems={{}}
        onChange={(field, text) => changed.push([field, text])}
        onLeave={() => undefined}
      />
    </>,
  );
  const title = screen.getByLabelText('Event title');
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(title).toHaveProperty('required', true);
  fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'Ravi' } });
  expect(changed).toEqual([['location', 'Ravi']]);
});

it.each([
  ['approve', /^You look at every request and answer it\./],
  ['instant', /^First come, first served: when all places are taken/],
] as const)('JO-05 what it means that places are given "%s" is told', (mode, text) => {
  show(
    <EventPlacesFields
      values={{ mode, travelMinutes: '' }}
      problems={{}}
      onChange={(change) => changed.push(change)}
    />,
  );
  expect(screen.getByText(text)).toBeDefined();
});

it('JO-04 the way is told in minutes; nothing is no way at all', async () => {
  const { user } = show(
    <EventPlacesFields
      values={{ mode: 'approve', travelMinutes: '' }}
      problems={{ travelMinutes: 'Too long.' }}
      onChange={(change) => changed.push(change)}
    />,
  );
  const way = screen.getByLabelText('Minutes to get here (optional)');
  expect(way.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(way, { target: { value: '45' } });
  await user.selectOptions(screen.getByLabelText('How places are given'), 'Places at once');
  expect(changed).toEqual([{ travelMinutes: '45' }, { mode: 'instant' }]);
  expect([travelMinutesOf(''), travelMinutesOf(' '), travelMinutesOf(' 45 ')]).toEqual([0, 0, 45]);
});
