/** A setting `NAME` may stand in a file that `NAME_FILE` names: that is how containers and systemd hand over secrets. */
import { readFileSync } from 'node:fs';

export type GivenSettings = {
  readonly given: Readonly<Record<string, string>>;
  /** Each names its setting, and never tells a value. */
  readonly problems: readonly string[];
};

/**
 * What the environment gives of these settings, by itself or by files. An empty one is an unset one, as shells and compose
 * files write it; line ends at the end of a file are not part of the value.
 */
export function givenSettings(
  environment: NodeJS.ProcessEnv,
  names: readonly string[],
): GivenSettings {
  const given: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const value = environment[name];
    const path = environment[`${name}_FILE`];
    if (value && path)
      problems.push(`${name} and ${name}_FILE are both set; leave one of them out`);
    else if (value) given[name] = value;
    else if (path) {
      const read = valueIn(path);
      if ('problem' in read) problems.push(`${name}_FILE names ${path}, which ${read.problem}`);
      else given[name] = read.value;
    }
  }
  return { given, problems };
}

function valueIn(path: string): { value: string } | { problem: string } {
  try {
    const value = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
    return value ? { value } : { problem: 'is empty' };
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return { problem: `cannot be read (${code})` };
  }
}
