/** Branches, for tests. */
import * as pages from '@saath/contract/office/branch-pages/endpoints';
import * as endpoints from '@saath/contract/office/branches/endpoints';
import type { Branch } from '@saath/contract/office/branches/schema';
import { newId } from '../platform/ids.ts';
import type { Client } from './client.ts';
import { done } from './done.ts';
import { givenEvent } from './given.ts';

/** A branch with these events. @returns its id */
export async function givenBranch(
  admin: Client,
  eventIds: readonly string[] = [],
  name = `Branch ${newId()}`,
): Promise<string> {
  await done(admin, endpoints.makeBranch, { body: { name } });
  const { branches } = (await admin.call(endpoints.listBranches)).body;
  const id = (branches as Branch[]).find((branch) => branch.name === name)?.id;
  if (!id) throw new Error(`The branch ${name} is not there`);
  for (const eventId of eventIds)
    await done(admin, endpoints.moveEvent, { params: { id: eventId }, body: { branchId: id } });
  return id;
}

/** A branch made with an event and a helper, changed, and closed: for tests of what is written down of it. */
export async function lifeOfBranches(
  admin: Client,
  helper: { readonly id: string },
): Promise<void> {
  const { id: eventId } = await givenEvent(admin);
  const id = await givenBranch(admin, [eventId]);
  const params = { id };
  const body = { about: 'By the river.', contactEmail: '' };
  await done(admin, pages.changeBranchPage, { params, body });
  const letterhead = { senderName: 'River', replyTo: 'river@example.org', footer: '' };
  const signs = { signatoryName: '', signatoryTitle: '' };
  await done(admin, pages.changeBranchLetterhead, { params, body: { ...letterhead, ...signs } });
  await done(admin, pages.changeBranchAddress, { params, body: { slug: 'by-the-river' } });
  await done(admin, pages.removeBranchLogo, { params });
  for (const right of ['viewer', 'organiser'])
    await done(admin, endpoints.addToBranch, {
      params: { id },
      body: { userId: helper.id, right },
    });
  await done(admin, endpoints.moveEvent, { params: { id: eventId }, body: { branchId: null } });
  await done(admin, endpoints.closeBranch, { params: { id } });
}
