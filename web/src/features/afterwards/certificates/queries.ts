import {
  issueCertificate,
  myCertificates,
  revokeCertificate,
} from '@saath/contract/afterwards/certificates/endpoints';
import type { RequestOf } from '@saath/contract/endpoint';
import { pagedQuery } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

export const certificatesQuery = pagedQuery(myCertificates, { query: {} });

/** The form says what fails. Days as `2026-12-05`; without one the range is open on that side. */
export function useIssueCertificate() {
  return useCall(issueCertificate, {
    request: (body: RequestOf<typeof issueCertificate>['body']) => ({ body }),
    touches: [myCertificates],
    failed: null,
    onSuccess: ({ message }) => toast.success(message),
  });
}

export function useRevokeCertificate() {
  return useCall(revokeCertificate, {
    request: (id: string) => ({ params: { id } }),
    touches: [myCertificates],
    touchesWhenRefused: true,
    failed: m.the_certificate_could_not_be_revoked(),
    onSuccess: ({ message }) => toast.success(message),
  });
}
