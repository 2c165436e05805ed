import {
  closeKiosk,
  kioskCheckIn,
  kioskPeople,
  kioskWalkIn,
  listKiosks,
  openKiosk,
} from '@saath/contract/day/kiosk/endpoints';
import type { ReplyOf } from '@saath/contract/endpoint';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../../lib/call.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import { deviceStore } from '../day/mark-store.ts';

export type KioskPerson = ReplyOf<typeof kioskPeople>['people'][number];

/** People of the event, or those whose names hold the text. */
export function kioskQuery(pass: string, q: string) {
  return queryOptions({
    queryKey: ['kiosk', q],
    queryFn: async () => await call(kioskPeople, { body: { pass, q } }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
}

/**
 * Logs out and goes to the kiosk. The pass travels with the history entry: it is in no address, and is there again after
 * a reload.
 */
export function useOpenKiosk(eventId: string) {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  return useMutation({
    async mutationFn() {
      // Logging out empties the browser's own database.
      const waiting = await deviceStore.all().catch(() => []);
      if (waiting.length > 0) return undefined;
      return (await call(openKiosk, { params: { id: eventId } })).pass;
    },
    async onSuccess(pass) {
      if (!pass) return toast.error(m.the_marks_wait_to_be_sent());
      await navigate(toolPaths.kiosk, { replace: true, state: { pass } });
      // The root still shows who was logged in.
      await revalidator.revalidate();
    },
    onError: (error) => toast.error(failureText(error, m.the_kiosk_could_not_be_opened())),
  });
}

export type OpenKiosk = ReplyOf<typeof listKiosks>['kiosks'][number];

/** The devices on which the kiosk of an event is open. */
export const openKiosksQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['kiosks', eventId],
    queryFn: async () => (await call(listKiosks, { params: { id: eventId } })).kiosks,
  });

export function useCloseKiosk(eventId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (kioskId: string) =>
      await call(closeKiosk, { params: { id: eventId, kioskId } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(failureText(error, m.the_kiosk_could_not_be_closed())),
    onSettled: async () =>
      await queryClient.invalidateQueries({ queryKey: openKiosksQuery(eventId).queryKey }),
  });
}

/** What comes of it stands on the screen. */
export function useKioskCheckIn(pass: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: { id: string; participationId: string }) =>
      await call(kioskCheckIn, { body: { pass, ...body } }),
    onSettled: async () => await queryClient.invalidateQueries(),
  });
}

type Newcomer = { id: string; name: string; email: string; roleId: string };

export function useKioskWalkIn(pass: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Newcomer) => await call(kioskWalkIn, { body: { pass, ...body } }),
    onSettled: async () => await queryClient.invalidateQueries(),
  });
}
