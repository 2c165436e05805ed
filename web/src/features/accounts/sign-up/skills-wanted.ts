import type { Call } from '@saath/contract/endpoint';
import { browseEvents } from '@saath/contract/events/events/endpoints';
import type { Carried } from '../carried/carried.ts';

const MOST = 6;

/**
 * The skills that roles here ask for: those of what one signs up for, then those that coming events ask for most. They are an
 * extra: people can sign up although events cannot be read just now.
 */
export async function skillsWanted(call: Call, carried: Carried | null): Promise<string[]> {
  const asked = call(browseEvents, { query: { tab: 'upcoming' } });
  const events = await asked.then((reply) => reply.events).catch(() => []);
  const counts = new Map<string, { skill: string; events: number }>();
  for (const skill of events.flatMap(({ skills }) => skills)) {
    const known = counts.get(skill.toLowerCase());
    counts.set(skill.toLowerCase(), { skill, events: (known?.events ?? 0) + 1 });
  }
  const often = [...counts.values()].sort((a, b) => b.events - a.events);
  const all = [...(carried?.skills ?? []), ...often.map(({ skill }) => skill)];
  return [...new Map(all.map((skill) => [skill.toLowerCase(), skill])).values()].slice(0, MOST);
}
