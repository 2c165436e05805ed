import { createEvent } from '@saath/contract/events/events/endpoints';
import { describe, expect, it } from 'vitest';
import { emptyBuiltRole } from '../roles/role-values.ts';
import { refusalProblems, stepProblem, timeProblem, type WizardValues } from './checks.ts';

const clock = { timeZone: 'Asia/Karachi', now: new Date('2026-12-01T04:00:00Z') };

const values: WizardValues = {
  branchId: '',
  title: 'Beach clean-up',
  type: 'environment',
  startTime: '2026-12-05T09:00',
  endTime: '2026-12-05T12:00',
  location: 'Clifton',
  mapPoint: '',
  description: 'We clean the beach.',
  mode: 'approve',
  travelMinutes: '0',
  roles: [
    {
      role_name: 'Picker',
      description: 'Picks',
      maxVolunteers: '5',
      minVolunteers: '',
      skills: [],
      shifts: [],
    },
  ],
  questions: [],
  timeLimits: null,
  builder: emptyBuiltRole,
  editing: null,
};

describe('EV-04 the steps of the wizard', () => {
  it('EV-04 complete steps may go on', () => {
    expect(([0, 1, 2] as const).map((step) => stepProblem(step, values, clock))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('EV-04 step 1 names each field that is missing and toasts one text', () => {
    expect(stepProblem(0, { ...values, title: '  ', startTime: '', endTime: '' }, clock)).toEqual({
      message: 'Please fill all required fields',
      problems: {
        title: 'Event title is required',
        startTime: 'Start time is required',
        endTime: 'End time is required',
      },
    });
  });

  it('EV-04 step 2 needs location and description', () => {
    expect(stepProblem(1, { ...values, location: '', description: ' ' }, clock)?.problems).toEqual({
      location: 'Location is required',
      description: 'Description is required',
    });
  });

  it('EV-04 step 3 needs at least one role', () => {
    expect(stepProblem(2, { ...values, roles: [] }, clock)?.message).toBe(
      'Please fill all required fields',
    );
  });

  it('EV-04 a text that is too long is told on its own step', () => {
    const long = { ...values, title: 'x'.repeat(121) };
    expect(stepProblem(0, long, clock)?.problems.title).toBe('Please use at most 120 characters.');
    expect(stepProblem(1, long, clock)).toBeUndefined();
  });
});

describe('EV-05 the times', () => {
  it.each([
    ['2026-12-01T09:00', '2026-12-05T12:00', 'Start time must be greater than the current time.'],
    ['2026-12-05T09:00', '2026-12-01T08:59', 'End time must be greater than the current time.'],
    ['2026-12-05T09:00', '2026-12-05T09:00', 'End time must be after start time.'],
    ['2026-12-05T09:00', '2026-12-05T09:59', 'End time must be at least 1 hour after start time.'],
  ])('EV-05 %s to %s: %s', (startTime, endTime, message) => {
    expect(stepProblem(0, { ...values, startTime, endTime }, clock)?.message).toBe(message);
  });

  it('EV-05 reads the times in the zone of the event, not of the browser', () => {
    // 09:01 in Karachi is one minute after now; in Kathmandu, where the tests run, it has passed.
    const times = { startTime: '2026-12-01T09:01', endTime: '2026-12-01T10:01' };
    expect(timeProblem(times, clock)).toBeUndefined();
  });

  it('EV-05 checks one time before the other is there', () => {
    expect(timeProblem({ startTime: '2026-11-01T09:00', endTime: '' }, clock)?.field).toBe(
      'startTime',
    );
    expect(timeProblem({ startTime: '', endTime: '2026-11-01T09:00' }, clock)?.field).toBe(
      'endTime',
    );
  });
});

describe('EV-04 a refusal of the server', () => {
  const refusal = { code: 'request.invalid', message: 'Please check what you entered.' };

  it('EV-04 leads to the first step with a wrong field', () => {
    const fields = { 'role.0.skills': 'Skill name too long', location: 'Location is required' };
    expect(refusalProblems({ ...refusal, fields })).toEqual({
      step: 1,
      problems: { roles: 'Skill name too long', location: 'Location is required' },
    });
  });

  it('EV-05 a start that has passed meanwhile belongs to its field', () => {
    const fields = { startTime: 'Start time …' };
    expect(refusalProblems({ ...refusal, fields })).toEqual({
      step: 0,
      problems: { startTime: 'Start time …' },
    });
  });

  it('EV-04 a refusal that names no field leads to the step with the roles when it is about them', () => {
    for (const code of createEvent.errors.filter((each) => /^(roles|shifts)\./.test(each))) {
      const { step, problems } = refusalProblems({ code, message: 'No.', fields: {} });
      expect([code, step, problems]).toEqual([code, 2, { roles: 'No.' }]);
    }
  });

  it('EV-04 a failure without fields leaves the step alone', () => {
    expect(refusalProblems({ ...refusal, fields: {} }).step).toBeUndefined();
  });
});
