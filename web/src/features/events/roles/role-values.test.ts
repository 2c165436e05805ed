import { describe, expect, it } from 'vitest';
import { checkAddedRole, checkBuiltRole, emptyRole, type RoleValues } from './role-values.ts';

const usher: RoleValues = {
  role_name: 'Usher',
  description: 'Shows people their seats.',
  maxVolunteers: '3',
  minVolunteers: '',
  skills: ['Communication'],
};

describe('EV-07 the role builder of the wizard', () => {
  it('EV-07 asks for every required field', () => {
    const required = 'Please fill all required fields to add role';
    expect(checkBuiltRole(emptyRole, []).problem).toEqual({
      field: 'role_name',
      message: required,
    });
    expect(checkBuiltRole({ ...usher, description: '  ' }, []).problem?.field).toBe('description');
    for (const maxVolunteers of ['', '0', '-1', '1.5', 'two'])
      expect(checkBuiltRole({ ...usher, maxVolunteers }, []).problem).toEqual({
        field: 'maxVolunteers',
        message: required,
      });
  });

  it('EV-07 refuses a name that another role has, whatever its case', () => {
    expect(checkBuiltRole({ ...usher, role_name: ' uSHER ' }, [usher]).problem?.message).toBe(
      'Role already exists!',
    );
  });

  it('EV-07 takes a role without skills', () => {
    expect(checkBuiltRole({ ...usher, skills: [] }, []).role).toEqual({
      ...usher,
      maxVolunteers: 3,
      minVolunteers: null,
      skills: [],
    });
  });
});

describe('EV-10 a role that is added in the editor', () => {
  it.each([
    [{ role_name: ' ' }, 'Please enter a valid role name.'],
    [{ role_name: 'GUIDE', description: '' }, 'Role name already exists.'],
    [{ description: '' }, 'Please enter a description.'],
    [{ maxVolunteers: '0' }, 'Please enter a valid number of volunteers.'],
    [{ skills: [' '] }, 'Please add at least one skill.'],
  ])('EV-10 %j gives "%s"', (change, message) => {
    const others = [{ role_name: 'Guide' }];
    expect(checkAddedRole({ ...usher, ...change }, others).problem?.message).toBe(message);
  });

  it('EV-10 gives the role with its number', () => {
    expect(checkAddedRole(usher, []).role?.maxVolunteers).toBe(3);
  });
});
