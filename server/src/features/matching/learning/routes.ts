import {
  learnNow,
  leaveOutcomesOut,
  readMatchLearning,
  saveMatchSettings,
  switchMatching,
} from '@saath/contract/matching/learning/endpoints';
import { matchLearningMessages } from '@saath/contract/matching/learning/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Learning } from './jobs.ts';
import { presentLearning } from './present.ts';
import { leaveOut, readLearning, saveSettings, startLearning, switchTo } from './service.ts';

export function learningRoutes(learning: Learning & { jobs: Jobs }): Route[] {
  return [
    on(readMatchLearning).reply(async () => presentLearning(await readLearning(learning))),

    on(saveMatchSettings).reply(async ({ actor, body }) => {
      await saveSettings(learning, { ...body, actorId: actor.id });
      return say(matchLearningMessages, 'saved');
    }),

    on(learnNow).reply(async ({ actor }) => {
      await startLearning(learning, actor.id);
      return say(matchLearningMessages, 'begun');
    }),

    on(leaveOutcomesOut).reply(async ({ actor }) => {
      await leaveOut(learning, actor.id);
      return say(matchLearningMessages, 'leftOut');
    }),

    on(switchMatching).reply(async ({ actor, body }) => {
      await switchTo(learning, { id: body.id, actorId: actor.id });
      return say(matchLearningMessages, 'switched');
    }),
  ];
}
