/**
 * A disk that gets full under the product (OP-01): what is refused, in which words, and that nothing that was saved is
 * lost, while somebody uploads a picture, writes on the embedded database, and backs up. `npm run proof -- disk`
 *
 * Needs root, because it mounts a small disk in memory, and the built product.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { login } from '@saath/contract/accounts/accounts/endpoints';
import { createEvent, getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import { uploadImages } from '@saath/contract/foundation/media/endpoints';
import sharp from 'sharp';
import { startChildServer } from '../tools/child-server.mjs';
import { ADMIN, eventBody, firstAdmin } from './support/main-job.ts';
import { freePort, note, run } from './support/programs.ts';
import { Visitor } from './support/visitor.ts';

/** Of the disk; the embedded database takes some 80 of them. */
const MEGABYTES = 220;
const WRITES = 300;

const disk = mkdtempSync(join(tmpdir(), 'saath-disk-'));
run('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=755`, 'saath', disk]);
process.once('exit', () => {
  run('umount', ['-l', disk]);
  rmdirSync(disk);
});
const data = join(disk, 'data');
const filler = join(disk, 'filler');
const port = await freePort();
const site = { url: `http://localhost:${port}` };
const env = {
  ...process.env,
  ...{ NODE_ENV: 'production', DATA_DIR: data, PORT: String(port), LOG_LEVEL: 'error' },
};

const start = async () =>
  await startChildServer(['server/build/main.mjs'], { env, isUp: /Mails are/ });

/** Takes all that is left, to the last page. */
function fillUp(): void {
  for (let size = 2 ** 22; size >= 2 ** 12; size /= 2)
    for (let isTaken = true; isTaken; )
      try {
        appendFileSync(filler, Buffer.alloc(size, 1));
      } catch {
        isTaken = false;
      }
}

/** A noisy picture, which no compression makes small. */
async function largePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: '#888', noise } as const;
  return await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
}

const picturesNow = () =>
  readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^files\/.*\./.test(name),
  );

/** What a call was refused with, or undefined when it was not. */
async function refusalOf(calling: Promise<unknown>): Promise<string | undefined> {
  try {
    await calling;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

let product = await start();
try {
  const [setupLink = ''] = /http\S+\/setup\/\S+/.exec(product.words) ?? [];
  const admin = await firstAdmin(site, setupLink);
  const { event } = await admin.call(createEvent, { body: eventBody() });
  const params = { id: event.id };
  const titleNow = async (by: Visitor) => (await by.call(getEvent, { params })).event.title;

  note('a picture that has no room');
  fillUp();
  const files = [{ name: 'river.jpg', type: 'image/jpeg', bytes: await largePicture() }];
  const ofPicture = await refusalOf(
    admin.call(uploadImages, { body: { eventId: event.id }, files }),
  );
  assert.match(ofPicture ?? '', /507.*server\.full/);
  assert.deepEqual(picturesNow(), [], 'part of a picture is left');

  note('words that have no room');
  const { role: _, ...rest } = eventBody();
  let title = event.title;
  let refused = 0;
  for (let count = 0; count < WRITES; count++) {
    const next = `Clean-up ${count}`;
    const body = { ...rest, title: next, description: `${count} ${'words '.repeat(150)}` };
    const refusal = await refusalOf(admin.call(updateEvent, { params, body }));
    if (refusal) {
      assert.match(refusal, /507.*server\.full/);
      refused++;
    } else title = next;
    fillUp();
  }
  assert(refused > WRITES / 2, `only ${refused} of ${WRITES} were refused`);
  assert.equal(await titleNow(admin), title);
  assert.equal((await new Visitor(site).ask('/events')).status, 200);

  note('a backup that has no room');
  const to = join(disk, 'backup.tar.gz');
  const backup = ['tools/archive.mjs', 'backup', '--to', to];
  const { status, stderr } = spawnSync(process.execPath, backup, { encoding: 'utf8', env });
  assert.equal(status, 1);
  assert.match(stderr, /^The disk is full/);
  assert.deepEqual(readdirSync(disk).toSorted(), ['data', 'filler'], 'part of an archive is left');
  assert.deepEqual(
    readdirSync(data).filter((name) => name.startsWith('archive-')),
    [],
    'the folder of an archive is left',
  );

  note('room again');
  rmSync(filler, { force: true });
  const again = { ...rest, title: 'With room' };
  await admin.call(updateEvent, { params, body: again });
  await admin.call(uploadImages, { body: { eventId: event.id }, files });
  await product.stop();
  product = await start();
  const back = new Visitor(site);
  await back.call(login, { body: { email: ADMIN.email, password: ADMIN.password } });
  assert.equal(await titleNow(back), again.title);
  assert(picturesNow().length > 0);
  console.log(`disk: full at ${MEGABYTES} MB, ${refused} of ${WRITES} refused`);
} finally {
  await product.stop();
}
