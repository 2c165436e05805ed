import { type Badge, eventBadges } from '@saath/contract/day/badges/endpoints';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useQuery } from '../../../calls/query.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { badgesQuery } from './queries.ts';
import { BadgeSheet } from './sheet.tsx';

const server = fakeServer();
const badgeOf = (name: string): Badge => ({
  ...{ participationId: idOf(name), name, roleName: 'Cook' },
  url: `https://saath.example/badge/${name}`,
});

function Sheet() {
  const { data } = useQuery(badgesQuery(beachCleanUp.id));
  return data ? <BadgeSheet badges={data} eventTitle={beachCleanUp.title} /> : <p>Waiting</p>;
}

it('DY-07 all badges are there, however many answers they come in, and none before the last one', async () => {
  const asked: (string | null)[] = [];
  server.on(eventBadges, (_body, { query }) => {
    const after = query.get('after');
    asked.push(after);
    if (!after) return { badges: [badgeOf('Aisha'), badgeOf('Bilal')], next: idOf('Bilal') };
    return { badges: [badgeOf('Chanda')], next: null };
  });
  show(<Sheet />);
  expect(screen.getByText('Waiting')).toBeDefined();
  const badges = await screen.findAllByRole('listitem');
  expect(badges.map((badge) => within(badge).getByRole('img').getAttribute('aria-label'))).toEqual([
    'Badge of Aisha',
    'Badge of Bilal',
    'Badge of Chanda',
  ]);
  expect(asked).toEqual([null, idOf('Bilal')]);
});

it('DY-07 a badge says the event, the name and the role, each in its own direction', () => {
  show(<BadgeSheet badges={[badgeOf('عائشہ')]} eventTitle={beachCleanUp.title} />);
  const badge = screen.getByRole('listitem');
  const texts = [...badge.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  expect(texts).toEqual([beachCleanUp.title, 'عائشہ', 'Cook']);
});

it('DY-07 two badges have two codes', () => {
  show(<BadgeSheet badges={[badgeOf('Aisha'), badgeOf('Bilal')]} eventTitle="" />);
  const [first, second] = screen.getAllByRole('img').map(({ innerHTML }) => innerHTML);
  expect(first).not.toBe(second);
});
