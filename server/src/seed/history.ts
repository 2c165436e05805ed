/** The year before the present, so that charts and impact have something to show: events that came round each month. */
import { type DemoEvent, demoEvents } from './events.ts';

const MONTHS = 11;
/** Of what comes again, two a month, in turn. */
const PER_MONTH = 2;

/** The coming events as they were held before: without pictures, a month apart, growing with the installation. */
export function pastRounds(): DemoEvent[] {
  const templates = demoEvents.filter(({ day, state }) => day > 0 && !state);
  return Array.from({ length: MONTHS * PER_MONTH }, (_, index) => {
    const month = 1 + Math.floor(index / PER_MONTH);
    const template = templates[(index * 5) % templates.length] as DemoEvent;
    const share = 1 - month / (2 * MONTHS);
    return {
      ...template,
      day: -30 * month - (index % PER_MONTH) * 11,
      scenes: [],
      roles: template.roles.map(([name, about, places, skills]) => [
        name,
        about,
        Math.max(1, Math.round(places * share)),
        skills,
      ]),
    };
  });
}
