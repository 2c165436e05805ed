import { addKind, listKinds, removeKind } from '@saath/contract/events/eligibility/endpoints';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

/** The kinds of qualification that roles can ask for, by name. */
export const kindsQuery = query(listKinds, {}, { select: ({ kinds }) => kinds });

/** The same, and whether the viewer may change them. */
export const kindsToChooseQuery = query(listKinds, {});

export function useAddKind() {
  return useCall(addKind, {
    request: (name: string) => ({ body: { name } }),
    touches: [listKinds],
    failed: m.the_qualification_was_not_added(),
  });
}

export function useRemoveKind() {
  return useCall(removeKind, {
    request: (id: string) => ({ params: { id } }),
    touches: [listKinds],
    touchesWhenRefused: true,
    failed: m.the_qualification_was_not_removed(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
