import { findTowns } from '@saath/contract/foundation/towns/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { paragraph } from '../../../testing/paragraph.ts';
import { show } from '../../../testing/show.tsx';
import { MapPlace } from './map-place.tsx';

const server = fakeServer();
const town = (name: string, near: string | null, latitude: number) => ({
  ...{ name, near, country: 'US', point: { latitude, longitude: -72.5 } },
});
let asked: (string | null)[];
beforeEach(() => {
  asked = [];
  server.on(findTowns, (_body, { query }) => {
    const place = query.get('place');
    asked.push(place);
    if (place === 'Springfield')
      return {
        towns: [town('Springfield', 'Peoria', 39.8), town('Springfield', 'Hartford', 42.1)],
      };
    return { towns: place === 'Hartford' ? [town('Hartford', null, 41.76)] : [] };
  });
});

function Form({ place, from = '' }: { place: string; from?: string }) {
  const [point, setPoint] = useState(from);
  return (
    <>
      <MapPlace place={place} mapPoint={point} problem={undefined} onChange={setPoint} />
      <p data-testid="chosen">{point}</p>
    </>
  );
}

const chosen = () => screen.getByTestId('chosen').textContent;

it('MT-11 one town is told, and nothing has to be chosen', async () => {
  show(<Form place="Hartford" />);
  expect(await screen.findByText(paragraph(/Hartford, United States/))).toBeDefined();
  expect(chosen()).toBe('');
});

it('MT-11 of several towns one is chosen, and told from then on', async () => {
  const { user } = show(<Form place="Springfield" />);
  await user.click(
    await screen.findByRole('button', { name: 'Springfield near Hartford, United States' }),
  );
  await waitFor(() => expect(chosen()).toBe('42.1, -72.5'));
  expect(screen.queryByText('Which one is it?')).toBeNull();
});

it('MT-11 words that no town has are told, and an exact point can be pasted', async () => {
  const { user } = show(<Form place="The old mill" />);
  expect(await screen.findByText(/Not on the map yet/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Set the exact point' }));
  const field = await screen.findByLabelText('Point on the map');
  await user.type(field, '41.5, -72.25');
  await user.tab();
  await waitFor(() => expect(screen.queryByLabelText('Point on the map')).toBeNull());
  expect(screen.getByText('41.5, -72.25', { selector: 'bdi' })).toBeDefined();
});

it('MT-11 nothing is asked, or shown, before there is a place', async () => {
  show(<Form place=" " />);
  await waitFor(() => expect(chosen()).toBe(''));
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual([]);
});

it('MT-11 a point that was set is not asked about again', async () => {
  show(<Form place="Springfield" from="40, -70" />);
  expect(await screen.findByText('40, -70', { selector: 'bdi' })).toBeDefined();
  expect(asked).toEqual([]);
});
