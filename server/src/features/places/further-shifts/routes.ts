import { allowSeveralShifts } from '@saath/contract/events/shifts/endpoints';
import { shiftMessages } from '@saath/contract/events/shifts/messages';
import {
  addShift,
  giveShiftUp,
  takeShiftBack,
} from '@saath/contract/places/further-shifts/endpoints';
import { furtherShiftMessages } from '@saath/contract/places/further-shifts/messages';
import { joiningMessages } from '@saath/contract/places/joining/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { eventOfPlace } from '../lists/service.ts';
import { asToldTo } from '../place/policy.ts';
import type { Ports } from '../ports.ts';
import * as service from './service.ts';

const fetchOrganiser = say(joiningMessages, 'fetchOrganiser');
const instead = { 'joining.not_eligible': fetchOrganiser, 'joining.overlap': fetchOrganiser };

export function furtherShiftRoutes(ports: Ports): Route[] {
  const eventOf = eventOfPlace(ports);
  return [
    on(allowSeveralShifts).reply(async ({ actor, params: { id: eventId }, body }) => {
      await service.allowSeveral(ports, { eventId, ...body, actorId: actor.id });
      return say(shiftMessages, body.isAllowed ? 'several' : 'oneEach');
    }),

    on(addShift, { eventOf }).reply(async ({ actor, params: { id: participationId }, body }) => {
      const event = await eventOf(participationId);
      const wish = { participationId, ...body, actorId: actor.id };
      await service.addShift(ports, wish).catch((error: unknown) => {
        throw event ? asToldTo(actor, event.id, instead)(error) : error;
      });
      return say(furtherShiftMessages, 'added');
    }),

    on(takeShiftBack, { eventOf }).reply(
      async ({ actor, params: { id: participationId }, body }) => {
        await service.takeShiftBack(ports, { participationId, ...body, actorId: actor.id });
        return say(furtherShiftMessages, 'takenBack');
      },
    ),

    on(giveShiftUp).reply(async ({ actor, params: { id: participationId }, body }) => {
      await service.giveShiftUp(ports, { participationId, ...body, actorId: actor.id });
      return say(furtherShiftMessages, 'givenUp');
    }),
  ];
}
