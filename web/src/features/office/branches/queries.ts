import type { BranchRight } from '@saath/contract/abilities';
import { searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { changeBranchAddress } from '@saath/contract/office/branch-pages/endpoints';
import * as endpoints from '@saath/contract/office/branches/endpoints';
import { listRights } from '@saath/contract/office/rights/endpoints';
import { query } from '../../../calls/query.ts';
import { of } from '../../../calls/touched.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** All branches, closed ones last, each with its people. */
export const branchesQuery = query(
  endpoints.listBranches,
  {},
  { select: ({ branches }) => branches },
);

export const eventBranchQuery = (id: string) => query(endpoints.eventBranch, { params: { id } });

/** Volunteers whose name holds the text; nobody for an empty one. */
export function volunteersQuery(name: string) {
  return query(
    searchVolunteers,
    { query: { name } },
    { select: ({ users }) => users, enabled: name !== '', retry: false, gcTime: 0 },
  );
}

const told = ({ message }: { message: string }) => toast.success(message);
const touches = [endpoints.listBranches, listRights];

/** The form shows what is refused. */
export function useMakeBranch() {
  return useCall(endpoints.makeBranch, {
    request: (body: { name: string }) => ({ body }),
    touches,
    failed: null,
    onSuccess: told,
  });
}

export function useCloseBranch() {
  return useCall(endpoints.closeBranch, {
    request: (id: string) => ({ params: { id } }),
    touches,
    touchesWhenRefused: true,
    failed: m.the_branch_could_not_be_closed(),
    onSuccess: told,
  });
}

export function useChangeAddress(id: string) {
  return useCall(changeBranchAddress, {
    request: (body: { slug: string }) => ({ params: { id }, body }),
    touches,
    failed: null,
    onSuccess: told,
  });
}

type Person = { readonly branchId: string; readonly userId: string };

type Giving = Person & {
  readonly right: BranchRight;
  /** The last day of a right that ends by itself. */
  readonly until?: string;
};

export function useAddToBranch() {
  return useCall(endpoints.addToBranch, {
    request: ({ branchId, ...body }: Giving) => ({
      params: { id: branchId },
      body,
    }),
    touches,
    failed: m.the_helper_could_not_be_added(),
    onSuccess: told,
  });
}

export function useRemoveFromBranch() {
  return useCall(endpoints.removeFromBranch, {
    request: ({ branchId, userId }: Person) => ({ params: { id: branchId, userId } }),
    touches,
    // Another Admin can have been quicker.
    touchesWhenRefused: true,
    failed: m.the_right_could_not_be_ended(),
    onSuccess: told,
  });
}

export function useMoveEvent(eventId: string) {
  return useCall(endpoints.moveEvent, {
    request: (branchId: string | null) => ({ params: { id: eventId }, body: { branchId } }),
    touches: [of(endpoints.eventBranch, { params: { id: eventId } }), endpoints.listBranches],
    touchesWhenRefused: true,
    failed: m.the_event_could_not_be_moved(),
    onSuccess: told,
  });
}
