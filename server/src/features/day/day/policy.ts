/** What who keeps the list of the day hears of somebody who cannot come in. */
import { walkInMessages } from '@saath/contract/day/walk-ins/messages';
import { joiningMessages } from '@saath/contract/places/joining/messages';
import { say } from '@saath/contract/texts';
import type { Viewer } from '../../../platform/actor.ts';
import { asToldTo } from '../../places/place/policy.ts';

/** Papers, age and places elsewhere are not for helpers at the door: they hear that there is something, not what. */
export const asToldAtDoor = (viewer: Viewer, eventId: string) =>
  asToldTo(viewer, eventId, {
    'joining.not_eligible': say(walkInMessages, 'fetchOrganiser'),
    'joining.overlap': say(joiningMessages, 'elsewhere'),
  });
