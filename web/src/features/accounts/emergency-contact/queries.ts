import {
  ownEmergencyContact,
  removeEmergencyContact,
  saveEmergencyContact,
} from '@saath/contract/accounts/emergency-contact/endpoints';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

export const ownContactQuery = query(ownEmergencyContact, {}, { select: ({ contact }) => contact });

/** Failures are the form's to tell. */
export function useSaveContact() {
  return useCall(saveEmergencyContact, { touches: [ownEmergencyContact], failed: null });
}

export function useRemoveContact() {
  return useCall(removeEmergencyContact, {
    touches: [ownEmergencyContact],
    failed: m.emergency_not_removed(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
