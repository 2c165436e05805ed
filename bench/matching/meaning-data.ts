/** The two public data sets that the meaning of tags is measured on. They do not belong to the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const folder = process.env.MATCHING_DATA ?? join(import.meta.dirname, '../../../shared/data');
const escoFile = join(folder, 'esco/skill_synonym_groups.tsv');
const onetFile = join(folder, 'onet/technology_skills.txt');

export const hasMeaningData = existsSync(escoFile) && existsSync(onetFile);

export const howToGetMeaningData = `Not measured, because there is no data in ${folder}. Set MATCHING_DATA to a folder with
  esco/skill_synonym_groups.tsv: one skill a line, its labels between tabs, made from the skills of ESCO
    (European Commission, CC BY 4.0: https://esco.ec.europa.eu, "Use ESCO", "Download");
  onet/technology_skills.txt: "Technology Skills" of the O*NET database as tab-separated text
    (USDOL/ETA, CC BY 4.0: https://www.onetcenter.org/database.html).`;

/** The labels of each skill, each once. */
export function escoGroups(): string[][] {
  return linesOf(escoFile).map((line) => [
    ...new Set(
      line
        .split('\t')
        .map((label) => label.trim())
        .filter(Boolean),
    ),
  ]);
}

/** Which occupation uses which technology, and of which class the technology is. */
export function technologyUses(): { occupation: string; technology: string; kind: string }[] {
  return linesOf(onetFile)
    .slice(1)
    .map((line) => {
      const [occupation = '', technology = '', kind = ''] = line.split('\t');
      return { occupation, technology, kind };
    });
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean);
}
