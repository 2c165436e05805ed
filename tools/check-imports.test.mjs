import { describe, expect, test } from 'vitest';
import { findings } from './check-imports.mjs';
import { folderWith } from './temporary.mjs';

const sound = {
  'contract/src/limits.ts': 'export const limits = {};',
  'matching/src/score.ts': 'export const score = 1;',
  'server/src/main.ts': "import './compose.ts';",
  'server/src/compose.ts': "import './rooms.ts';",
  'server/src/rooms.ts': "import './features/places/routes.ts';",
  'server/src/features/places/routes.ts': "import './answer/service.ts';",
  'server/src/features/places/answer/service.ts': "import './queries.ts';",
  'server/src/features/places/answer/queries.ts': 'export const a = 1;',
  'web/src/root.tsx': "import './lib/call.ts';",
  'web/src/lib/call.ts': 'export const call = 1;',
};

/** What one more file (or another text of one) makes the check say, without the orphans it leaves. */
async function findingsWith(/** @type {Record<string, string>} */ files) {
  const { problems } = await findings(folderWith({ ...sound, ...files }));
  return problems.filter((problem) => !problem.startsWith('no-orphans'));
}

describe('the import rules', () => {
  test('accept what follows them', async () => {
    expect(await findingsWith({})).toEqual([]);
  });

  test.each([
    ['web-not-server', 'web/src/lib/call.ts', "import '../../../server/src/compose.ts';"],
    ['matching-imports-nothing', 'matching/src/score.ts', "import 'node:fs';"],
    ['routes-not-queries', 'server/src/features/places/answer/routes.ts', "import './queries.ts';"],
    ['server-vocabulary', 'server/src/compose.ts', "import './features/places/answer/helpers.ts';"],
    [
      'foundation-imports-only-earlier-rooms',
      'server/src/features/foundation/audit/service.ts',
      "import '../../places/answer/service.ts';",
    ],
    [
      'web-events-imports-only-earlier-rooms',
      'web/src/features/events/card/face.tsx',
      "import '../../places/queue/queue.tsx';",
    ],
    ['no-room-but-these', 'server/src/compose.ts', "import './features/cellar/boxes/service.ts';"],
    [
      'a-room-is-routes-jobs-ports',
      'server/src/compose.ts',
      "import './features/places/helpers.ts';",
    ],
    ['only-one-file-opens-rooms', 'server/src/main.ts', "import './features/places/routes.ts';"],
    [
      'a-room-opens-its-own-modules',
      'server/src/features/filling/routes.ts',
      "import '../places/answer/service.ts';",
    ],
    ['no-unresolved', 'web/src/lib/call.ts', "import './nowhere.ts';"],
    ['no-cycles', 'server/src/features/places/answer/queries.ts', "import './service.ts';"],
  ])('refuse: %s', async (rule, file, text) => {
    const problems = await findingsWith({
      'server/src/features/places/answer/helpers.ts': 'export const help = 1;',
      'server/src/features/places/helpers.ts': 'export const help = 2;',
      'server/src/features/cellar/boxes/service.ts': 'export const boxes = 1;',
      'web/src/features/places/queue/queue.tsx': 'export const queue = 1;',
      [file]: text,
    });

    expect(problems.map((problem) => problem.split(':')[0])).toContain(rule);
  });

  test('refuse a circle of modules, unless only a test closes it', async () => {
    const ask = {
      'server/src/features/places/ask/service.ts': "import '../answer/queries.ts';",
      'server/src/features/places/ask/queries.ts': 'export const b = 1;',
    };
    const back = "import '../ask/queries.ts';";

    const byTest = await findingsWith({
      ...ask,
      'server/src/features/places/answer/service.test.ts': back,
    });
    const byCode = await findingsWith({
      ...ask,
      'server/src/features/places/answer/service.ts': back,
    });

    expect(byTest).toEqual([]);
    expect(byCode.join('\n')).toMatch(/no-folder-cycles: .*answer → .*ask → .*answer/);
  });
});
