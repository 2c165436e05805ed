import { createRole, deleteRole } from '@saath/contract/events/roles/endpoints';
import { roleEditorMessages } from '@saath/contract/events/roles/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { presentRole } from './present.ts';
import { addRole, eventOfRole, type Roles, removeRole } from './service.ts';

export function roleRoutes(roles: Roles): Route[] {
  return [
    on(createRole).reply(async ({ actor, body: { event_id, ...role } }) => {
      const row = await addRole(roles, { eventId: event_id, role, actorId: actor.id });
      return {
        ...say(roleEditorMessages, 'added'),
        eventRole: presentRole(row, { places: [], shifts: [], kinds: row.kinds }, actor),
      };
    }),

    on(deleteRole, { eventOf: async (id) => await eventOfRole(roles.db, id) }).reply(
      async ({ actor, params }) => {
        await removeRole(roles, { roleId: params.roleId, actorId: actor.id });
        return say(roleEditorMessages, 'deleted');
      },
    ),
  ];
}
