/** Which skill a longer tag is about: the one at its head. 'Wedding photography' is Photography, 'fundraising drive' is no Driving. */

import { familyOf } from './skill-graph.ts';
import { spellingOf } from './spelling.ts';
import { isPlain, stemKey } from './stem.ts';
import { skillByKey, skillBySpelling, skillByStems } from './vocabulary.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const CONJUNCTIONS = set('and or plus');

/** What comes after them says more about the head, which stands before them. */
const PREPOSITIONS = set(
  'a about after an as at by during for from in into my of on our over the to up with your',
);

/** Of a tag that begins with them, the rest is meant: 'I can drive', 'fluent in Arabic'. */
const LEADING =
  set(`able at basic can certified confident did do doing enjoy enjoys experience experienced expert fluent
  full give giving good great happy have help helping i im in interested keen know knowledge like love loves my native of offer
  offering some speak speaking speaks to trained used well willing with`);

/** They say how well, or by what paper, not what. */
const TRAILING =
  set(`advanced basic beginner beginners certificate certificates certification certified class classes
  course courses degree diploma duties enthusiast expert experience fluent help helper intermediate job jobs lesson lessons
  level licence license licensed lover native ok person qualification qualified skill skills student teacher trained training
  tutor volunteer volunteering volunteers work worker`);

/** Before a head they leave its meaning as it is: 'retired nurse', 'event security'. */
const NEUTRAL =
  set(`adult adults amateur assistant british charity chief church community deputy district english event events
  evening fluent former freelance fulltime general head home hospital indoor junior keen kids large lead live local mobile my
  native outdoor own part party personal primary private professional qualified registered retired school secondary senior
  small staff state student time trainee trained uk volunteer voluntary ward wedding weekend young`);

/** Names of what people do are safe at a head: 'district nurse', 'cake baking'. */
const DOING = /(?:ing|ers?|ors?|ists?|ians?|graphy|work|man|woman|nurse|cook|chef)$/;

/** Families whose names are hardly said of anything else. */
const PLAIN_FAMILIES = set('health languages sports performance technology');

/** They end other things as well: 'potty training', 'job security', 'ten-pin bowling', 'personal development'. */
const AMBIGUOUS =
  set(`anchor banking booking bowling building cloud coach conditioning design development driver exercise
  games gym hosting it java learning maintenance medicine networking officer operations packaging print printing python react
  reading running safety science screening seating signing software speaker speaking sport sports streaming studies supplies
  support therapy trainer trainers training washing writing`);

/** With one of them before a trade, it is somebody's name: 'James Cook'. */
const GIVEN_NAMES =
  set(`adam alan alex alice amy andrew ann anna anne anthony barbara ben brian captain carol charles
  charlie chris claire daniel dave david diana donald dr dwight edward elizabeth emily emma eric frank gary george grace graham harry
  helen henry ian jack james jane jean jessica jim joan joe john jonathan joseph julie karen kate keith kevin laura lewis linda
  lisa lucy margaret mark martin mary matthew michael mike miss mohammad mohammed mr mrs ms nancy nick oliver patrick paul peter
  philip rachel richard robert robin ronald rose ruth ryan sam sarah simon sophie stephen steve susan thomas tim tom tony
  victoria walter william`);

/** A longer tag than this is a sentence; its first words are looked at. */
const MOST_WORDS = 12;

/** Of a longer part no label is looked for that is misspelt. */
const MOST_MISSPELT = 4;

/**
 * The skills at the heads of a tag; more than one only where it names several, the first of which has to be known ('photos and
 * video'). In English the head of a name is its last word, or the last before 'for', 'with', 'in', …
 *
 * @param words normalised, in the order as written
 */
export function skillsAtHead(words: readonly string[]): string[] {
  const [first, ...more] = partsOf(words.slice(0, MOST_WORDS)).map(skillOf);
  return first === undefined ? [] : [...new Set([first, ...more.flatMap((skill) => skill ?? [])])];
}

function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (CONJUNCTIONS.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

function skillOf(part: readonly string[]): string | undefined {
  if (!isPlain(part)) return undefined;
  const said = withoutLeading(part);
  const end = said.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word));
  const main = end < 0 ? said : said.slice(0, end);
  const bare = withoutTrailing(main);
  return (
    headOf(main, wholeSkill) ??
    headOf(bare, labelSkill) ??
    headOf(main, misspeltSkill) ??
    headOf(bare, misspeltSkill)
  );
}

function withoutLeading(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => !LEADING.has(word) && !PREPOSITIONS.has(word));
  return start < 0 ? [] : words.slice(start);
}

function withoutTrailing(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex(
    (word) => !TRAILING.has(word) && !/^(?:\p{N}+|\p{L})$/u.test(word),
  );
  return words.slice(0, last + 1);
}

/** The longest end of the words that is a label, when what stands before it does not change its meaning. */
function headOf(
  words: readonly string[],
  lookUp: (words: readonly string[], before: number) => string | undefined,
): string | undefined {
  for (let start = 0; start < words.length; start++) {
    const end = words.slice(start);
    const skill = lookUp(end, start);
    if (skill === undefined) continue;
    return keepsMeaning(words.slice(0, start), end, skill) ? skill : undefined;
  }
  return undefined;
}

function keepsMeaning(
  before: readonly string[],
  [head = '', ...more]: readonly string[],
  skill: string,
): boolean {
  if (before.length === 0) return true;
  if (before.every((word) => NEUTRAL.has(word))) return true;
  if (more.length > 0) return true;
  if (before.length === 1 && GIVEN_NAMES.has(before[0] ?? '')) return false;
  if (AMBIGUOUS.has(head)) return false;
  return DOING.test(head) || PLAIN_FAMILIES.has(familyOf(skill) ?? '');
}

/** All that is said may have another form: 'I can drive'. */
function wholeSkill(words: readonly string[], before: number): string | undefined {
  return labelSkill(words) ?? (before === 0 ? skillByStems(stemKey(words)) : undefined);
}

/** Within a longer tag only a label as it is, or its plural: 'drive' is no 'driving' there. */
function labelSkill(words: readonly string[]): string | undefined {
  const key = words.join('');
  // As a whole tag it means computers, within a text it is a pronoun.
  if (key === 'it') return undefined;
  const known = skillByKey(key) ?? skillByKey(key.replace(/s$/, '')) ?? skillByKey(`${key}s`);
  return known?.skill;
}

function misspeltSkill(words: readonly string[]): string | undefined {
  if (words.length > MOST_MISSPELT) return undefined;
  const spelling = spellingOf(words);
  return spelling.areReal.every(Boolean) ? undefined : skillBySpelling(spelling);
}
