import { findTowns } from '@saath/contract/foundation/towns/endpoints';
import { getMatchingUse, setMatchingUse } from '@saath/contract/matching/choices/endpoints';
import type { MatchingUse } from '@saath/contract/matching/choices/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CallError } from '../../../lib/call-error.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { toast } from '../../../ui/toast.ts';
import { MatchingUseCard } from './matching-use.tsx';

const server = fakeServer();
hearToasts();

let use: MatchingUse;
let refusal: Error | undefined;
const sent: unknown[] = [];
beforeEach(() => {
  server.on(findTowns, { towns: [] });
  sent.length = 0;
  refusal = undefined;
  const stored = { skills: 4, interests: 0, experienceYears: 3, freeMinutes: 570 };
  use = { area: '', point: null, off: [], stored: { ...stored, events: 9, attended: 8 } };
  server.on(getMatchingUse, () => use);
  server.on(setMatchingUse, (body) => {
    sent.push(body);
    if (refusal) throw refusal;
    use = { ...use, area: body.area ?? use.area, off: body.off ?? use.off };
    return use;
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MatchingUseCard />
    </QueryClientProvider>,
  );
});

const switchOf = async (name: string) => await screen.findByRole('switch', { name });

it('MT-08 every input says what is stored now, and all are on', async () => {
  await switchOf('Use for suggestions: Skills');
  const told = within(screen.getByRole('list')).getAllByRole('listitem');
  const stored = ['4 of yours', 'Not told', '3 years', '9.5 hours a week', 'Not told'];
  expect(told).toHaveLength(6);
  for (const [index, text] of [...stored, '9 events, came to 8'].entries())
    expect(told[index]?.textContent).toContain(text);
  for (const each of screen.getAllByRole('switch'))
    expect((each as HTMLInputElement).checked).toBe(true);
  expect(screen.getByText(/Never used: your name/)).toBeDefined();
});

it('MT-08 a switch is saved at once and can be undone', async () => {
  await userEvent.click(await switchOf('Use for suggestions: History'));
  expect(await screen.findByText(/Saved/)).toBeDefined();
  expect(sent).toEqual([{ off: ['history'] }]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect((await switchOf('Use for suggestions: History')) as HTMLInputElement).toHaveProperty(
      'checked',
      true,
    ),
  );
  expect(sent[1]).toEqual({ area: '', mapPoint: null, off: [] });
});

it('MT-08 the area is saved trimmed, and not again when it is the same', async () => {
  await userEvent.type(await screen.findByLabelText(/Town or area/), '  Clifton ');
  await userEvent.click(screen.getByRole('button', { name: 'Save area' }));
  await waitFor(() => expect(sent).toEqual([{ area: 'Clifton' }]));
  await userEvent.click(await screen.findByRole('button', { name: 'Save area' }));
  expect(sent).toHaveLength(1);
});

it('MT-08 a failure is said, and the switch stays as it was', async () => {
  refusal = new CallError('The database is at lunch.', { status: 500, code: 'server.failed' });
  await userEvent.click(await switchOf('Use for suggestions: Skills'));
  await waitFor(() => expect(toast.error).toHaveBeenCalled());
  expect((await switchOf('Use for suggestions: Skills')) as HTMLInputElement).toHaveProperty(
    'checked',
    true,
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
