/** The tables as TypeScript sees them are those of the migrated database. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/database.ts';

type Column = { readonly name: string; readonly type: string };

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => await database.stop());

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Table → its columns, with their types as they are written. */
function declared(): Map<string, Column[]> {
  const files = readdirSync(new URL('./tables/', import.meta.url)).map(
    (name) => `./tables/${name}`,
  );
  const columnsOf = new Map<string, Column[]>();
  const read = (type: ts.TypeNode): Column[] => {
    if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(read);
    if (ts.isTypeLiteralNode(type))
      return type.members.filter(ts.isPropertySignature).map((member) => ({
        name: snakeCase(member.name.getText()),
        type: member.type?.getText() ?? '',
      }));
    if (!ts.isTypeReferenceNode(type)) return [];
    if (!type.typeArguments) return columnsOf.get(type.getText()) ?? [];
    const [from, names] = type.typeArguments;
    const all = columnsOf.get(from?.getText() ?? '') ?? [];
    const picked = names?.getText().match(/\w+/g)?.map(snakeCase) ?? [];
    return all.filter(({ name }) => picked.includes(name));
  };
  for (const file of [...files, './tables.ts']) {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8');
    ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).forEachChild((node) => {
      if (ts.isTypeAliasDeclaration(node)) columnsOf.set(node.name.text, read(node.type));
    });
  }
  const tables = columnsOf.get('Tables') ?? [];
  return new Map(tables.map(({ name, type }) => [name, columnsOf.get(type) ?? []]));
}

type Found = {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isView: boolean;
};

async function found(): Promise<Found[]> {
  const { rows } = await database.pool.query<Found>(`
    select c.table_name as table, c.column_name as name, c.udt_name as type,
      c.is_nullable = 'YES' as "isNullable",
      c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as "hasDefault",
      t.table_type = 'VIEW' as "isView"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public'`);
  return rows;
}

/** What the driver makes of each type of a column. */
const words: Readonly<Record<string, RegExp>> = {
  uuid: /string/,
  text: /./,
  date: /string/,
  numeric: /string|number/,
  // An age is one of three numbers.
  int2: /number|\d|\bAge\b/,
  int4: /number/,
  int8: /string|number/,
  float4: /number/,
  float8: /number/,
  bool: /boolean/,
  bytea: /Buffer/,
  timestamptz: /Date/,
  jsonb: /./,
  xid8: /string/,
};

test('every column of every table is declared as the database has it', async () => {
  const tables = declared();
  expect(tables.size).toBeGreaterThan(50);
  const columns = await found();
  const problems: string[] = [];
  for (const [table, declaredColumns] of tables) {
    const real = columns.filter((column) => column.table === table);
    const names = (of: readonly { name: string }[]) => of.map(({ name }) => name).sort();
    if (names(real).join() !== names(declaredColumns).join())
      problems.push(`${table}: ${names(declaredColumns)} declared, ${names(real)} found`);
    for (const { name, type } of declaredColumns) {
      const column = real.find((each) => each.name === name);
      if (column)
        problems.push(...problemsOf(column, type).map((each) => `${table}.${name} ${each}`));
    }
  }
  expect(problems).toEqual([]);
});

function problemsOf({ type, isNullable, hasDefault, isView }: Found, written: string): string[] {
  const problems = [];
  if (!type.startsWith('_') && !words[type]?.test(written))
    problems.push(`is ${type} and declared ${written}`);
  if (type.startsWith('_') && !/\[\]|Array/.test(written))
    problems.push(`is a list and declared ${written}`);
  // A view says nothing about what may be missing, and nothing is put into one but events.
  if (isView) return problems;
  if (isNullable !== /\bnull\b/.test(written))
    problems.push(`may ${isNullable ? '' : 'not '}be null and is declared ${written}`);
  if (written.startsWith('Generated<') && !hasDefault && !isNullable)
    problems.push('has no default and is declared as one that has');
  return problems;
}

test('no table is left out but those of the migrator and those that SQL alone reads', async () => {
  const names = [...declared().keys()];
  const real = new Set((await found()).map(({ table }) => table));
  expect([...real].filter((table) => !names.includes(table)).sort()).toEqual([
    'kysely_migration',
    'kysely_migration_lock',
    'participation_step',
    'training_completed',
    'volunteer_tag',
  ]);
});

test('docs/database.md names every table, view and trigger, and none that is not there', async () => {
  const page = readFileSync(new URL('../../../docs/database.md', import.meta.url), 'utf8');
  const { rows: triggers } = await database.pool.query<{ name: string }>(
    `select distinct trigger_name as name from information_schema.triggers where trigger_schema = 'public'`,
  );
  const real = new Set([
    ...(await found()).map(({ table }) => table),
    ...triggers.map(({ name }) => name),
  ]);
  const firsts = page.split('\n').flatMap((line) => /^\| (`[^|]*)\|/.exec(line)?.[1] ?? []);
  const named = firsts.flatMap((cell) =>
    [...cell.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name),
  );
  expect(new Set(named.filter((name) => name !== 'pgboss'))).toEqual(real);
});
