/** Which skills stand on a paper: a licence, a certificate, a check. Nothing that was learned may take its place. */
import { type ResolvedTag, resolveTag } from './concepts.ts';

/** Of the table of skills. */
const PAPERS: ReadonlySet<string> = new Set([
  ...['First aid', 'Paramedic', 'Nursing', 'Medical', 'Pharmacy', 'Physiotherapy', 'Dental care'],
  ...['Eye care', 'Vaccination', 'Laboratory work', 'Food safety', 'Veterinary care', 'Legal aid'],
  ...['Driving', 'Truck driving', 'Motorcycle riding', 'Shuttle service', 'Boat handling'],
  ...['Lifeguarding', 'Diving', 'Drone flying', 'Security', 'Fire safety', 'Child protection'],
  'Electrical work',
]);

/** In tags that the table does not know: 'gas certificate', 'enhanced DBS'. */
const PAPER_WORDS: ReadonlySet<string> = new Set(
  `accredited card certificate certificates certification certified check checked checks clearance dbs disclosure
  diploma licence licenced licences license licensed licenses permit registered`.split(/\s+/),
);

/** True when who asks for the tag asks for a paper, by one of its skills or by what it says. */
export function isPaper(tag: ResolvedTag): boolean {
  return (
    tag.skills.some((skill) => PAPERS.has(skill)) || tag.words.some((word) => PAPER_WORDS.has(word))
  );
}

/** Those of the asked skills that are papers, as `SkillMatch` writes them. */
export function papersOf(asked: readonly string[]): ReadonlySet<string> {
  return new Set(
    asked
      .map(resolveTag)
      .filter(isPaper)
      .map(({ text }) => text),
  );
}
