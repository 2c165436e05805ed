/** People found by what they can do, when they are free and what they did: what the filters ask, and how they are taken off. */
import { browseEvents, getEvent } from '@saath/contract/events/events/endpoints';
import type { EventCard } from '@saath/contract/events/events/schema';
import { limits } from '@saath/contract/limits';
import { suggestSkillNames } from '@saath/contract/matching/suggest/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { useNavigate, useSearchParams } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp, comingEvent, idOf } from '../../../testing/people-and-events.ts';
import { tooMany, unanswered } from '../../../testing/refused.ts';
import { show } from '../../../testing/show.tsx';
import { addressOf, viewOf } from './people-address.ts';
import { PeopleFilters } from './people-filters.tsx';

const server = fakeServer();
const past = (count: number, title: string): EventCard => {
  const { bestRole: _role, score: _score, reasons: _reasons, ...card } = comingEvent(count, title);
  return { ...card, status: 'COMPLETED' };
};
const serve = (events: EventCard[]) =>
  server.on(browseEvents, {
    ...{ events, next: null, counts: { all: 0, upcoming: 0, ongoing: 0, past: events.length } },
  });
beforeEach(() => {
  serve([]);
  server.on(suggestSkillNames, { skills: [] });
});

/** The filters at an address, which they change. */
function Page() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <PeopleFilters view={viewOf(search)} onChange={(next) => void navigate(addressOf(next))} />
  );
}
async function open(search = '') {
  const shown = show(<Page />, { at: `/admin/vol-stats${search}` });
  const toggle = screen.getByRole('button', { name: /^Skills, free time/ });
  if (toggle.getAttribute('aria-expanded') === 'false') await shown.user.click(toggle);
  const asks = async (wanted: string) =>
    await waitFor(() =>
      expect(decodeURIComponent(shown.address())).toBe(`/admin/vol-stats${wanted}`),
    );
  return { ...shown, toggle, asks };
}
const choice = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const options = (label: string) => [...choice(label).options].map(({ label: text }) => text);

describe('AD-02 skills', () => {
  const add = () => screen.getByLabelText('Add to Skills');

  it('AD-02 skills are added one by one and begin on the first page; of several, all or one can be asked', async () => {
    const { user, asks } = await open('?page=3&q=a');
    await user.type(add(), 'Cooking{Enter}');
    await asks('?q=a&skills=Cooking');
    expect(screen.queryByLabelText('Of these skills they have')).toBeNull();
    await user.type(add(), 'First aid{Enter}');
    await asks('?q=a&skills=Cooking,First+aid');
    const match = await screen.findByLabelText('Of these skills they have');
    await user.selectOptions(match, 'At least one of them');
    await asks('?q=a&skills=Cooking,First+aid&match=any');
    // With one skill left there is nothing to choose between.
    await user.click(screen.getByRole('button', { name: 'Remove Cooking' }));
    await asks('?q=a&skills=First+aid');
  });

  it('AD-02 no more skills are asked for than the server looks for', async () => {
    const names = Array.from({ length: limits.skillsSought }, (_each, number) => `S${number}x`);
    const { user, address } = await open(`?skills=${names.join(',')}`);
    await user.type(add(), 'One more{Enter}');
    expect(viewOf(new URLSearchParams(address().split('?')[1])).seeking.skills).toEqual(names);
  });

  it('AD-02 any text is a skill, also where no suggestions come', async () => {
    server.on(suggestSkillNames, () => {
      throw unanswered();
    });
    const { user, asks } = await open();
    await user.type(add(), 'Kite flying{Enter}');
    await asks('?skills=Kite+flying');
  });
});

describe('AD-02 free time and history', () => {
  it('AD-02 a day, a part of it and what they did are asked at once, and taken off by the first choice', async () => {
    const { user, asks } = await open();
    await user.selectOptions(choice('Usually free on'), 'Saturday');
    await asks('?day=5');
    await user.selectOptions(choice('Part of the day'), 'Morning');
    await asks('?day=5&part=morning');
    await user.selectOptions(choice('Helped before'), 'Never helped');
    await asks('?day=5&part=morning&past=never');
    await user.selectOptions(choice('Usually free on'), 'Any day');
    await asks('?part=morning&past=never');
  });

  it('AD-02 hours are numbers: letters and leading zeros are not typed, and nothing is no filter', async () => {
    const { user, asks } = await open();
    const hours = screen.getByLabelText<HTMLInputElement>('Hours so far, at least');
    await user.type(hours, '0a1b2');
    expect(hours.value).toBe('12');
    await asks('?hours=12');
    await user.clear(hours);
    await asks('');
  });

  it('AD-02 all of these filters are counted and taken off by one press; the search stays', async () => {
    const { user, toggle, asks } = await open('?q=a&skills=Cooking,Calm&day=5&hours=10');
    expect(toggle.textContent).toContain('3');
    await user.click(screen.getByRole('button', { name: 'Take these filters off' }));
    await asks('?q=a');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Take these filters off' })).toBeNull(),
    );
    expect(screen.getByLabelText('Hours so far, at least')).toHaveProperty('value', '');
  });

  it('AD-02 the filters are folded until somebody asks for them, or the address does', async () => {
    show(<Page />, { at: '/admin/vol-stats?q=a' });
    expect(screen.queryByLabelText('Usually free on')).toBeNull();
    show(<Page />, { at: '/admin/vol-stats?day=5' });
    expect(screen.getByLabelText('Usually free on')).toHaveProperty('value', '5');
  });
});

describe('AD-02 who helped at an event', () => {
  it('AD-02 without an event that is over nothing is asked about one', async () => {
    await open();
    await waitFor(() => expect(server.sent(browseEvents)).toHaveLength(1));
    expect(screen.queryByLabelText('Helped at the event')).toBeNull();
  });

  it('AD-02 the latest events are offered with their day, which tells those of one name apart', async () => {
    serve([past(1, 'Iftar'), { ...past(2, 'Iftar'), startTime: '2026-11-05T20:00:00.000Z' }]);
    const { user, asks } = await open();
    await screen.findByLabelText('Helped at the event');
    // After midnight in Karachi it is the next day.
    expect(options('Helped at the event')).toEqual([
      'Any event',
      'Iftar · Sat, 5 Dec 2026',
      'Iftar · Fri, 6 Nov 2026',
    ]);
    await user.selectOptions(choice('Helped at the event'), 'Iftar · Fri, 6 Nov 2026');
    await asks(`?event=${idOf(2)}`);
  });

  it('AD-02 an earlier event of the address is named once known, and stays chosen', async () => {
    serve([past(1, 'Iftar')]);
    server.on(getEvent, { event: beachCleanUp });
    await open(`?event=${beachCleanUp.id}`);
    await waitFor(() => expect(options('Helped at the event')).toContain('Beach clean-up'));
    expect(choice('Helped at the event').value).toBe(beachCleanUp.id);
  });

  it('AD-02 an earlier event that cannot be read can still be taken off', async () => {
    server.on(getEvent, () => {
      throw tooMany();
    });
    const { user, asks } = await open(`?event=${beachCleanUp.id}`);
    await waitFor(() =>
      expect(options('Helped at the event')).toEqual(['Any event', 'An earlier event']),
    );
    await user.selectOptions(choice('Helped at the event'), 'Any event');
    await asks('');
  });
});

describe('AD-02 the search beside them', () => {
  it('AD-02 a filter that is chosen while a name is being typed loses neither', async () => {
    const { user, asks } = await open();
    await user.type(screen.getByLabelText('Search by name'), 'ais');
    await user.selectOptions(choice('Usually free on'), 'Saturday');
    await asks('?q=ais&day=5');
  });
});
