/** Who may do what: an organiser, somebody with a right at one event, at a branch, or with a token. */
import {
  type Ability,
  type BranchRight,
  type HeldRight,
  roleLeadAbilities,
} from '@saath/contract/abilities';
import { may } from '@saath/contract/endpoint';
import { describe, expect, test } from 'vitest';
import {
  type Actor,
  abilitiesAt,
  abilitiesInRole,
  atEvent,
  mayAt,
  mayAtBranch,
  mayEverywhere,
  mayInRole,
  maySomewhere,
  requireAt,
  requireThere,
  untilAt,
  type Viewer,
} from './actor.ts';
import { DomainError } from './domain-error.ts';

const until = new Date('2026-12-07T18:00:00Z');
const HERE = 'the event';
const ELSEWHERE = 'another event';

const at = (eventId: string, right: HeldRight) => ({ eventId, right, until });
const atBranch = (branchId: string, right: BranchRight, expiresAt: Date | null = null) => ({
  ...{ branchId, right, expiresAt },
});
const now = new Date('2026-12-06T09:00:00Z');
const actor = (change: Partial<Actor> = {}): Actor => ({
  ...{ id: 'somebody', role: 'Volunteer', sessionId: 'session', grants: [], branches: [] },
  ...{ at: now, ...change },
});
const withToken = (viewer: Viewer, ...abilities: Ability[]): Viewer => ({
  ...viewer,
  token: { id: 'token', abilities },
});
const admin = actor({ role: 'Admin' });
const lead = actor({ grants: [at(HERE, 'lead')] });

/** The code of the refusal, or undefined. */
function refusalOf(run: () => void): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

describe('RG-01 at one event', () => {
  test('RG-01 nobody may do nothing, an organiser everything, others what their right there includes', () => {
    expect(mayAt(undefined, 'events.read', HERE)).toBe(false);
    expect(mayAt(admin, 'events.delete', HERE)).toBe(true);
    expect(mayAt(lead, 'places.write', HERE)).toBe(true);
    expect(mayAt(lead, 'events.write', HERE)).toBe(false);
  });

  test('RG-01 a right holds at its own event only, and of several each adds something', () => {
    expect(mayAt(lead, 'places.write', ELSEWHERE)).toBe(false);
    const both = actor({ grants: [at(HERE, 'door'), at(ELSEWHERE, 'lead'), at(HERE, 'viewer')] });
    expect(abilitiesAt(both, HERE)).toEqual(['events.read', 'day.read', 'day.record']);
  });

  test('RG-01 a volunteer without any right may do nothing at an event', () => {
    expect(abilitiesAt(actor(), HERE)).toEqual([]);
    expect(abilitiesAt({ id: 'somebody', role: 'Volunteer' }, HERE)).toEqual([]);
  });

  test('RG-01 what a call needs besides is refused to those who may not', () => {
    expect(refusalOf(() => requireAt(lead, 'places.read', HERE))).toBeUndefined();
    expect(refusalOf(() => requireAt(lead, 'places.read', ELSEWHERE))).toBe('accounts.not_allowed');
  });

  test('RG-01 the end of a right is that of the event it is for; organisers have none', () => {
    expect(untilAt(lead, HERE)).toBe(until);
    expect(untilAt(lead, ELSEWHERE)).toBeUndefined();
    expect(untilAt(admin, HERE)).toBeUndefined();
  });
});

describe('RG-01 in one role', () => {
  const leads = actor({ ledRoles: [{ eventId: HERE, roleId: 'cook' }] });
  const cook = { eventId: HERE, roleId: 'cook' };

  test('RG-01 who leads its people may do with them what is named, and nothing at the event', () => {
    expect(abilitiesInRole(leads, cook).toSorted()).toEqual(roleLeadAbilities.toSorted());
    expect(abilitiesAt(leads, HERE)).toEqual([]);
    expect(mayInRole(leads, 'day.correct', cook)).toBe(false);
  });

  test('RG-01 of another role, of none and of one elsewhere nothing is theirs', () => {
    const roles = ['steward', null, undefined].map((roleId) => ({ eventId: HERE, roleId }));
    for (const role of [...roles, { ...cook, eventId: ELSEWHERE }])
      expect(abilitiesInRole(leads, role)).toEqual([]);
  });

  test('RG-01 a call about the event is refused, whichever of these abilities it asks for', () => {
    for (const ability of roleLeadAbilities) {
      const there = may(ability);
      expect(refusalOf(() => requireThere(leads, there, HERE, 'cook'))).toBeUndefined();
      for (const roleId of [undefined, 'steward'])
        expect(refusalOf(() => requireThere(leads, there, HERE, roleId))).toBe(
          'accounts.not_allowed',
        );
    }
  });
});

describe('RG-03 with a token', () => {
  test('RG-03 an organiser may do what the token names, and no more', () => {
    const reader = withToken(admin, 'events.read');
    expect(abilitiesAt(reader, HERE)).toEqual(['events.read']);
    expect(mayEverywhere(reader, 'events.read')).toBe(true);
    expect(mayEverywhere(reader, 'events.write')).toBe(false);
  });

  test('RG-03 a token gives nobody what they may not do themselves', () => {
    const bold = withToken(lead, 'events.delete', 'places.read');
    expect(abilitiesAt(bold, HERE)).toEqual(['places.read']);
    expect(mayEverywhere(bold, 'places.read')).toBe(false);
  });
});

describe('RG-02 at a branch', () => {
  const karachi = actor({ branches: [atBranch('Karachi', 'organiser')] });

  test('RG-02 a right at a branch holds there and nowhere else', () => {
    expect(mayAtBranch(karachi, 'events.write', 'Karachi')).toBe(true);
    expect(mayAtBranch(karachi, 'events.write', 'Lahore')).toBe(false);
    expect(mayAtBranch(karachi, 'events.delete', 'Karachi')).toBe(false);
    expect(mayAtBranch(undefined, 'events.read', 'Karachi')).toBe(false);
    expect(mayAtBranch(admin, 'events.write', 'Lahore')).toBe(true);
  });

  const event = {
    id: HERE,
    branchId: 'Karachi',
    startTime: new Date('2026-12-06T14:00:00Z'),
    endTime: new Date('2026-12-06T18:00:00Z'),
  };

  test('RG-02 an event that was read since adds what the branch gives there, until a day after its end', () => {
    const reader = atEvent({ ...karachi, grants: [at(ELSEWHERE, 'door')] }, event);
    expect(reader.grants).toEqual([at(ELSEWHERE, 'door'), at(HERE, 'organiser')]);
    const lahores = { ...event, branchId: 'Lahore' };
    for (const other of [{ ...event, branchId: null }, lahores])
      expect(atEvent(karachi, other).grants).toEqual([]);
    expect(atEvent(lead, event)).toBe(lead);
  });

  test('RG-02 of an event that is long over it adds hours alone, and no more time than the right itself has', () => {
    const day = 86_400_000;
    const long = {
      startTime: new Date(now.getTime() - 3 * day),
      endTime: new Date(now.getTime() - 2 * day),
    };
    const left = atEvent(karachi, { ...event, ...long });
    expect(abilitiesAt(left, HERE)).toEqual(['events.read', 'hours.read', 'hours.write']);
    expect(untilAt(left, HERE)).toBeUndefined();
    const looks = actor({ branches: [atBranch('Karachi', 'viewer')] });
    expect(atEvent(looks, { ...event, ...long }).grants).toEqual([]);
    const endsSoon = new Date('2026-12-06T20:00:00Z');
    const brief = actor({ branches: [atBranch('Karachi', 'viewer', endsSoon)] });
    expect(atEvent(brief, event).grants).toEqual([{ ...at(HERE, 'viewer'), until: endsSoon }]);
  });

  test('RG-02 somewhere is at any event or branch; a right without the ability does not count', () => {
    expect(maySomewhere(karachi, 'events.write')).toBe(true);
    expect(maySomewhere(lead, 'messages.write')).toBe(true);
    expect(maySomewhere(lead, 'events.write')).toBe(false);
    expect(maySomewhere(actor(), 'events.read')).toBe(false);
    expect(maySomewhere(admin, 'events.delete')).toBe(true);
  });
});

describe('RG-01 a call about something', () => {
  const toAnswer = may('places.write', 'place');

  test('RG-01 lets in organisers, and who may do it there', () => {
    expect(refusalOf(() => requireThere(admin, toAnswer, undefined))).toBeUndefined();
    expect(refusalOf(() => requireThere(lead, toAnswer, HERE))).toBeUndefined();
  });

  test('RG-01 who may do it elsewhere hears that there is no such thing, so that they learn nothing of it', () => {
    expect(refusalOf(() => requireThere(lead, toAnswer, ELSEWHERE))).toBe('joining.not_found');
    expect(refusalOf(() => requireThere(lead, toAnswer, undefined))).toBe('joining.not_found');
    const toRead = may('places.read', 'role');
    expect(refusalOf(() => requireThere(lead, toRead, ELSEWHERE))).toBe('roles.not_found');
  });

  test('RG-01 who sees it, or may do it nowhere, is refused', () => {
    const viewer = actor({ grants: [at(HERE, 'viewer'), at(ELSEWHERE, 'lead')] });
    expect(refusalOf(() => requireThere(viewer, toAnswer, HERE))).toBe('accounts.not_allowed');
    expect(refusalOf(() => requireThere(actor(), toAnswer, HERE))).toBe('accounts.not_allowed');
  });

  test('RG-01 a call about nothing in particular asks for the ability anywhere', () => {
    const anywhere = may('people.read', 'anywhere');
    expect(refusalOf(() => requireThere(lead, anywhere, undefined))).toBeUndefined();
    const doorkeeper = actor({ grants: [at(HERE, 'door')] });
    expect(refusalOf(() => requireThere(doorkeeper, anywhere, undefined))).toBe(
      'accounts.not_allowed',
    );
  });

  test('RG-02 a call about a branch looks at the rights of that branch, not at those of an event by that name', () => {
    const toMake = may('events.write', 'branch');
    const karachi = actor({ branches: [atBranch('Karachi', 'organiser')] });
    expect(refusalOf(() => requireThere(karachi, toMake, 'Karachi'))).toBeUndefined();
    expect(refusalOf(() => requireThere(karachi, toMake, 'Lahore'))).toBe('branches.not_found');
    const leader = actor({ grants: [at('Karachi', 'organiser')] });
    expect(refusalOf(() => requireThere(leader, toMake, 'Karachi'))).toBe('branches.not_found');
  });
});
