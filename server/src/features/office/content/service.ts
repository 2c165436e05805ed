/** The texts and people of the public pages: our own files, or the operator's, read again when they change. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@saath/contract/language';
import {
  contentPictures,
  contentSchema,
  pictureName,
  type SiteContent,
} from '@saath/contract/office/content/schema';
import type { Clock } from '../../../platform/clock.ts';
import { ConfigError } from '../../../platform/config.ts';
import { type PictureFolder, pictureFolder } from '../../../platform/file-store/picture-folder.ts';
import type { Log } from '../../../platform/log.ts';

/** Milliseconds between two looks at a file. */
const REST = 3000;

const shippedFolder = fileURLToPath(new URL('../../../../content/', import.meta.url));

export type Contents = {
  /** The newest content that is in order. Pictures are addresses of this site. */
  readonly read: (language: Language) => Promise<SiteContent>;
  readonly picture: PictureFolder;
  /** Whether the operator has files of their own. */
  readonly hasFiles: boolean;
  /** Whether the operator has a file of their own in a language. */
  readonly hasFile: (language: Language) => boolean;
};

type Surroundings = {
  /** The operator's folder with `en.json`, `ur.json` or both; whatever it lacks is ours. */
  readonly folder: string | undefined;
  readonly now: Clock;
  readonly log: Log;
};

type Reading = { readonly content: SiteContent } | { readonly problems: readonly string[] };

/** One language's content and what is known of the operator's file. */
type Source = {
  readonly language: Language;
  readonly path: string;
  content: SiteContent;
  /** The version of the file that was taken; undefined while there has been none. */
  version: string | undefined;
  lookedAt: number;
  /** What was last warned of, so that each problem is told once. */
  warned: string;
};

/**
 * Reads all content once.
 *
 * @throws ConfigError naming every place of every file that is not in order
 */
export async function openContents({ folder, now, log }: Surroundings): Promise<Contents> {
  if (folder && !(await isFolder(folder)))
    throw new ConfigError([`CONTENT_DIR must be a folder; there is none at ${folder}`]);
  const picture: PictureFolder = folder
    ? pictureFolder(join(folder, contentPictures.folder), pictureName)
    : async () => undefined;
  const problems: string[] = [];
  const sources = new Map<Language, Source>();
  for (const language of languages) {
    const shipped = await readContent(join(shippedFolder, `${language}.json`), picture);
    if ('problems' in shipped) {
      problems.push(...shipped.problems);
      continue;
    }
    const { content } = shipped;
    const path = join(folder ?? shippedFolder, `${language}.json`);
    const lookedAt = now().getTime();
    const source = { language, path, content, version: undefined, lookedAt, warned: '' };
    sources.set(language, source);
    if (folder) problems.push(...(await look(source, picture)));
  }
  if (problems.length > 0) throw new ConfigError(problems, 'This content is wrong');
  if (folder && [...sources.values()].every(({ version }) => version === undefined))
    log.warn({ folder }, 'CONTENT_DIR holds neither en.json nor ur.json');

  return {
    async read(language) {
      const source = sources.get(language) as Source;
      const since = Math.abs(now().getTime() - source.lookedAt);
      if (folder && since >= REST) {
        source.lookedAt = now().getTime();
        tell(source, await look(source, picture), log);
      }
      return source.content;
    },
    picture,
    hasFile: (language) => sources.get(language)?.version !== undefined,
    hasFiles: [...sources.values()].some(({ version }) => version !== undefined),
  };
}

/** Takes the operator's file if it is new and in order; says what is wrong with it if it is not. */
async function look(source: Source, pictures: PictureFolder): Promise<readonly string[]> {
  const version = await versionOf(source.path);
  if (version === source.version) return [];
  // Some editors take a file away for a moment: what people read must not jump back to our samples.
  if (version === undefined) return [`${source.path} is gone`];
  const reading = await readContent(source.path, pictures);
  if ('problems' in reading) return reading.problems;
  source.content = reading.content;
  source.version = version;
  return [];
}

function tell(source: Source, problems: readonly string[], log: Log): void {
  const words = problems.join('\n');
  if (words && words !== source.warned)
    log.warn(
      { language: source.language, problems },
      'content is wrong: its last good version stays',
    );
  source.warned = words;
}

async function isFolder(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Undefined for a file that is not there; one that may not be read has a version, and reading it says why. */
async function versionOf(path: string): Promise<string | undefined> {
  try {
    const { size, mtimeMs } = await stat(path);
    return `${size} ${mtimeMs}`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? undefined : String(code);
  }
}

async function readContent(path: string, pictures: PictureFolder): Promise<Reading> {
  let given: unknown;
  try {
    // Some editors start a file with a byte order mark.
    given = JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } catch (error) {
    return { problems: [`${path} cannot be read: ${(error as Error).message}`] };
  }
  const parsed = contentSchema.safeParse(given);
  if (!parsed.success)
    return {
      problems: parsed.error.issues.map((issue) => `${path}, ${place(issue.path)}${issue.message}`),
    };
  return await withPictures(path, parsed.data, pictures);
}

/** `team[0].links[1].href: ` as people write it down; `the whole: ` for the file itself. */
function place(path: readonly PropertyKey[]): string {
  const words = path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
  return `${words || 'the whole'}: `;
}

/** Pictures of the folder as addresses; one that is missing is a problem. */
async function withPictures(
  path: string,
  content: SiteContent,
  pictures: PictureFolder,
): Promise<Reading> {
  const problems: string[] = [];
  const addressed = async <Entry extends { image?: string | undefined }>(
    entry: Entry,
    where: string,
  ): Promise<Entry> => {
    const { image } = entry;
    if (!image?.startsWith(contentPictures.folder)) return entry;
    const name = image.slice(contentPictures.folder.length);
    if (!(await pictures(name)))
      problems.push(`${path}, ${where}.image: There is no picture ${image} (up to 5 MB) here.`);
    return { ...entry, image: contentPictures.address + name };
  };
  const items = await Promise.all(
    content.stories.items.map((story, index) => addressed(story, `stories.items[${index}]`)),
  );
  const team = await Promise.all(
    content.team.map((member, index) => addressed(member, `team[${index}]`)),
  );
  if (problems.length > 0) return { problems };
  return { content: { ...content, stories: { ...content.stories, items }, team } };
}
