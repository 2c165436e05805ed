/**
 * Compose files and Kubernetes manifests are what their readers take: `docker-compose config`, and the published schemas of
 * Kubernetes, which also refuse a broken copy of each (OP-02). `npm run proof -- manifests`
 *
 * Needs docker-compose and npm, which fetches the schemas into a folder that is gone afterwards.
 */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { root } from '../tools/setup.mjs';
import { need, note, run, scratchFolder } from './support/programs.ts';

const SCHEMAS = ['kubernetes-models@5.1.0', 'yaml@2.9.1'];

need({ 'docker-compose': 'docker-compose' });
const folder = scratchFolder('manifests');

note('compose files');
const env = { ...process.env, SITE: 'volunteers.example.org', MAIL_FROM: 'us@example.org' };
const compose = ['compose.yml', 'compose.postgres.yml'];
const services = compose.map((name) => composed(join(root, 'deploy', name)).length);
const broken = join(folder, 'compose.yml');
const text = readFileSync(join(root, 'deploy/compose.yml'), 'utf8');
writeFileSync(broken, text.replace('read_only: true', 'read_only_root: true'));
assert.throws(() => composed(broken), /read_only_root/);

note('Kubernetes manifests');
mkdirSync(join(folder, 'node_modules'));
run('npm', [
  'install',
  '--prefix',
  folder,
  '--no-audit',
  '--no-fund',
  '--ignore-scripts',
  ...SCHEMAS,
]);
// Beside the packages, where their names mean something.
const reader = join(folder, 'reader.mjs');
writeFileSync(
  reader,
  `export { parseAllDocuments } from 'yaml';
   export const modelOf = async (version, kind) => (await import(\`kubernetes-models/\${version}/\${kind}\`))[kind];`,
);
const { parseAllDocuments, modelOf } = await import(pathToFileURL(reader).href);
const objects = readdirSync(join(root, 'deploy/kubernetes')).flatMap((name) =>
  objectsIn(readFileSync(join(root, 'deploy/kubernetes', name), 'utf8')),
);
for (const object of objects) {
  await validate(object);
  const broken = { ...object, spec: 'surprise' };
  await assert.rejects(async () => await validate(broken), object.kind);
}

console.log(
  `manifests: ${compose.length} compose files with ${services.join(' and ')} services, ${objects.length} objects of Kubernetes, and a broken copy of each refused`,
);

/** @returns the names of the services */
function composed(path: string): string[] {
  return run('docker-compose', ['-f', path, 'config', '--services'], env).trim().split('\n');
}

type Manifest = { readonly apiVersion: string; readonly kind: string; readonly spec: unknown };

function objectsIn(source: string): Manifest[] {
  return parseAllDocuments(source).map((document: { errors: Error[]; toJS: () => Manifest }) => {
    assert.deepEqual(document.errors, []);
    return document.toJS();
  });
}

/** @throws Error naming what is wrong */
async function validate(object: Manifest): Promise<void> {
  const Model = await modelOf(object.apiVersion, object.kind);
  new Model(object).validate();
}
