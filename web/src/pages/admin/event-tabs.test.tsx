/** The parts of an event's page. */
import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { show } from '../../testing/show.tsx';
import { EventTabs } from './event-tabs.tsx';

let opened: string[];
beforeEach(() => {
  opened = [];
});
const panel = (name: string) => () => {
  opened.push(name);
  return <p>{`The ${name}`}</p>;
};

type Opened = Partial<ComponentProps<typeof EventTabs>> & { isOver?: boolean };

function open({ isOver = false, ...change }: Opened = {}, at = '/') {
  const panels = {
    ...{ requests: panel('requests'), roster: panel('roster'), messages: panel('messages') },
    ...(isOver ? { after: panel('after') } : {}),
    history: panel('history'),
  };
  return show(<EventTabs {...{ waiting: 0, unread: 0, proposals: 0, panels, ...change }} />, {
    at,
  });
}
const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const tab = (name: RegExp) => screen.getByRole('tab', { name });

it('EV-11 what comes after an event is there once it is over, and not before', () => {
  open();
  expect(names()).toEqual(['Requests', 'Roster', 'Messages', 'History']);
});

it('EV-11 the numbers say what waits, in words for those who hear the page', () => {
  open({ isOver: true, waiting: 4, unread: 2, proposals: 1 });
  expect(names()).toEqual([
    'Requests4',
    'Roster',
    expect.stringMatching(/^Messages2.*2 unread/),
    expect.stringMatching(/^After the event1.*1 /),
    'History',
  ]);
});

it('EV-11 a part is loaded when it is first opened, and the address says which is open', async () => {
  const { user, address, router } = open();
  expect(new Set(opened)).toEqual(new Set(['requests']));
  await user.click(tab(/^Roster/));
  expect(await screen.findByText('The roster')).toBeDefined();
  expect(address()).toBe('/?tab=roster');
  expect(opened).not.toContain('history');
  await user.click(tab(/^Requests/));
  await waitFor(() => expect(address()).toBe('/'));
  // Going back leads away from the event, not through its parts.
  expect(router.state.historyAction).toBe('REPLACE');
});

it('EV-11 an address opens its part; one that there is not, or not yet, opens the requests', () => {
  open({}, '/?tab=history');
  expect(tab(/^History/).getAttribute('aria-selected')).toBe('true');
  open({}, '/?tab=after');
  const [, second] = screen.getAllByRole('tab', { name: /^Requests/ });
  expect(second?.getAttribute('aria-selected')).toBe('true');
});
