/** Skills by keyboard, and skills that come to nothing. */
import { getUser, updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import { suggestSkillNames } from '@saath/contract/matching/suggest/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aisha } from '../../../testing/people-and-events.ts';
import { unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { SkillsManager } from './skills-manager.tsx';
import { ProfileView } from './view.tsx';

const server = fakeServer();
let skills: string[];
beforeEach(() => {
  skills = ['Cooking', 'First aid', 'Driving'];
  server.on(getUser, () => ({ user: { ...aisha, skills } }));
  server.on(suggestSkillNames, { skills: [] });
  server.on(updateProfile, (body) => {
    skills = body.skills ?? skills;
    return { message: 'Saved.', user: { ...aisha, skills } };
  });
});
const remove = (skill: string) => screen.findByRole('button', { name: `Remove ${skill}` });
const focused = (name: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name));

it('PF-04 after a skill is taken away the keyboard goes to the next one, at the end to the one before', async () => {
  const { user } = show(<SkillsManager />);
  await user.click(await remove('First aid'));
  await focused('Remove Driving');
  await user.keyboard('{Enter}');
  await focused('Remove Cooking');
  expect(skills).toEqual(['Cooking']);
});

it('PF-04 after the last skill the keyboard stands where one is added', async () => {
  skills = ['Cooking'];
  const { user } = show(<SkillsManager />);
  await user.click(await remove('Cooking'));
  expect(await screen.findByText(/^No skills added yet/)).toBeDefined();
  const add = screen.getByRole('button', { name: 'Add Skill' });
  await waitFor(() => expect(document.activeElement).toBe(add));
});

it('PF-04 a skill that could not be taken away stays', async () => {
  server.on(updateProfile, () => {
    throw unanswered();
  });
  const { user } = show(<SkillsManager />);
  await user.click(await remove('Cooking'));
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(await remove('Cooking')).toHaveProperty('disabled', false);
});

it('PF-04 the form has the keyboard at once, and after Cancel it is back where it began', async () => {
  const { user } = show(<SkillsManager />);
  await user.click(await screen.findByRole('button', { name: 'Add Skill' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Skill')));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const add = await screen.findByRole('button', { name: 'Add Skill' });
  await waitFor(() => expect(document.activeElement).toBe(add));
});

it('PF-01 an organiser has neither skills nor years on the profile', () => {
  show(<ProfileView user={{ ...aisha, role: 'Admin', contactNumber: '', description: '' }} />);
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(names).toEqual(['Phone', 'About']);
  expect(screen.getByText('Not specified')).toBeDefined();
  expect(screen.getByText('No description provided')).toBeDefined();
});

it('PF-01 a volunteer without tags reads that there are none', () => {
  show(<ProfileView user={{ ...aisha, skills: [], interests: [], experienceYears: 1 }} />);
  expect(screen.getByText('No skills added yet.')).toBeDefined();
  expect(screen.getByText('Not specified')).toBeDefined();
  expect(screen.getByText('1 year')).toBeDefined();
});
