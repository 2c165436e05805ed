import {
  issueCertificate,
  myCertificates,
  revokeCertificate,
} from '@saath/contract/afterwards/certificates/endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';

export const certificatesQuery = queryOptions({
  queryKey: ['own', 'certificates'],
  queryFn: async () => (await call(myCertificates, {})).certificates,
});

/** Days as `2026-12-05`; without one the range is open on that side. */
export function useIssueCertificate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (days: { from?: string; to?: string }) =>
      await call(issueCertificate, { body: days }),
    onSuccess: async ({ message }) => {
      toast.success(message);
      await queryClient.invalidateQueries({ queryKey: certificatesQuery.queryKey });
    },
    onError: (error) => toast.error(failureText(error, m.the_certificate_could_not_be_made())),
  });
}

export function useRevokeCertificate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => await call(revokeCertificate, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, m.the_certificate_could_not_be_revoked())),
    onSettled: async () =>
      await queryClient.invalidateQueries({ queryKey: certificatesQuery.queryKey }),
  });
}
