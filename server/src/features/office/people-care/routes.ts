import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import { removalMessages } from '@saath/contract/accounts/accounts/messages';
import {
  demotePerson,
  previewRemoval,
  promotePerson,
  signOutPerson,
} from '@saath/contract/office/people/endpoints';
import { peopleMessages } from '@saath/contract/office/people/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import { demote, type PeopleCare, promote, readRemoval, remove, signOut } from './service.ts';

/** What Admins do with other people's accounts. */
export function peopleCareRoutes(care: PeopleCare): Route[] {
  return [
    on(previewRemoval).reply(async ({ params }) => await readRemoval(care, params.id)),

    on(promotePerson).reply(async ({ actor, params }) => {
      await promote(care, { userId: params.id, actorId: actor.id });
      return say(peopleMessages, 'promoted');
    }),

    on(demotePerson).reply(async ({ actor, params }) => {
      await demote(care, { userId: params.id, actorId: actor.id });
      return say(peopleMessages, 'demoted');
    }),

    on(signOutPerson).reply(async ({ actor, params }) => {
      await signOut(care, { userId: params.id, actorId: actor.id });
      return say(peopleMessages, 'signedOut');
    }),

    on(deleteUser).reply(async ({ actor, params }) => {
      await remove(care, { userId: params.id, actorId: actor.id });
      return say(removalMessages, 'success');
    }),
  ];
}
