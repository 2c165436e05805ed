import { sendMarks } from '@saath/contract/day/check-in/endpoints';
import { newId } from '../../platform/ids.ts';
import { type Place, pick, placesOf, type World } from './world.ts';

/**
 * Somebody who was missed, after their time: chance alone seldom leaves one, so somebody who was expected is marked where there
 * is none. That mark is a correction, since their planned hours go.
 */
export async function missedBy(world: World, number: number): Promise<Place | undefined> {
  const places = await placesOf(world);
  const missed = places.filter(({ state }) => state === 'no_show');
  const expected = places.filter(({ state }) => state === 'confirmed');
  const place = pick(missed.length > 0 ? missed : expected, number);
  if (!place) return undefined;
  const { clock } = world.product;
  if (clock.now < place.endTime) clock.now = place.endTime;
  if (place.state === 'no_show') return place;
  const press = { id: newId(), participationId: place.id, at: clock.now.toISOString() };
  const mark = { ...press, from: place.state, to: 'no_show', reason: 'Nobody saw them.' };
  const params = { id: place.eventId };
  await world.as(world.adminId, sendMarks, { params, body: { marks: [mark] } });
  return place;
}
