import { listUsers, searchVolunteers } from '@saath/contract/accounts/accounts/endpoints';
import { limits } from '@saath/contract/limits';
import * as endpoints from '@saath/contract/office/people/endpoints';
import { rateLimits } from '../../../http/rate-limit.ts';
import { on, type Route } from '../../../http/route.ts';
import { presentPerson, presentUser } from '../../accounts/accounts/present.ts';
import { presentPlace, presentProfile, presentRow } from './present.ts';
import * as service from './service.ts';

/** What Admins see of other people. */
export function peopleRoutes(people: service.People): Route[] {
  const { db } = people;
  return [
    on(listUsers).reply(async ({ query }) => {
      const limit = Math.min(query.limit, limits.peoplePerList.max);
      const { people: newest, roleCounts } = await service.newestPeople(db, limit);
      return { users: newest.map(({ user, roles }) => presentUser(user, roles)), roleCounts };
    }),

    on(searchVolunteers, { limits: rateLimits.search }).reply(
      async ({ actor, query: { name, event_id: eventId } }) => {
        const isOfBranch = actor.role !== 'Admin';
        const rows = await service.searchVolunteers(db, { name, eventId, isOfBranch });
        return { users: rows.map(presentPerson) };
      },
    ),

    on(endpoints.listPeople, { limits: rateLimits.search }).reply(async ({ query }) => {
      const { people: rows, ...rest } = await service.listPeople(people, query);
      return { people: rows.map(presentRow), ...rest };
    }),

    on(endpoints.peopleFigures).reply(async () => await service.readFigures(people)),

    on(endpoints.personProfile).reply(async ({ params }) => ({
      person: presentProfile(await service.readProfile(people, params.id)),
    })),

    on(endpoints.personPlaces).reply(async ({ params, query: { when, after } }) => {
      const { places, next } = await service.readPlaces(people, { userId: params.id, when, after });
      return { places: places.map((place) => presentPlace(place, people.now())), next };
    }),
  ];
}
