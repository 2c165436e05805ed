import { getMatchingUse, setMatchingUse } from '@saath/contract/matching/choices/endpoints';
import { on, type Route } from '../../../http/route.ts';
import { chooseMatchingUse, type MatchingInputs, readMatchingUse } from './service.ts';

/** The caller's own choices. */
export function matchingInputRoutes(inputs: MatchingInputs): Route[] {
  return [
    on(getMatchingUse).reply(async ({ actor }) => await readMatchingUse(inputs, actor.id)),

    on(setMatchingUse).reply(
      async ({ actor, body: choice }) =>
        await chooseMatchingUse(inputs, { userId: actor.id, choice }),
    ),
  ];
}
