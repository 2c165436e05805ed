/** Why somebody fits a role or does not: values for programs, phrases for people. */
import { normalise } from './normalise.ts';

type For = { readonly tone: 'for' };
type Against = { readonly tone: 'against' };
type Either = { readonly tone: 'for' | 'against' };

/** `for` raised the score; `against` lowered it, or rules the person out. */
export type Reason =
  /** Offered for the asked skill, the same or in other words. */
  | ({ readonly kind: 'has-skill'; readonly asked: string; readonly offered: string } & For)
  | ({ readonly kind: 'close-skill'; readonly asked: string; readonly offered: string } & For)
  /** By what was learned alone: people who list the one often list the other. It covers nothing. */
  | ({ readonly kind: 'learned-skill'; readonly asked: string; readonly offered: string } & For)
  /** Some of the asked skills are missing, not all. */
  | ({ readonly kind: 'lacks-skills'; readonly missing: readonly string[] } & Against)
  | ({ readonly kind: 'no-asked-skill' } & Against)
  /** No skill is known of the person: none is listed, or none may be used. */
  | ({ readonly kind: 'no-skills' } & Against)
  | ({ readonly kind: 'interest'; readonly interest: string } & For)
  | ({ readonly kind: 'close-interest'; readonly interest: string; readonly topic: string } & For)
  | ({ readonly kind: 'free' } & For)
  | ({
      readonly kind: 'partly-free';
      readonly freeMinutes: number;
      readonly eventMinutes: number;
    } & Either)
  | ({ readonly kind: 'experience'; readonly years: number } & Either)
  | ({ readonly kind: 'nearby' | 'elsewhere'; readonly area: string } & Either)
  /** As the crow flies, in whole ones. */
  | ({ readonly kind: 'distance'; readonly kilometres: number } & Either)
  | ({
      readonly kind: 'attendance';
      readonly attended: number;
      readonly confirmed: number;
    } & Either)
  | ({ readonly kind: 'acceptance'; readonly accepted: number; readonly asked: number } & Either)
  /** The average of organisers' stars, 1 to 5. */
  | ({ readonly kind: 'rating'; readonly stars: number } & Either)
  | ({
      readonly kind: 'same-role' | 'same-family' | 'same-organiser';
      readonly times: number;
    } & Either)
  /** Turns in the four weeks around the event. */
  | ({ readonly kind: 'load'; readonly turns: number } & Either)
  | ({ readonly kind: 'newcomer' } & For)
  /** Of an event: it came up in the order for that alone. */
  | ({ readonly kind: 'little-found' } & For)
  /** Whole days since the person was last confirmed for something. */
  | ({ readonly kind: 'last-turn'; readonly days: number } & Either)
  | ({ readonly kind: 'busy' } & Against)
  | ({ readonly kind: 'away' } & Against)
  | ({ readonly kind: 'not-free' } & Against);

/** A short phrase in plain English, without a full stop. Skills and interests stay as written. */
export function describeReason(reason: Reason): string {
  switch (reason.kind) {
    case 'has-skill':
      return hasSkill(reason);
    case 'close-skill':
      return `${reason.offered} is close to ${reason.asked}`;
    case 'learned-skill':
      return `${reason.offered} and ${reason.asked} are often listed together`;
    case 'lacks-skills':
      return `Does not list ${listed(reason.missing)}`;
    case 'no-asked-skill':
      return 'Has none of the skills asked for';
    case 'no-skills':
      return 'No skills to go by';
    case 'interest':
      return `Interested in ${reason.interest}, as is this event`;
    case 'close-interest':
      return `Interested in ${reason.interest}, close to ${reason.topic}`;
    case 'free':
      return 'Free at this time';
    case 'partly-free':
      return `Free for ${partOf(reason.freeMinutes, reason.eventMinutes)}`;
    case 'experience':
      return `${counted(Math.round(reason.years * 10) / 10, 'year')} of experience`;
    case 'attendance':
      return `Came to ${reason.attended} of ${reason.confirmed}`;
    case 'nearby':
      return `Lives nearby, in ${reason.area}`;
    case 'elsewhere':
      return `Lives in ${reason.area}`;
    case 'distance':
      return `Lives ${distance(reason.kilometres)} away`;
    case 'acceptance':
      return accepted(reason);
    case 'rating':
      return `Rated ${Math.round(reason.stars * 10) / 10} of 5 by organisers`;
    case 'same-role':
      return `Did this role ${timesOver(reason.times)}`;
    case 'same-family':
      return `Did similar roles ${timesOver(reason.times)}`;
    case 'same-organiser':
      return `Helped the same organiser ${timesOver(reason.times)} before`;
    case 'load':
      return `Has ${counted(reason.turns, 'turn')} in these four weeks`;
    case 'newcomer':
      return 'New here';
    case 'little-found':
      return 'Few people have found this yet';
    case 'last-turn':
      return lastTurn(reason);
    case 'busy':
      return 'Already has another role at this time';
    case 'away':
      return 'Away on that day';
    case 'not-free':
      return 'Not free at this time';
  }
}

function hasSkill({ asked, offered }: { asked: string; offered: string }): string {
  return normalise(asked) === normalise(offered) ? `Has ${asked}` : `Has ${asked} (as ${offered})`;
}

/** That somebody could not come is no fault. */
function accepted({ tone, accepted, asked }: Extract<Reason, { kind: 'acceptance' }>): string {
  const share = `${accepted} of ${counted(asked, 'offered place')}`;
  return tone === 'for' ? `Took ${share}` : `Could take ${share}`;
}

function lastTurn({ tone, days }: { tone: 'for' | 'against'; days: number }): string {
  if (tone === 'for') return `No turn for ${counted(days, 'day')}`;
  return days === 0 ? 'Had a turn today' : `Had a turn ${counted(days, 'day')} ago`;
}

/** '2 of 4 hours' where both are whole or half hours, else '1 h 40 min of 4 h'. */
function partOf(part: number, whole: number): string {
  if (part % 30 === 0 && whole % 30 === 0) return `${part / 60} of ${counted(whole / 60, 'hour')}`;
  return `${duration(part)} of ${duration(whole)}`;
}

function duration(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ');
}

function distance(kilometres: number): string {
  return kilometres < 1 ? 'less than 1 km' : `${kilometres} km`;
}

function timesOver(times: number): string {
  if (times === 1) return 'once';
  return times === 2 ? 'twice' : `${times} times`;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** 'Driving', 'Driving or Cooking', 'Driving, Cooking or 3 more'. */
function listed([first = '', second, ...more]: readonly string[]): string {
  if (second === undefined) return first;
  return more.length === 0 ? `${first} or ${second}` : `${first}, ${second} or ${more.length} more`;
}

/**
 * The same reason said to the person it is about, or undefined for one that only organisers weigh: whose turn it is, and
 * who is new.
 */
export function describeReasonToSelf(reason: Reason): string | undefined {
  switch (reason.kind) {
    case 'has-skill':
      return `You have ${reason.asked}`;
    case 'close-skill':
      return `Your ${reason.offered} is close to ${reason.asked}`;
    case 'learned-skill':
      return `Your ${reason.offered} and ${reason.asked} are often listed together`;
    case 'lacks-skills':
      return `Also asks for ${listed(reason.missing)}`;
    case 'no-asked-skill':
      return 'Asks for other skills';
    case 'no-skills':
      return 'No skills of yours to go by';
    case 'interest':
      return `Matches your interest in ${reason.interest}`;
    case 'close-interest':
      return `Close to your interest in ${reason.interest}`;
    case 'free':
      return 'You are free then';
    case 'partly-free':
      return `You are free for ${partOf(reason.freeMinutes, reason.eventMinutes)}`;
    case 'same-role':
      return `You did this role ${timesOver(reason.times)}`;
    case 'same-family':
      return `You did similar roles ${timesOver(reason.times)}`;
    case 'nearby':
      return `Near ${reason.area}, where you live`;
    case 'distance':
      return `${distance(reason.kilometres)} from where you live`;
    case 'little-found':
      return 'Few people have found this yet';
    case 'busy':
      return 'You already have another role then';
    case 'away':
      return 'You are away then';
    case 'not-free':
      return 'Outside your free times';
    case 'experience':
    case 'attendance':
    case 'acceptance':
    case 'rating':
    case 'same-organiser':
    case 'elsewhere':
    case 'load':
    case 'newcomer':
    case 'last-turn':
      return undefined;
  }
}
