/** Who may import whom. docs/architecture.md says why; this file makes it so, and tools/check-imports.mjs that there are no circles. */
export const TEST = '[.]test[.]tsx?$|/testing/';

/** The only writers of where people stand and of the places that are taken; each is SQL that asks rules. */
const GATE = '^server/src/features/places/place/(step|seats|further-seats)[.]ts$';

/** Use cases beside a module's service, where one file would hold two things: named for what they hold. */
const BESIDE_SERVICE =
  '^server/src/features/(accounts/account-care/(leaving|own-link|ownership)|afterwards/hours/own-hours|events/events/changing|filling/plan/(held|people)|places/follow-changes/(leaving|telling)|places/place/(scene|telling))[.]ts$';

/** What all modules of a room work with; a room without one takes the types of its modules. */
const PORTS = '^server/src/features/[^/]+/ports[.]ts$';

/** From low to high: a room imports only rooms that stand before it. The table in docs/architecture.md says what is in each. */
export const rooms = [
  'foundation',
  'accounts',
  'notices',
  'events',
  'matching',
  'places',
  'filling',
  'day',
  'messages',
  'afterwards',
  'office',
];

/** @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule */

/**
 * One forbidden direction, in one line.
 * @param {string} name
 * @param {Rule['from']} from
 * @param {Rule['to']} to
 * @returns {Rule}
 */
const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

export default {
  /** @type {Rule[]} */
  forbidden: [
    // `+types` are written by `react-router typegen`; tsc checks them. A plugin of the build makes `virtual:` modules.
    forbid('no-unresolved', {}, { couldNotResolve: true, pathNot: '[+]types/|^virtual:' }),
    forbid(
      'declared-dependencies-only',
      { pathNot: TEST },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),

    // Packages: web -> contract <- server -> matching.
    forbid(
      'contract-imports-only-zod',
      { path: '^contract/src', pathNot: TEST },
      { pathNot: '^contract/src|node_modules/zod/' },
    ),
    forbid(
      'matching-imports-nothing',
      { path: '^matching/src', pathNot: TEST },
      { pathNot: '^matching/src' },
    ),
    forbid('web-not-server', { path: '^web/' }, { path: '^(server|matching)/' }),
    forbid('server-not-web', { path: '^server/' }, { path: '^web/' }),

    // Each module holds these files and no others, so a name tells what a file does.
    forbid(
      'server-vocabulary',
      {},
      {
        path: '^server/src/features/',
        pathNot: `/(routes|service|queries|policy|present|emails|jobs)([.]test)?[.]ts$|${GATE}|${BESIDE_SERVICE}|${PORTS}`,
      },
    ),
    forbid(
      'contract-vocabulary',
      {},
      {
        path: '^contract/src/[^/]+/',
        pathNot: '/(schema|endpoints|messages|rules|urdu)([.]test)?[.]ts$',
      },
    ),

    // Server: http -> routes -> service -> queries -> platform.
    forbid(
      'only-http-knows-the-framework',
      { path: '^server/src', pathNot: `^server/src/(http/|compose[.]ts)|${TEST}` },
      { path: 'node_modules/@?fastify' },
    ),
    forbid(
      'only-queries-write-sql',
      { path: '^server/src/features', pathNot: `/queries[.]ts$|${GATE}|${TEST}` },
      { path: 'node_modules/(kysely|pg)/' },
    ),
    forbid(
      'routes-not-queries',
      { path: '/routes[.]ts$' },
      { path: `/queries[.]ts$|${GATE}`, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'service-not-http',
      { path: `/(service|queries|policy)[.]ts$|${BESIDE_SERVICE}` },
      { path: '^server/src/http' },
    ),
    ...rooms
      .slice(0, -1)
      .map((room, place) =>
        forbid(
          `${room}-imports-only-earlier-rooms`,
          { path: `^server/src/features/${room}/`, pathNot: TEST },
          { path: `^server/src/features/(${rooms.slice(place + 1).join('|')})/` },
        ),
      ),
    // The screens of a room show what later rooms add only where a page puts it in.
    ...rooms
      .slice(0, -1)
      .map((room, place) =>
        forbid(
          `web-${room}-imports-only-earlier-rooms`,
          { path: `^web/src/features/${room}/`, pathNot: TEST },
          { path: `^web/src/features/(${rooms.slice(place + 1).join('|')})/` },
        ),
      ),
    forbid(
      'no-room-but-these',
      {},
      {
        path: `^server/src/features/(?!(${rooms.join('|')})/)|^server/src/features/[^/]+/[^/]+/[^/]+/`,
      },
    ),
    // A room as a whole: its routes, its jobs, and the ports that its modules share.
    forbid(
      'a-room-is-routes-jobs-ports',
      {},
      { path: '^server/src/features/[^/]+/(?!(routes|jobs|ports)[.]ts$)[^/]+$' },
    ),
    forbid(
      'only-one-file-opens-rooms',
      { pathNot: `^server/src/rooms[.]ts$|${TEST}` },
      { path: '^server/src/features/[^/]+/(routes|jobs)[.]ts$' },
    ),
    forbid(
      'a-room-opens-its-own-modules',
      { path: '^server/src/features/([^/]+)/[^/]+[.]ts$' },
      {
        path: '^server/src/features/[^/]+/[^/]+/',
        pathNot: '^server/src/features/$1/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'modules-meet-at-service-or-queries',
      { path: '^server/src/features/([^/]+/[^/]+)/', pathNot: TEST },
      {
        path: '^server/src/features/[^/]+/[^/]+/',
        pathNot: `^server/src/features/$1/|/(service|queries|policy|present|emails)[.]ts$|${GATE}|${BESIDE_SERVICE}`,
      },
    ),
    forbid(
      'platform-knows-no-feature',
      { path: '^server/src/platform' },
      { path: '^server/src/(features|http)' },
    ),

    // Web: app -> pages -> features -> calls -> ui, lib.
    forbid(
      'pages-not-app',
      { path: '^web/src/(pages|features|calls|ui|lib)' },
      { path: '^web/src/(root|routes|entry[.])' },
    ),
    forbid(
      'features-not-pages',
      { path: '^web/src/(features|calls|ui|lib)' },
      { path: '^web/src/pages' },
    ),
    forbid(
      'calls-know-no-feature',
      { path: '^web/src/calls', pathNot: TEST },
      { path: '^web/src/features' },
    ),
    forbid(
      'ui-is-domain-free',
      { path: '^web/src/(ui|lib)' },
      { path: '^web/src/(features|calls)' },
    ),
    // Drawings are no calls: pages and pictures for other sites show the same cover.
    forbid(
      'ui-knows-no-contract',
      { path: '^web/src/ui' },
      { path: '^contract', pathNot: '^contract/src/foundation/cover/' },
    ),
    forbid('production-not-tests', { pathNot: TEST }, { path: TEST }),
    { ...forbid('no-orphans', { orphan: true, pathNot: `${TEST}|^web/src/pages/` }, {}) },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
