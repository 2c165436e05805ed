import { whyNot } from '@saath/contract/places/why-not/endpoints';
import type { WhyNot } from '@saath/contract/places/why-not/schema';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { idOf } from '../../../testing/people-and-events.ts';
import { WhyNotSuggested } from './why-not.tsx';

const server = fakeServer();

const answer: WhyNot = {
  person: {
    id: idOf('Bilal'),
    name: 'Bilal',
    description: '',
    skills: [],
    interests: [],
    profileImage: null,
  },
  isSuggested: false,
  obstacles: [],
  standing: {
    score: 0.412,
    place: 34,
    compared: 50,
    isAll: false,
    lastSuggested: { place: 10, score: 0.63 },
    note: null,
  },
  against: [{ text: 'Does not list First aid', tone: 'against' }],
  inFavour: [],
  changes: [{ text: 'Lists First aid', score: 0.7, place: 3 }],
};

async function show(change: Partial<WhyNot> = {}): Promise<void> {
  server.on(whyNot, { ...answer, ...change });
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <WhyNotSuggested roleId={idOf('role')} userId={idOf('Bilal')} name="Bilal" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  expect(server.asked()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Why is Bilal not suggested?' }));
}

it('MT-05 tells where the person stands, what counts against and what would change it', async () => {
  await show();
  expect(
    await screen.findByText('41% fit. 34th of those who are free. The 10th suggested has 63%.'),
  ).toBeDefined();
  expect(screen.getByText('Does not list First aid')).toBeDefined();
  expect(screen.getByText(/: then 3rd/)).toBeDefined();
  expect(screen.queryByText('In the way')).toBeNull();
});

it('MT-05 names what is in the way first, with a link to the event', async () => {
  await show({
    obstacles: [
      {
        text: 'Has a place elsewhere at this time',
        event: { id: idOf('event'), title: 'Food drive' },
      },
    ],
    standing: { ...answer.standing, place: null },
  });
  const link = await screen.findByRole('link', { name: 'Food drive' });
  expect(link.getAttribute('href')).toBe(`/admin/event/${idOf('event')}`);
  expect(screen.getByText('Without that')).toBeDefined();
  expect(screen.getByText(/Not among the 50 best/)).toBeDefined();
});

it('MT-05 whoever is suggested in the meantime is told so', async () => {
  await show({ isSuggested: true });
  expect(await screen.findByText('Is among the suggestions.')).toBeDefined();
});
