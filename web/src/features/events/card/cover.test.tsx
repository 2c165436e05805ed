import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from '../../../ui/avatar.tsx';
import { EventCover } from './cover.tsx';

afterEach(cleanup);

const image = { url: '/gone.webp', srcSet: '', width: 640, height: 400 };

it('LM-03 a picture of an event that cannot be loaded gives way to the drawn cover', async () => {
  const event = { id: 'one', type: 'food' } as const;
  const { container } = render(<EventCover event={event} image={image} sizes="100vw" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
});

it('LM-03 NV-03 a picture of a person that cannot be loaded gives way to the initial', () => {
  const { container } = render(<Avatar name="Aisha" src="/gone.webp" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.textContent).toBe('A');
});
