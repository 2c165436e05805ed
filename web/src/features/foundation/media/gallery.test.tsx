/** The pictures of an event that exists: each is stored, or deleted, at once. */
import { deleteImages, uploadImages } from '@saath/contract/foundation/media/endpoints';
import { imageMessages, mediaErrors } from '@saath/contract/foundation/media/messages';
import type { EventImage } from '@saath/contract/foundation/media/schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { beachCleanUp, idOf } from '../../../testing/people-and-events.ts';
import { refused, unanswered } from '../../../testing/refused.ts';
import { news, show } from '../../../testing/show.tsx';
import { MediaGallery } from './gallery.tsx';

const server = fakeServer();
const image = (order: number): EventImage => ({
  ...{ id: idOf(order), url: `/media/${order}`, publicId: `picture-${order}`, order },
  ...{ srcSet: `/media/${order} 800w`, width: 800, height: 450 },
});
const file = (name = 'beach.png', type = 'image/png') => new File(['png'], name, { type });
const stored = { message: imageMessages.uploaded, images: [] };

function gallery(count: number) {
  const images = Array.from({ length: count }, (_each, order) => image(order));
  const { user } = show(<MediaGallery event={{ ...beachCleanUp, images: images.toReversed() }} />);
  const field = () => screen.getByLabelText<HTMLInputElement>('Choose or drop pictures');
  // As somebody does who drops what the picker would not have offered.
  const drop = (files: File[]) =>
    fireEvent.drop(field().closest('label') ?? field(), { dataTransfer: { files } });
  return { user, field, drop };
}

async function askToDelete(number: number, from: number) {
  const { user } = gallery(from);
  await user.click(screen.getByRole('button', { name: `Delete picture ${number}` }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this picture?' });
  return { user, question, yes: within(question).getByRole('button', { name: 'Delete picture' }) };
}

it('EV-06 pictures stand in their order, the first as the cover', () => {
  gallery(3);
  expect(screen.getAllByRole('img').map((each) => each.getAttribute('src'))).toEqual([
    '/media/0',
    '/media/1',
    '/media/2',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Picture 1, the coverDelete',
    'Picture 2Delete',
    'Picture 3Delete',
  ]);
});

it.each([
  [0, 'Room for 5 more.'],
  [4, 'Room for one more.'],
  [5, 'This event has all 5 pictures it can have. Delete one to add another.'],
])('EV-10 with %i pictures it is said how many more fit', (count, hint) => {
  const { field } = gallery(count);
  const [described] = (field().getAttribute('aria-describedby') ?? '').split(' ');
  expect(document.getElementById(described ?? '')?.textContent).toContain(hint);
});

it('EV-10 a picture that is chosen is sent at once, to this event', async () => {
  server.on(uploadImages, stored);
  const { user, field } = gallery(0);
  await user.upload(field(), file());
  await waitFor(() => expect(news()).toEqual([imageMessages.uploaded]));
  expect(server.sent(uploadImages)).toMatchObject([{ body: { eventId: beachCleanUp.id } }]);
});

it('EV-10 of a choice that breaks a rule nothing is sent, and the rule stays beside the field', async () => {
  const { drop } = gallery(3);
  drop([file(), file('notes.txt', 'text/plain')]);
  expect(screen.getByRole('alert').textContent).toBe(imageMessages.type);
  drop([file('one.png'), file('two.png'), file('three.png')]);
  expect(screen.getByRole('alert').textContent).toBe('Maximum 5 images allowed');
  expect(news()).toEqual([imageMessages.type, 'Maximum 5 images allowed']);
});

it('EV-10 while pictures travel no others can be chosen, and dropped ones do not push in', async () => {
  server.hold(uploadImages);
  const { user, field, drop } = gallery(0);
  await user.upload(field(), file());
  expect(await screen.findByRole('progressbar')).toBeDefined();
  expect(field().disabled).toBe(true);
  drop([file('other.png')]);
  expect(server.sent(uploadImages)).toHaveLength(1);
});

it('EV-10 a picture that the server cannot read says so; the same file can be chosen again', async () => {
  server.on(uploadImages, () => {
    throw refused('media.unreadable');
  });
  const { user, field } = gallery(0);
  await user.upload(field(), file());
  await waitFor(() => expect(news()).toEqual([mediaErrors['media.unreadable'].message]));
  expect(field().value).toBe('');
  expect(screen.queryByRole('progressbar')).toBeNull();
  server.on(uploadImages, stored);
  await user.upload(field(), file());
  await waitFor(() => expect(news().at(-1)).toBe(imageMessages.uploaded));
});

it('EV-10 a picture is deleted after a question, and only the one that was meant', async () => {
  server.on(deleteImages, { message: imageMessages.deleted });
  const { user, question, yes } = await askToDelete(2, 3);
  expect(server.sent(deleteImages)).toEqual([]);
  await user.click(yes);
  await waitFor(() => expect(news()).toEqual([imageMessages.deleted]));
  expect(server.sent(deleteImages)).toMatchObject([
    { body: { images: [{ public_id: 'picture-1' }] } },
  ]);
  await waitFor(() => expect(question.isConnected).toBe(false));
});

it('EV-10 Cancel keeps the picture', async () => {
  const { user, question } = await askToDelete(1, 2);
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question.isConnected).toBe(false));
  expect(screen.getAllByRole('img')).toHaveLength(2);
});

it('EV-10 a deletion that got no answer is told with its reason', async () => {
  server.on(deleteImages, () => {
    throw unanswered();
  });
  const { user, yes } = await askToDelete(1, 1);
  await user.click(yes);
  await waitFor(() => expect(news()).toHaveLength(1));
  expect(news()[0]).toMatch(/^Failed to delete image[:.]/);
});
