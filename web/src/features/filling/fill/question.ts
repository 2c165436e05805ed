/** What a plan is asked with: the choices of the organiser, whom they pinned and whom they took out. Pure functions. */
import type { FillPart, FillPlace, FillQuestion } from '@saath/contract/filling/fill/schema';
import { limits } from '@saath/contract/limits';

export type Choices = Pick<FillQuestion, 'who' | 'keepFree' | 'atMost'>;

/** Somebody who is not to be in an event, or in one role of it. */
export type Without = FillQuestion['without'][number] & { readonly name: string };

export type Question = Choices & {
  readonly eventIds: readonly string[];
  readonly pinned: readonly FillPlace[];
  readonly without: readonly Without[];
};

export function startQuestion(eventIds: readonly string[]): Question {
  return {
    eventIds,
    who: 'asked',
    keepFree: 0,
    atMost: limits.fill.events,
    pinned: [],
    without: [],
  };
}

type Person = { readonly userId: string; readonly name: string };

export type Change =
  | { readonly kind: 'choose'; readonly choices: Partial<Choices> }
  | { readonly kind: 'pin' | 'unpin'; readonly place: FillPlace }
  | { readonly kind: 'take-out'; readonly eventId: string; readonly person: Person }
  | { readonly kind: 'put-back'; readonly without: Without }
  /** One person in place of another, in the same role. */
  | {
      readonly kind: 'swap';
      readonly place: FillPlace;
      readonly person: Person;
      readonly by: Person;
    };

export function changed(question: Question, change: Change): Question {
  switch (change.kind) {
    case 'choose':
      return { ...question, ...change.choices };
    case 'pin':
      return { ...question, pinned: [...unpinned(question, change.place), change.place] };
    case 'unpin':
      return { ...question, pinned: unpinned(question, change.place) };
    case 'take-out': {
      const { eventId, person } = change;
      return {
        ...question,
        pinned: unpinned(question, { eventId, userId: person.userId }),
        without: [...question.without, { eventId, roleId: null, ...person }],
      };
    }
    case 'put-back':
      return { ...question, without: question.without.filter((each) => each !== change.without) };
    case 'swap':
      return swapped(question, change);
  }
}

function swapped(
  question: Question,
  { place, person, by }: Extract<Change, { kind: 'swap' }>,
): Question {
  const { eventId, roleId } = place;
  const pin = { ...place, userId: by.userId };
  const kept = unpinned({ pinned: unpinned(question, place) }, pin);
  return {
    ...question,
    pinned: [...kept, pin],
    without: [
      ...question.without.filter((each) => !(each.roleId === roleId && each.userId === by.userId)),
      { eventId, roleId, ...person },
    ],
  };
}

/** A person has at most one pin in each event. */
function unpinned(
  { pinned }: Pick<Question, 'pinned'>,
  { eventId, userId }: Pick<FillPlace, 'eventId' | 'userId'>,
): FillPlace[] {
  return pinned.filter((pin) => pin.eventId !== eventId || pin.userId !== userId);
}

/** What the call takes. */
export function bodyOf({ eventIds, pinned, without, ...choices }: Question) {
  return {
    ...choices,
    eventIds: [...eventIds],
    pinned: [...pinned],
    without: without.map(({ eventId, userId, roleId }) => ({ eventId, userId, roleId })),
  };
}

/** The place that somebody in the part of the event has. */
export function placeIn(
  eventId: string,
  { roleId, shift }: Pick<FillPart, 'roleId' | 'shift'>,
  userId: string,
): FillPlace {
  return { eventId, roleId, shiftId: shift?.id ?? null, userId };
}
