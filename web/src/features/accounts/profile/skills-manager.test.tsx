import { getUser, updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import { skillMessages } from '@saath/contract/accounts/accounts/messages';
import { learn } from '@saath/contract/language-in-use';
import { suggestSkillNames } from '@saath/contract/matching/suggest/endpoints';
import { inUrdu } from '@saath/contract/urdu';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { fakeServer } from '../../../testing/fake-server.ts';
import { hearToasts } from '../../../testing/heard.ts';
import { aisha } from '../../../testing/people-and-events.ts';
import { unanswered } from '../../../testing/refused.ts';
import { show } from '../../../testing/show.tsx';
import { toast } from '../../../ui/toast.ts';
import { SkillsManager } from './skills-manager.tsx';

hearToasts();

const server = fakeServer();
let skills: string[];
beforeEach(() => {
  skills = ['Cooking'];
  server.on(suggestSkillNames, { skills: [] });
  server.on(getUser, () => ({ user: { ...aisha, skills } }));
  server.on(updateProfile, (body) => {
    if (Array.isArray(body.skills)) skills = body.skills.map(String);
    return { user: { ...aisha, skills }, message: '' };
  });
});
async function open(first = 'Cooking') {
  const { user } = show(<SkillsManager />);
  await screen.findByText(first);
  return user;
}

it('PF-04 the form opens and closes, and says what is wrong in the words of the specification', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add Skill' }));
  for (const [typed, problem] of [
    ['', skillMessages.required],
    ['a', skillMessages.short],
    ['x'.repeat(31), skillMessages.long],
    ['C++', skillMessages.characters],
    ['cooking', skillMessages.duplicate],
  ] as const) {
    await user.clear(screen.getByLabelText('Skill'));
    if (typed) await user.type(screen.getByLabelText('Skill'), typed);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText(problem)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Skill'));
  }
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Skill')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Skill' })),
  );
});

it('PF-04 a skill is added and taken away, each with its toast', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add Skill' }));
  await user.type(screen.getByLabelText('Skill'), ' First aid {Enter}');
  expect(await screen.findByText('First aid')).toBeDefined();
  expect(skills).toEqual(['Cooking', 'First aid']);
  expect(toast.success).toHaveBeenCalledWith(m.skill_added_successfully());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Skill' })),
  );
  await user.click(screen.getByRole('button', { name: 'Remove Cooking' }));
  expect(toast.success).toHaveBeenLastCalledWith(m.skill_removed_successfully());
  expect(skills).toEqual(['First aid']);
});

it('PF-04 what the server refuses is told, and what was typed stays', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add Skill' }));
  await user.type(screen.getByLabelText('Skill'), 'Nursing');
  server.refuse(updateProfile, 'No.', { status: 409 });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(toast.error).toHaveBeenCalledWith('No.');
  expect(screen.getByText(m.failed_to_add_skill_please_try_again())).toBeDefined();
  expect(screen.getByLabelText('Skill')).toHaveProperty('value', 'Nursing');
});

it('PF-04 without an answer it says that there was an error, and offers another try', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add Skill' }));
  await user.type(screen.getByLabelText('Skill'), 'Nursing');
  server.on(updateProfile, () => {
    throw unanswered();
  });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(toast.error).toHaveBeenCalledWith(expect.stringMatching(/^Error adding skill\. /));
  expect(screen.getByText('An error occurred. Please try again.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove Cooking' }));
  expect(toast.error).toHaveBeenLastCalledWith(expect.stringMatching(/^Error removing skill\. /));
});

it('PF-04 EC-06 on an Urdu page usual skills are named in Urdu, and what only people typed is not', async () => {
  learn(inUrdu);
  try {
    skills = ['Cooking', 'Cloud', 'Beekeeping'];
    await open('کھانا پکانا');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'کھانا پکانا',
      'کلاؤڈ',
      'Beekeeping',
    ]);
  } finally {
    learn(() => undefined);
  }
});
