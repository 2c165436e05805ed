import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '@saath/contract/accounts/passkeys/endpoints';
import type { RequestOf } from '@saath/contract/endpoint';
import { query } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { call } from '../../../lib/call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import { addedBy } from './device.ts';

/** The person's own, oldest first. */
export const passkeysQuery = query(listPasskeys, {}, { select: ({ passkeys }) => passkeys });

/** The form shows what is refused. */
export function useAddPasskey() {
  return useCall(addPasskey, {
    run: async (body: RequestOf<typeof beginPasskey>['body']) => {
      const { options } = await call(beginPasskey, { body });
      return await call(addPasskey, { body: { answer: await addedBy(options) } });
    },
    touches: [listPasskeys],
    failed: null,
  });
}

export function useRenamePasskey(id: string) {
  return useCall(renamePasskey, {
    request: (body: RequestOf<typeof renamePasskey>['body']) => ({ params: { id }, body }),
    touches: [listPasskeys],
    touchesWhenRefused: true,
    failed: null,
  });
}

export function useRemovePasskey() {
  return useCall(removePasskey, {
    request: (id: string) => ({ params: { id } }),
    touches: [listPasskeys],
    // It can have been removed on another device.
    touchesWhenRefused: true,
    failed: m.this_could_not_be_saved_please_try_again(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
