import { expect, it } from 'vitest';
import { m } from '../../../paraglide/messages.js';
import { checkPictures } from './picture-checks.ts';

const picture = (size = 1000, type = 'image/jpeg') => ({ size, type });
const limit = { room: 5, tooMany: m.you_can_only_upload_up_to_5_images() };

it('EV-06 takes five pictures and says that more is too many', () => {
  const { accepted, problem } = checkPictures(
    Array.from({ length: 6 }, () => picture()),
    limit,
  );
  expect(accepted).toHaveLength(5);
  expect(problem).toBe('You can only upload up to 5 images.');
});

it('EV-06 leaves out what is no picture and keeps the rest', () => {
  const { accepted, problem } = checkPictures([picture(), picture(10, 'text/html')], limit);
  expect(accepted).toHaveLength(1);
  expect(problem).toBe('Only image files are allowed.');
});

it('EV-06 a picture of exactly 5 MiB is too large, one byte less is not', () => {
  expect(checkPictures([picture(5_242_880)], limit).problem).toBe(
    'Each image must be less than 5MB.',
  );
  expect(checkPictures([picture(5_242_879)], limit).problem).toBeUndefined();
});

it('EV-10 counts the pictures that the event has already', () => {
  const { accepted, problem } = checkPictures([picture(), picture()], {
    room: 1,
    tooMany: m.maximum_5_images_allowed(),
  });
  expect(accepted).toHaveLength(1);
  expect(problem).toBe('Maximum 5 images allowed');
});
