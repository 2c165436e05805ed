/** Use cases of who is on site now: whom to reach about them, in an evacuation for instance (EL-05). */
import type { EmergencyContact } from '@saath/contract/accounts/emergency-contact/schema';
import type { OnSiteContact } from '@saath/contract/day/on-site/endpoints';
import { isAskedOf } from '@saath/contract/events/questions/rules';
import { limits } from '@saath/contract/limits';
import { isComing } from '@saath/contract/places/joining/rules';
import type { Reached } from '../../../platform/actor.ts';
import { tellSubject } from '../../../platform/caller.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findUser } from '../../accounts/accounts/queries.ts';
import { readContact } from '../../accounts/emergency-contact/service.ts';
import { findEvent } from '../../events/events/queries.ts';
import { questionsOf } from '../../events/questions/queries.ts';
import { readAnswers, readableQuestions } from '../../places/answer-lists/service.ts';
import { findParticipation } from '../../places/place/queries.ts';
import type { Ports } from '../../places/ports.ts';
import { isContactTime } from './policy.ts';
import { peopleOnSite } from './queries.ts';

/**
 * One page of them, by name, of one role where one is named; numbers of those alone whom the caller reaches (ADR 89). Whom to call is what they answered where the event asks for it by the question of that name.
 *
 * @param after the person with whom the page before ended
 * @throws DomainError `events.not_found`, `joining.list_changed` when that person is gone
 */
export async function readContacts(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  {
    eventId,
    roleId,
    after,
    reached,
  }: {
    eventId: string;
    roleId: string | undefined;
    after: string | undefined;
    reached: Reached;
  },
): Promise<{ contacts: OnSiteContact[]; next: string | null }> {
  const event = await findEvent(db, eventId);
  if (!event) throw new DomainError('events.not_found');
  const last = after ? await findUser(db, after) : undefined;
  if (after && !last) throw new DomainError('joining.list_changed');
  const size = limits.dayPage;
  const found = await peopleOnSite(db, { eventId, roleId, after: last, limit: size + 1 });
  const people = found.slice(0, size);
  const readable = readableQuestions(await questionsOf(db, [eventId]), event, now());
  const asked = readable.filter(({ template }) => template === 'emergency');
  const userIds = people.map(({ userId }) => userId);
  const answers = await readAnswers(db, { eventId, userIds, readable: asked });
  const isOpen = isContactTime(event, now());
  return {
    contacts: people.map(({ participationId, userId, contactNumber, hasContact, ...person }) => {
      const isReached = reached === 'all' || person.hasAgreedToContact;
      const said = asked
        .filter((question) => isAskedOf(question, person.roleId))
        .flatMap(({ id }) => answers.get(userId)?.find(({ questionId }) => questionId === id) ?? [])
        .flatMap(({ value }) => (typeof value === 'string' ? value : []));
      return {
        ...{ participationId, phone: isReached ? contactNumber : '', emergency: said.join('\n') },
        hasContact: isOpen && hasContact,
      };
    }),
    next: found.length > size ? (people.at(-1)?.userId ?? null) : null,
  };
}

/**
 * Whom to call about one person, by their own profile. Who looked at whose is in the security log.
 *
 * @throws DomainError `joining.not_found`, `on_site.not_now` without a place or on other days, `on_site.none`
 */
export async function lookAtContact(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  participationId: string,
): Promise<EmergencyContact> {
  const place = await findParticipation(db, participationId);
  const event = place && (await findEvent(db, place.eventId));
  if (!place || !event) throw new DomainError('joining.not_found');
  if (!isComing(place.state) || !isContactTime(event, now()))
    throw new DomainError('on_site.not_now');
  const contact = await readContact(db, place.userId);
  if (!contact) throw new DomainError('on_site.none');
  tellSubject(place.userId);
  return contact;
}
