import { getUser, updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import type { SkillStep } from '@saath/contract/matching/suggest/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aisha, idOf } from '../../../testing/people-and-events.ts';
import { OneStepAway } from './one-step-away.tsx';

const server = fakeServer();

const step: SkillStep = {
  skill: 'First aid',
  roles: 3,
  named: [
    {
      event: { id: idOf('event'), title: 'Health camp' },
      role: { id: idOf('role'), name: 'Nurse' },
    },
  ],
};

const saved: unknown[] = [];

function show(steps: readonly SkillStep[]): void {
  let skills = ['Cooking'];
  saved.length = 0;
  server.on(getUser, () => ({ user: { ...aisha, skills } }));
  server.on(updateProfile, (body) => {
    skills = body.skills ?? skills;
    saved.push(skills);
    return { user: { ...aisha, skills }, message: '' };
  });
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <OneStepAway steps={steps} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it('MT-05 names the skill, how many roles it opens and some of them; adding it can be undone', async () => {
  show([step]);
  const add = await screen.findByRole('button', { name: /I have this skill/ });
  expect(screen.getByText(/would open 3 roles/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Health camp' })).toBeDefined();
  expect(screen.getByText('and 2 more')).toBeDefined();
  await userEvent.click(add);
  await waitFor(() => expect(saved).toEqual([['Cooking', 'First aid']]));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved[1]).toEqual(['Cooking']));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('MT-05 is not there when there is nothing to say', async () => {
  show([]);
  await waitFor(() => expect(server.sent(getUser)).toHaveLength(1));
  expect(screen.queryByText('One step away')).toBeNull();
});
