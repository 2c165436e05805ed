import { expect, test } from 'vitest';
import { participationStates } from '../../places/joining/rules.ts';
import { actionsIn, auditActions, auditGroups, auditKinds } from './rules.ts';

test('OR-05 every action stands in one group, so that narrowing the log down loses none', () => {
  const grouped = auditGroups.flatMap(actionsIn);
  expect(grouped.toSorted()).toEqual([...auditActions].toSorted());
  expect(actionsIn('events')).toContain('role.added');
  expect(actionsIn('people')).toContain('person.removed');
  expect(actionsIn('lists')).toContain('people.exported');
});

test('OR-05 the steps of places are a group of their own, one kind for each state', () => {
  expect(actionsIn('participations')).toEqual([]);
  const steps = auditKinds.filter((kind) => kind.startsWith('participation.'));
  expect(steps).toEqual(participationStates.map((state) => `participation.${state}`));
  expect(auditKinds).toHaveLength(auditActions.length + participationStates.length);
  expect(new Set(auditKinds).size).toBe(auditKinds.length);
});
