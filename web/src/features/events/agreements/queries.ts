import {
  changeAgreement,
  listAgreements,
  readAgreement,
  removeAgreement,
  writeAgreement,
} from '@saath/contract/events/agreements/endpoints';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** The agreements that roles can ask for, by name. */
export const agreementsQuery = query(
  listAgreements,
  {},
  { select: ({ agreements }) => agreements },
);

/** The same, and whether the viewer may write more. */
export const agreementsToChooseQuery = query(listAgreements, {});

/** The text of one as it is now. */
export function agreementTextQuery(id: string) {
  return query(readAgreement, { params: { id } });
}

type Text = { name: string; text: string };

export function useWriteAgreement() {
  return useCall(writeAgreement, {
    request: (body: Text) => ({ body }),
    touches: [listAgreements],
    failed: null,
    onSuccess: ({ message }) => toast.success(message),
  });
}

export function useChangeAgreement(id: string) {
  return useCall(changeAgreement, {
    request: (body: Text & { basedOn: number; asksAgain: boolean }) => ({ params: { id }, body }),
    touches: [listAgreements, readAgreement],
    failed: null,
    onSuccess: ({ message }) => toast.success(message),
  });
}

export function useRemoveAgreement() {
  return useCall(removeAgreement, {
    request: (id: string) => ({ params: { id } }),
    touches: [listAgreements],
    touchesWhenRefused: true,
    failed: m.the_agreement_was_not_removed(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
