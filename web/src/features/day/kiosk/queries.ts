import {
  closeKiosk,
  kioskCheckIn,
  kioskPeople,
  kioskWalkIn,
  listKiosks,
  openKiosk,
} from '@saath/contract/day/kiosk/endpoints';
import type { ReplyOf, RequestOf } from '@saath/contract/endpoint';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useRevalidator } from 'react-router';
import { query } from '../../../calls/query.ts';
import { of } from '../../../calls/touched.ts';
import { useCall } from '../../../calls/use-call.ts';
import { call } from '../../../lib/call.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import { deviceStore } from '../day/mark-store.ts';

export type KioskPerson = ReplyOf<typeof kioskPeople>['people'][number];

/** People of the event, or those whose names hold the text. */
export function kioskQuery(pass: string, q: string) {
  return query(
    kioskPeople,
    { body: { pass, q } },
    { placeholderData: keepPreviousData, refetchInterval: 30_000 },
  );
}

/**
 * Logs out and goes to the kiosk. The pass travels with the history entry: it is in no address, and is there again after
 * a reload.
 */
export function useOpenKiosk() {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  return useCall(openKiosk, {
    run: async (request: RequestOf<typeof openKiosk>) => {
      // Logging out empties the browser's own database.
      const waiting = await deviceStore.all().catch(() => []);
      if (waiting.length > 0) return undefined;
      return (await call(openKiosk, request)).pass;
    },
    touches: [],
    failed: m.the_kiosk_could_not_be_opened(),
    onSuccess: async (pass) => {
      if (!pass) return toast.error(m.the_marks_wait_to_be_sent());
      await navigate(toolPaths.kiosk, { replace: true, state: { pass } });
      // The root still shows who was logged in.
      await revalidator.revalidate();
    },
  });
}

export type OpenKiosk = ReplyOf<typeof listKiosks>['kiosks'][number];

export const openKiosksQuery = (eventId: string) =>
  query(listKiosks, { params: { id: eventId } }, { select: ({ kiosks }) => kiosks });

export function useCloseKiosk(eventId: string) {
  return useCall(closeKiosk, {
    request: (kioskId: string) => ({ params: { id: eventId, kioskId } }),
    touches: [of(listKiosks, { params: { id: eventId } })],
    touchesWhenRefused: true,
    failed: m.the_kiosk_could_not_be_closed(),
    onSuccess: ({ message }) => toast.success(message),
  });
}

/** The screen shows the result. */
export function useKioskCheckIn(pass: string) {
  return useCall(kioskCheckIn, {
    request: (body: { id: string; participationId: string }) => ({ body: { pass, ...body } }),
    touches: [kioskPeople],
    touchesWhenRefused: true,
    failed: null,
  });
}

export function useKioskWalkIn() {
  return useCall(kioskWalkIn, {
    request: (body: RequestOf<typeof kioskWalkIn>['body']) => ({ body }),
    touches: [kioskPeople],
    touchesWhenRefused: true,
    failed: null,
  });
}
