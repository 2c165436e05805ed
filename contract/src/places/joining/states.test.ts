/** The table of states by its properties: who may cause what, where a way ends, and how the lists divide (JO-01). */

import { describe, expect, test } from 'vitest';
import { announcedGroups, announcedStates } from '../../messages/announcements/rules.ts';
import { stateNames, stateNamesForOrganisers, stateNamesWhenOver } from './messages.ts';
import {
  comingStates,
  holdingStates,
  holdsPlace,
  isComing,
  mayAskAgain,
  mayFollow,
  type ParticipationActor,
  type ParticipationState,
  participationStates,
  queueSections,
  recordedStates,
  sectionOf,
  statesOfSection,
} from './rules.ts';

const froms = [null, ...participationStates] as const;
const isRecorded = (state: ParticipationState) => recordedStates.some((each) => each === state);

function stepsOf(by: ParticipationActor): string[] {
  return froms.flatMap((from) =>
    participationStates.filter((to) => mayFollow(from, to, by)).map((to) => `${from} → ${to}`),
  );
}

describe('JO-01 who may cause which step', () => {
  test('JO-01 a volunteer asks, withdraws, answers an offer and checks in: nothing else', () => {
    expect(stepsOf('volunteer')).toEqual([
      'null → requested',
      'requested → withdrawn',
      'waitlisted → withdrawn',
      'offered → confirmed',
      'offered → withdrawn',
      'confirmed → withdrawn',
      'confirmed → checked_in',
      'withdrawn → requested',
      'expired → requested',
      'no_show → checked_in',
    ]);
  });

  test('JO-01 the product by itself gives places, lets people wait, offers, ends offers, and says who was here', () => {
    expect(stepsOf('system')).toEqual([
      'null → waitlisted',
      'null → confirmed',
      'requested → waitlisted',
      'requested → confirmed',
      'waitlisted → offered',
      'offered → waitlisted',
      'offered → expired',
      'confirmed → checked_in',
      'withdrawn → waitlisted',
      'withdrawn → confirmed',
      'expired → waitlisted',
      'expired → confirmed',
      'checked_in → completed',
      'no_show → checked_in',
    ]);
  });

  test('JO-01 the clock takes nobody a place that they have, but lets offers run out', () => {
    for (const from of comingStates)
      for (const to of participationStates)
        if (mayFollow(from, to, 'system'))
          expect([from, to, isComing(to)]).toEqual([from, to, true]);
    expect(mayFollow('offered', 'expired', 'system')).toBe(true);
    expect(participationStates.filter((to) => mayFollow('declined', to, 'system'))).toEqual([]);
  });

  test('JO-01 only an organiser declines, and only an organiser takes that back', () => {
    for (const from of froms) {
      expect(mayFollow(from, 'declined', 'volunteer')).toBe(false);
      expect(mayFollow(from, 'declined', 'system')).toBe(false);
    }
    expect(stepsOf('organiser').filter((step) => step.startsWith('declined'))).toEqual([
      'declined → confirmed',
    ]);
  });

  test('KP-01 what is recorded is put right by organisers alone, and never becomes a request again', () => {
    for (const from of recordedStates)
      for (const to of participationStates) {
        if (mayFollow(from, to, 'volunteer')) expect([from, to]).toEqual(['no_show', 'checked_in']);
        if (mayFollow(from, to, 'organiser'))
          expect([from, to, isRecorded(to) || to === 'confirmed']).toEqual([from, to, true]);
      }
  });

  test('JO-01 an organiser can reach every state but the one that only time brings', () => {
    const reached = new Set<ParticipationState>();
    const next: (ParticipationState | null)[] = [null];
    for (const from of next)
      for (const to of participationStates)
        if (!reached.has(to) && mayFollow(from, to, 'organiser')) {
          reached.add(to);
          next.push(to);
        }
    const missing = participationStates.filter((state) => !reached.has(state));
    expect(missing).toEqual(['expired']);
  });
});

describe('JO-01 what a state means', () => {
  test('JO-01 who comes holds a place; besides them only somebody to whom one is offered', () => {
    for (const state of participationStates)
      expect([state, holdsPlace(state)]).toEqual([state, isComing(state) || state === 'offered']);
    expect(new Set(holdingStates).size).toBe(holdingStates.length);
  });

  test('JO-01 one may ask again after having withdrawn or let an offer run out, not after a decline', () => {
    expect(participationStates.filter(mayAskAgain)).toEqual(['withdrawn', 'expired']);
  });

  test('EV-11 every state stands in one section of the queue', () => {
    const all = queueSections.flatMap((section) => statesOfSection[section]);
    expect(all.toSorted()).toEqual([...participationStates].toSorted());
    for (const section of queueSections)
      for (const state of statesOfSection[section]) expect(sectionOf(state)).toBe(section);
    expect(statesOfSection.confirmed).toEqual(comingStates);
  });

  test('HR-04 announcements go to those who have to do with the event still, each in one group', () => {
    const away = participationStates.filter(
      (state) => !announcedStates.some((each) => each === state),
    );
    expect(away).toEqual(['declined', 'withdrawn', 'expired']);
    const grouped = Object.values(announcedGroups).flat();
    expect(grouped.toSorted()).toEqual([...announcedStates].toSorted());
  });

  test('EV-03 every state has a name for the person and for organisers; after the end none promises a place', () => {
    for (const names of [stateNames, stateNamesWhenOver, stateNamesForOrganisers])
      for (const state of participationStates)
        expect([state, Boolean(names[state])]).toEqual([state, true]);
    const names = new Set(participationStates.map((state) => stateNames[state]));
    expect(names.size).toBe(participationStates.length);
    for (const state of ['requested', 'waitlisted', 'offered', 'confirmed'] as const)
      expect(stateNamesWhenOver[state]).not.toBe(stateNames[state]);
  });
});
