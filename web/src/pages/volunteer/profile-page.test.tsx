import { listSessions } from '@saath/contract/accounts/account-care/endpoints';
import {
  getAvailability,
  getDaysOff,
  getUser,
  setAvailability,
  updateProfile,
} from '@saath/contract/accounts/accounts/endpoints';
import { profileMessages } from '@saath/contract/accounts/accounts/messages';
import { getContactChoice } from '@saath/contract/accounts/contact-choice/endpoints';
import { listPasskeys } from '@saath/contract/accounts/passkeys/endpoints';
import { myRating } from '@saath/contract/afterwards/ratings/endpoints';
import { getMatchingUse } from '@saath/contract/matching/choices/endpoints';
import { getLendingChoice } from '@saath/contract/office/lending/endpoints';
import { ownOrganiserRequest } from '@saath/contract/office/organisers/endpoints';
import { myPapers } from '@saath/contract/places/papers/endpoints';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { isoDayIn } from '../../lib/calendar-days.ts';
import { m } from '../../paraglide/messages.js';
import { fakeServer } from '../../testing/fake-server.ts';
import { hearToasts } from '../../testing/heard.ts';
import { aisha } from '../../testing/people-and-events.ts';
import { toast } from '../../ui/toast.ts';
import ProfilePage from './profile-page.tsx';
import { showPage } from './testing/show-page.tsx';

hearToasts();

const api = fakeServer();
beforeEach(() => {
  api.on(getUser, { user: aisha });
  api.on(getAvailability, { weekly: [] });
  api.on(getDaysOff, { days: [] });
  api.on(listSessions, { sessions: [] });
  api.on(listPasskeys, { passkeys: [] });
  api.on(myPapers, { papers: [], over: null, saidAt: null, kinds: [], asksAge: false });
  api.on(ownOrganiserRequest, { request: null });
  api.on(myRating, { average: null });
  const stored = {
    skills: 2,
    interests: 1,
    experienceYears: 3,
    freeMinutes: 90,
    events: 9,
    attended: 8,
  };
  api.on(getMatchingUse, { area: '', point: null, off: [], stored });
  api.on(getContactChoice, { isOffered: false, isOn: false });
  api.on(getLendingChoice, { isOffered: false, isOn: false });
});

const entries = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => [
        textContent,
        nextElementSibling?.textContent ?? '',
      ]),
  );

it('PF-01 the profile stands there, with the fallbacks for what is not told', async () => {
  showPage(<ProfilePage />);
  expect(await screen.findByRole('heading', { name: 'Aisha Khan' })).toBeDefined();
  expect(entries()).toEqual({
    Phone: '03001234567',
    Experience: '3 years',
    Skills: 'CookingFirst aid',
    Interests: 'Outdoor',
    About: 'I like to help at events.',
  });
  cleanup();
  api.on(getUser, { user: { ...aisha, contactNumber: '', description: '', interests: [] } });
  showPage(<ProfilePage />);
  await screen.findByRole('heading', { name: 'Aisha Khan' });
  expect(entries()).toMatchObject({
    Phone: m.not_specified(),
    Interests: m.not_specified(),
    About: m.no_description_of_a_person(),
  });
});

it('PF-02 what is edited is saved and shown, and Cancel leaves everything as it was', async () => {
  api.on(updateProfile, (body) => ({
    message: profileMessages.updated,
    user: { ...aisha, name: body.name ?? '' },
  }));
  const user = showPage(<ProfilePage />);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(screen.getByLabelText('Name'), ' Malik');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { name: 'Aisha Khan' })).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Aisha Khan');
  await user.type(screen.getByLabelText('Name'), ' Malik');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Aisha Khan Malik' })).toBeDefined();
  expect(toast.success).toHaveBeenCalledWith(profileMessages.updated);
  expect(api.sent(updateProfile)).toHaveLength(1);
});

it('PF-02 what is wrong is told at its field, the first has the focus, and nothing is sent', async () => {
  const user = showPage(<ProfilePage />);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.clear(screen.getByLabelText('Phone'));
  await user.clear(screen.getByLabelText('Experience (years)'));
  await user.type(screen.getByLabelText('Experience (years)'), 'many');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(profileMessages.phoneRequired)).toBeDefined();
  expect(screen.getByText(profileMessages.experienceNumber)).toBeDefined();
  expect(toast.error).toHaveBeenCalledWith(m.please_fix_the_validation_errors());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Phone')));
  expect(api.sent(updateProfile)).toEqual([]);
});

it('PF-02 what the server refuses is told, and what was typed stays', async () => {
  api.refuseOnce(updateProfile, 'Not this name.', { name: 'Not this name.' });
  const user = showPage(<ProfilePage />);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(screen.getByLabelText('Name'), ' Malik');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(toast.error).toHaveBeenCalledWith('Not this name.');
  expect(screen.getByRole('alert').textContent).toBe('Not this name.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Aisha Khan Malik');
});

it('PF-05 free times are chosen in a grid and saved', async () => {
  api.on(setAvailability, ({ weekly }) => ({ message: '', weekly }));
  const user = showPage(<ProfilePage />);
  const save = await screen.findByRole('button', { name: 'Save free times' });
  expect(save).toHaveProperty('disabled', true);
  const monday = screen.getByRole('button', { name: 'Monday morning, free' });
  await user.click(monday);
  expect(monday.getAttribute('aria-pressed')).toBe('true');
  await user.click(save);
  expect(await screen.findByRole('button', { name: 'Save free times' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(api.sent(setAvailability)).toHaveLength(1);
  expect(api.sent(setAvailability)[0]?.body).toMatchObject({ weekly: [{ weekday: 0 }] });
});

it('PF-03 the rating is the average with one decimal, or New', async () => {
  showPage(<ProfilePage />);
  expect(await screen.findByText('★ Rating: New')).toBeDefined();
  cleanup();
  api.on(myRating, { average: 4 });
  showPage(<ProfilePage />);
  expect(await screen.findByText('4.0★ Rating')).toBeDefined();
});

it("PF-03 the badge follows the volunteer's own free times and days off", async () => {
  showPage(<ProfilePage />);
  expect(await screen.findByText('Free times not told')).toBeDefined();
  cleanup();
  api.on(getAvailability, { weekly: [{ weekday: 0, from: 360, to: 720 }] });
  showPage(<ProfilePage />);
  expect(await screen.findByText('Available')).toBeDefined();
  cleanup();
  const today = isoDayIn(new Date().toISOString(), 'Asia/Karachi');
  api.on(getDaysOff, { days: [today] });
  showPage(<ProfilePage />);
  expect(await screen.findByText('Away today')).toBeDefined();
  expect(screen.queryByText('Available')).toBeNull();
});
