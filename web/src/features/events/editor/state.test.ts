import type { Event } from '@saath/contract/events/events/schema';
import { describe, expect, it } from 'vitest';
import { differencesOf } from './merge.ts';
import {
  type Editing,
  followEvent,
  keepEditing,
  loadTheirs,
  meetConflict,
  startEditing,
  versionsOf,
} from './state.ts';
import { type EditorValues, editorProblem, updateOf, valuesOf } from './values.ts';

const usher = {
  id: '0191d000-0000-7000-8000-0000000000a1',
  role_name: 'Usher',
  description: 'Shows the way',
  maxVolunteers: 3,
  minVolunteers: null,
  shifts: [],
  filled: 1,
  skills: ['Calm'],
  volunteers: [],
  event_id: '0191d000-0000-7000-8000-000000000001',
};
const event: Event = {
  id: usher.event_id,
  title: 'Beach clean-up',
  description: 'We clean the beach.',
  location: 'Clifton',
  point: null,
  type: 'environment',
  startTime: '2026-12-05T04:00:30.000Z',
  endTime: '2026-12-05T07:00:00.000Z',
  timeZone: 'Asia/Karachi',
  mode: 'approve',
  travelMinutes: 0,
  status: 'UPCOMING',
  images: [],
  role: [usher],
  volunteers: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const later = '2026-11-02T00:00:00.000Z';

function typed(editing: Editing, change: Partial<EditorValues>): Editing {
  return { ...editing, mine: { ...editing.mine, ...change } };
}

describe('EV-10 a save', () => {
  it('EV-10 sends an untouched time as it came, to the second', () => {
    const body = updateOf({ ...valuesOf(event), title: 'Beach day' }, event);
    expect(body).toMatchObject({
      title: 'Beach day',
      startTime: event.startTime,
      endTime: event.endTime,
      updatedAt: event.updatedAt,
      role: [{ id: usher.id, maxVolunteers: 3 }],
    });
  });

  it("EV-10 sends a changed time as the instant it is in the event's zone", () => {
    const values = { ...valuesOf(event), endTime: '2026-12-05T13:30' };
    expect(updateOf(values, event).endTime).toBe('2026-12-05T08:30:00.000Z');
  });
});

describe('EV-10 the checks before a save', () => {
  const values = valuesOf(event);
  const [role] = values.roles;
  if (!role) throw new Error('the event has a role');

  it.each<[Partial<EditorValues>, string]>([
    [{ location: ' ' }, 'Please fill in all required fields'],
    [{ startTime: '2026-02-31T10:00' }, 'Please enter valid start and end dates'],
    [{ endTime: '2026-12-05T08:59' }, 'End time must be after start time'],
    [{ roles: [{ ...role, role_name: '' }] }, 'Please enter a valid role name.'],
    [
      { roles: [role, { ...role, id: 'other', role_name: 'USHER' }] },
      'Role name "USHER" already exists.',
    ],
    [{ roles: [{ ...role, description: '' }] }, 'Please enter a description for role "Usher".'],
    [
      { roles: [{ ...role, maxVolunteers: '0' }] },
      'Please enter a valid number of volunteers for "Usher".',
    ],
    [{ roles: [{ ...role, skills: [] }] }, 'Please add at least one skill for role "Usher".'],
  ])('EV-10 %j is refused', (change, message) => {
    expect(editorProblem({ ...values, ...change }, event)?.message).toBe(message);
  });
});

describe('EV-10 two organisers at once', () => {
  const theirs: Event = {
    ...event,
    title: 'Beach clean-up 2026',
    location: 'Sea View',
    updatedAt: later,
  };

  it('EV-10 shows their value beside the own one, field by field', () => {
    const editing = typed(startEditing(event), { title: 'Beach day', description: 'New words' });
    expect(differencesOf(versionsOf(editing, theirs))).toEqual([
      {
        key: 'title',
        label: 'Title',
        mine: 'Beach day',
        theirs: 'Beach clean-up 2026',
        keeps: 'mine',
      },
      { key: 'location', label: 'Location', mine: 'Clifton', theirs: 'Sea View', keeps: 'theirs' },
      {
        key: 'description',
        label: 'Description',
        mine: 'New words',
        theirs: 'We clean the beach.',
        keeps: 'mine',
      },
    ]);
  });

  it('EV-10 keep editing loses neither what was typed nor what they changed elsewhere', () => {
    const editing = meetConflict(typed(startEditing(event), { title: 'Beach day' }), theirs);
    const kept = keepEditing(editing);
    expect(kept.theirs).toBeUndefined();
    expect(kept.base.updatedAt).toBe(later);
    expect(kept.mine).toMatchObject({ title: 'Beach day', location: 'Sea View' });
  });

  it('EV-10 loading their version gives the own changes up', () => {
    const editing = meetConflict(typed(startEditing(event), { title: 'Beach day' }), theirs);
    expect(loadTheirs(editing)).toEqual(startEditing(theirs));
  });

  it('EV-10 roles: a changed field is merged, a deleted and an added role are told', () => {
    const added = { ...usher, id: 'added', role_name: 'Guide' };
    const editing = startEditing(event);
    const renamed = editing.mine.roles.map((role) => ({ ...role, role_name: 'Host' }));
    const changed: Event = {
      ...event,
      updatedAt: later,
      role: [{ ...usher, maxVolunteers: 9 }, added],
    };
    const merged = keepEditing(meetConflict(typed(editing, { roles: renamed }), changed));
    expect(merged.mine.roles.map((role) => [role.role_name, role.maxVolunteers])).toEqual([
      ['Host', '9'],
      ['Guide', '3'],
    ]);
    const gone = differencesOf(versionsOf(editing, { ...event, role: [added] }));
    expect(gone.map(({ mine, theirs: other }) => [mine, other])).toEqual([
      ['3 places: Shows the way', 'Deleted'],
      ['Not there', '3 places: Shows the way'],
    ]);
  });

  it('EV-10 a role that was just added here is followed without a question', () => {
    const fresh = { ...event, updatedAt: later, role: [usher, { ...usher, id: 'added' }] };
    const followed = followEvent(typed(startEditing(event), { title: 'Beach day' }), fresh);
    expect(followed.base.updatedAt).toBe(later);
    expect(followed.mine.title).toBe('Beach day');
    expect(followed.mine.roles).toHaveLength(2);
  });

  it('EV-10 a field that somebody changed is never followed silently', () => {
    const editing = typed(startEditing(event), { description: 'New words' });
    expect(followEvent(editing, theirs)).toBe(editing);
  });

  it('EV-10 a deleted role that was being edited here is a conflict, too', () => {
    const editing = startEditing(event);
    const renamed = editing.mine.roles.map((role) => ({ ...role, role_name: 'Host' }));
    const fresh = { ...event, updatedAt: later, role: [] };
    const changed = typed(editing, { roles: renamed });
    expect(followEvent(changed, fresh)).toBe(changed);
    expect(followEvent(editing, fresh).mine.roles).toEqual([]);
  });
});
