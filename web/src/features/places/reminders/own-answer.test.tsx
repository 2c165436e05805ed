import { answerOwn } from '@saath/contract/places/reminders/endpoints';
import type { AskedPlace } from '@saath/contract/places/reminders/schema';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { LinkForm } from './link-answer.tsx';
import { OwnAnswer } from './own-answer.tsx';

const server = fakeServer();
hearToasts();

const event = {
  id: '0191d000-0000-7000-8000-000000000001',
  title: 'River clean-up',
  location: 'Ravi bank',
  startTime: '2026-12-07T09:00:00.000Z',
  endTime: '2026-12-07T13:00:00.000Z',
  timeZone: 'Asia/Karachi',
};
const place: AskedPlace = {
  participationId: '0191d000-0000-7000-8000-000000000002',
  event,
  roleName: 'Cook',
  given: null,
};
const path = `/api/participation/${place.participationId}/coming`;

function show(element: React.ReactNode) {
  const router = createMemoryRouter([{ path: '/', element }]);
  render(<RouterProvider router={router} />);
}

const press = async (name: string) =>
  await userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => server.on(answerOwn, { message: 'Thank you!' }));

describe('NT-05 the question for somebody who is signed in', () => {
  it('NT-05 one press says that one comes', async () => {
    show(<OwnAnswer place={place} onDone={async () => {}} />);
    await press("I'm coming");
    expect(server.sent(answerOwn)).toEqual([{ path, body: { answer: 'coming' } }]);
  });

  it('NT-05 who comes later says about how late', async () => {
    show(<OwnAnswer place={place} onDone={async () => {}} />);
    await press("I'm coming later");
    await press('30 minutes');
    const body = { answer: 'late', minutes: '30' };
    expect(server.sent(answerOwn)).toEqual([{ path, body }]);
  });

  it('NT-05 who cannot come is asked once more, and may say why', async () => {
    show(<OwnAnswer place={place} onDone={async () => {}} />);
    await press("I can't come");
    expect(server.asked()).toEqual([]);
    await userEvent.type(screen.getByLabelText('A word to the organiser (optional)'), 'I am ill.');
    await press('Give my place back');
    const body = { answer: 'cant', word: 'I am ill.' };
    await waitFor(() => expect(server.sent(answerOwn)).toEqual([{ path, body }]));
  });

  it('NT-05 shows what was said, to be changed', async () => {
    const given = { answer: 'late', minutes: 15, answeredAt: event.startTime } as const;
    show(<OwnAnswer place={{ ...place, given }} onDone={async () => {}} />);
    expect(await screen.findByText('You said that you come about 15 minutes late.')).toBeTruthy();
    expect(screen.getByRole('button', { name: "I'm coming" })).toBeTruthy();
  });
});

it('NT-05 the form of a link is a plain form with the pressed answer chosen', () => {
  const view = { state: 'open', firstName: 'Aisha', event, roleName: null, given: null } as const;
  show(<LinkForm view={{ ...view, chosen: 'late' }} token="x" isAnswered={false} />);
  const form = document.querySelector('form');
  expect(form?.method).toBe('post');
  expect(form?.getAttribute('action')).toBe('/coming/x');
  expect(new FormData(form ?? undefined).get('answer')).toBe('late');
  expect(new FormData(form ?? undefined).get('minutes')).toBe('15');
});
