import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { EventGallery } from './gallery.tsx';

afterEach(cleanup);

const image = (id: string, order: number) => ({
  id,
  publicId: id,
  order,
  url: `/media/${id}/1600`,
  srcSet: `/media/${id}/400 400w, /media/${id}/1600 1600w`,
  width: 1600,
  height: 900,
});
const event = {
  id: 'event',
  type: 'community' as const,
  title: 'River clean-up',
  images: [image('c', 2), image('a', 0), image('b', 1)],
};
const source = () => screen.getByAltText(/^River clean-up/).getAttribute('src');
const thumbnail = (position: number) =>
  screen.getByRole('link', { name: `Show picture ${position}` });

it('EV-02 thumbnails stand in their order and lead to their pictures without JavaScript', () => {
  render(<EventGallery event={event} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['a', 'b', 'c'].map((id) => `/media/${id}/1600`),
  );
  expect(source()).toBe('/media/a/1600');
});

it('EV-02 a thumbnail or the arrow keys switch the large picture', async () => {
  render(<EventGallery event={event} />);
  await userEvent.click(thumbnail(2));
  expect(source()).toBe('/media/b/1600');
  await userEvent.keyboard('{ArrowRight}');
  expect(source()).toBe('/media/c/1600');
  await waitFor(() => expect(document.activeElement).toBe(thumbnail(3)));
  await userEvent.keyboard('{ArrowRight}');
  expect(thumbnail(1).getAttribute('aria-current')).toBe('true');
  await userEvent.keyboard('{ArrowLeft}');
  expect(source()).toBe('/media/c/1600');
});

it('EV-02 opening a thumbnail in a new tab stays possible', () => {
  render(<EventGallery event={event} />);
  // True: the browser's own way was not prevented.
  expect(fireEvent.click(thumbnail(2), { ctrlKey: true })).toBe(true);
  expect(source()).toBe('/media/a/1600');
});

it('EV-02 shows another picture when the chosen one is gone', async () => {
  const { rerender } = render(<EventGallery event={event} />);
  await userEvent.click(thumbnail(3));
  rerender(<EventGallery event={{ ...event, images: [image('a', 0)] }} />);
  expect(screen.getByAltText('River clean-up, view 1 of 1')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
