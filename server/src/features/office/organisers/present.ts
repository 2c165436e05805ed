/** Rows as the API shows them. */
import type {
  OrganiserRequest,
  OwnOrganiserRequest,
} from '@saath/contract/office/organisers/schema';
import { presentPicture } from '../../accounts/accounts/present.ts';
import type { OpenRequestRow, RequestRow } from './queries.ts';

export function presentOwnRequest(row: RequestRow): OwnOrganiserRequest {
  const { id, state, text, answer, askedAt, decidedAt } = row;
  return {
    id,
    state,
    text,
    answer,
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

export function presentRequest(row: OpenRequestRow): OrganiserRequest {
  const { id, userId, name, pictureId, memberSince, text, askedAt } = row;
  return {
    id,
    person: { id: userId, name, profileImage: presentPicture(pictureId) },
    memberSince: memberSince.toISOString(),
    text,
    askedAt: askedAt.toISOString(),
  };
}
