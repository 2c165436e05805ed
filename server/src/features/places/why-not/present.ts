/** The answer in words. */
import { holdsPlace } from '@saath/contract/places/joining/rules';
import { whyNotMessages } from '@saath/contract/places/why-not/messages';
import type { WhyNot } from '@saath/contract/places/why-not/schema';
import { type Said, say } from '@saath/contract/texts';
import { presentPerson } from '../../accounts/accounts/present.ts';
import { inWords, sayReason } from '../../matching/suggest/service.ts';
import type { ParticipationRow } from '../place/queries.ts';
import type { Explained } from './service.ts';

type Obstacle = WhyNot['obstacles'][number];

const inText = ({ message: text, wording }: Said) => ({ text, wording });

export function presentWhyNot(answer: Explained): WhyNot {
  const { user, explanation, suggested, pool, place, changes } = answer;
  const obstacles = obstaclesIn(answer);
  const reasons = inWords({ ...explanation, obstacles: [] });
  const isSuggested = suggested.some(({ candidateId }) => candidateId === user.id);
  const last = suggested.findLast(({ explored, lacks }) => !explored && lacks.length === 0);
  return {
    person: presentPerson(user),
    isSuggested,
    obstacles,
    standing: {
      score: explanation.score,
      place,
      compared: pool.matches.filter(({ candidateId }) => candidateId !== user.id).length,
      isAll: pool.isAll,
      lastSuggested: last ? { place: suggested.indexOf(last) + 1, score: last.score } : null,
      note: isSuggested || obstacles.length > 0 ? null : noteFor(answer),
    },
    against: reasons.filter(({ tone }) => tone === 'against'),
    inFavour: reasons.filter(({ tone }) => tone === 'for'),
    changes: changes.map(({ skill, score, place }) => ({
      ...inText(
        skill === null ? say(whyNotMessages, 'free') : say(whyNotMessages, 'lists', { skill }),
      ),
      score,
      place,
    })),
  };
}

/** Why somebody is passed over whose place is among those that are suggested, or would be by the score. */
function noteFor({ place, givesWay, suggested }: Explained): Said | null {
  if (place === null || place > suggested.length) return null;
  if (givesWay)
    return givesWay === 'asked-often'
      ? say(whyNotMessages, 'turn')
      : say(whyNotMessages, 'likelier');
  return suggested.some(({ explored }) => explored) ? say(whyNotMessages, 'tried') : null;
}

/** What rules somebody out of a role: their account, what they are in the event, what they lack, other places, and their time. */
export function obstaclesIn({
  user,
  participation,
  clashes,
  lacks,
  explanation,
}: Pick<Explained, 'clashes' | 'lacks'> & {
  readonly user: Pick<Explained['user'], 'role' | 'activatedAt'>;
  readonly participation: Pick<ParticipationRow, 'state'> | undefined;
  readonly explanation: Pick<Explained['explanation'], 'obstacles'>;
}): Obstacle[] {
  const isActive = user.role === 'Volunteer' && user.activatedAt !== null;
  const standing = participation && standingText(participation);
  return [
    ...(isActive ? [] : [say(whyNotMessages, 'notActive')]),
    ...(standing ? [standing] : []),
    ...lacks,
  ]
    .map((said): Obstacle => ({ ...inText(said), event: null }))
    .concat(
      clashes.map(({ eventId: id, title, minutesAway: duration }) => ({
        ...inText(
          duration === null
            ? say(whyNotMessages, 'busy')
            : say(whyNotMessages, 'tooFar', { duration }),
        ),
        event: { id, title },
      })),
      explanation.obstacles
        // The places elsewhere are named above.
        .filter(({ kind }) => kind !== 'busy' || clashes.length === 0)
        .map((reason) => ({ ...sayReason(reason), event: null })),
    );
}

/** Nothing for somebody who withdrew: they can be asked again. */
function standingText({ state }: Pick<ParticipationRow, 'state'>): Said | undefined {
  if (state === 'requested') return say(whyNotMessages, 'requested');
  if (state === 'waitlisted') return say(whyNotMessages, 'waitlisted');
  if (state === 'offered') return say(whyNotMessages, 'offered');
  if (state === 'declined') return say(whyNotMessages, 'declined');
  if (state === 'no_show' || state === 'excused') return say(whyNotMessages, 'over');
  return holdsPlace(state) ? say(whyNotMessages, 'holds') : undefined;
}
