/** Calls in the browser: their addresses come with a page, what checks a body comes when a form is being filled in. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const CALLS = /[\\/]contract[\\/]src[\\/].*[\\/]endpoints\.ts$/;
/** What makes calls; those whose answer is a file have an empty reply, for the server. */
const MAKER = /[\\/]contract[\\/]src[\\/]endpoint\.ts$/;
/** The module of calls once more, with the bodies. */
const BODIES = /[\\/]endpoints\.bodies\.ts$/;

/** What of a call the browser does not need: only the server reads and answers. */
const SERVERS_PART = new Set(['summary', 'access', 'errors', 'params', 'query', 'reply']);

type Program = ReturnType<Rolldown.PluginContext['parse']>;

/** `body` of a call becomes a function that loads it; useContractForm knows both. */
export function lightCalls(): Plugin {
  return {
    name: 'light-calls',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^\.\/endpoints\.bodies\.ts$/ },
      handler: (source, importer) => resolve(importer ?? '', '..', source),
    },
    load: {
      filter: { id: BODIES },
      handler: (id) => readFileSync(id.replace('.bodies.ts', '.ts'), 'utf8'),
    },
    transform: {
      filter: { id: [CALLS, BODIES, MAKER] },
      handler(code, id) {
        const light = MAKER.test(id)
          ? code.replaceAll(/,\s*reply: z\.object\(\{\}\)/g, '')
          : withoutServersPart(code, this.parse(code), CALLS.test(id));
        return { code: withoutIdle(light, this.parse(light)), map: null };
      },
    },
  };
}

/** From the last to the first, so that earlier places stay where they are. */
function withoutServersPart(code: string, program: Program, isLoadingBodies: boolean): string {
  return partsOfCalls(program).reduceRight((rest, { call, part, start, end }) => {
    if (SERVERS_PART.has(part)) return rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, '');
    if (part !== 'body' || !isLoadingBodies) return rest;
    const load = `body: async () => (await import('./endpoints.bodies.ts')).${call}.body`;
    return rest.slice(0, start) + load + rest.slice(end);
  }, code);
}

/** The bundler decides by imports, read or not, which page needs a module. What is used stands above what uses it. */
function withoutIdle(code: string, { body }: Program): string {
  return body.reduceRight((rest, statement) => {
    const names = namesOf(statement);
    const isIdle =
      names.length > 0 &&
      names.every((name) => !new RegExp(`\\b${name}\\b`).test(rest.slice(statement.end)));
    return isIdle ? rest.slice(0, statement.start) + rest.slice(statement.end) : rest;
  }, code);
}

/** What a statement gives to its own module alone. */
function namesOf(statement: Program['body'][number]): string[] {
  if (statement.type === 'ImportDeclaration')
    return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : ''));
}

/** Each named part of each `export const call = endpoint({ … })`, in their order. */
function partsOfCalls({ body }: Program) {
  const declared = body
    .flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' ? [statement.declaration] : [],
    )
    .flatMap((each) => (each?.type === 'VariableDeclaration' ? each.declarations : []));
  return declared.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return [];
    const [spec] = init.arguments;
    if (spec?.type !== 'ObjectExpression') return [];
    return spec.properties.flatMap((each) =>
      each.type === 'Property' && each.key.type === 'Identifier'
        ? [{ call: id.name, part: each.key.name, start: each.start, end: each.end }]
        : [],
    );
  });
}
