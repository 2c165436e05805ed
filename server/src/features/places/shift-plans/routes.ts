import { setShifts as setShiftsEndpoint } from '@saath/contract/events/shifts/endpoints';
import { shiftMessages } from '@saath/contract/events/shifts/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { eventOfRole } from '../../events/roles/service.ts';
import { presentShift } from '../../events/shifts/present.ts';
import type { Ports } from '../ports.ts';
import { setShifts } from './service.ts';

export function shiftPlanRoutes(ports: Ports): Route[] {
  const eventOf = async (id: string) => await eventOfRole(ports.db, id);
  return [
    on(setShiftsEndpoint, { eventOf }).reply(async ({ actor, params: { roleId }, body }) => {
      const saved = await setShifts(ports, {
        ...body,
        roleId,
        actorId: actor.id,
        updatedAt: body.updatedAt,
      });
      return {
        ...say(shiftMessages, 'saved'),
        shifts: saved.shifts.map(presentShift),
        maxVolunteers: saved.maxVolunteers,
        updatedAt: saved.updatedAt.toISOString(),
      };
    }),
  ];
}
