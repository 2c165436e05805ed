/** Everything that organisers do with what roles ask for, for tests of what is written down of it. */
import { removeAgreement } from '@saath/contract/events/agreements/endpoints';
import { removeKind } from '@saath/contract/events/eligibility/endpoints';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import type { Client } from './client.ts';
import { done } from './done.ts';
import { firstRole, givenEvent } from './given.ts';
import { givenAgreement, rewrites } from './given-agreements.ts';
import { askingForm, claims, decides, givenKind, papersOf, verified } from './given-papers.ts';

/** One paper verified, one refused; a kind and an agreement that go again; a place given with a reason that holds the person's name. */
export async function lifeOfPapers(
  admin: Client,
  helper: Client & { readonly id: string; readonly name: string },
): Promise<void> {
  const kind = await givenKind(admin, 'First aid');
  const other = await givenKind(admin, 'Boat licence');
  await done(admin, removeKind, { params: { id: await givenKind(admin, 'Nothing') } });
  const agreement = await givenAgreement(admin, 'Photo consent');
  await rewrites(admin, agreement, { text: 'Pictures may be printed.' });
  await done(admin, removeAgreement, { params: { id: agreement } });
  await claims(helper, other);
  const [claimed] = (await papersOf(helper)).papers;
  await decides(admin, claimed?.id ?? '', 'refuse');
  const times = { startTime: '2026-12-27T09:00:00Z', endTime: '2026-12-27T13:00:00Z' };
  const event = await givenEvent(admin, askingForm({ oneOf: [kind] }, times));
  const body = {
    volunteerId: helper.id,
    roleId: firstRole(event).id,
    eventId: event.id,
    eligibilityReason: `${helper.name} is a nurse`,
  };
  await done(admin, assignVolunteer, { body });
  await verified({ admin, person: helper }, kind);
}
