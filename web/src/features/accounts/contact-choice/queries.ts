import * as endpoints from '@saath/contract/accounts/contact-choice/endpoints';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

export const contactChoiceQuery = query(endpoints.getContactChoice, {});

export function useSetContactChoice() {
  return useCall(endpoints.setContactChoice, {
    request: (isOn: boolean) => ({ body: { isOn } }),
    touches: [endpoints.getContactChoice],
    failed: m.contact_choice_not_saved(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
