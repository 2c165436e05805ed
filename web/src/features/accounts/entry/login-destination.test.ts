import { expect, it } from 'vitest';
import { loginDestination } from './login-destination.ts';

it('AU-06 without a page to go back to everybody comes to their dashboard', () => {
  expect(loginDestination('Admin', null)).toBe('/admin/dashboard');
  expect(loginDestination('Volunteer', null)).toBe('/volunteer/dashboard');
  expect(loginDestination('Volunteer', 'https://evil.example/')).toBe('/volunteer/dashboard');
  expect(loginDestination('Volunteer', '/..//evil.example')).toBe('/volunteer/dashboard');
});

it('AU-06 the page somebody came for comes first, unless it is for the other role', () => {
  expect(loginDestination('Volunteer', '/event/7')).toBe('/event/7');
  expect(loginDestination('Admin', '/admin/event/7/edit')).toBe('/admin/event/7/edit');
  expect(loginDestination('Volunteer', '/admin/event/7')).toBe('/volunteer/dashboard');
  expect(loginDestination('Volunteer', '/admin?tab=1')).toBe('/volunteer/dashboard');
  expect(loginDestination('Admin', '/volunteer')).toBe('/admin/dashboard');
  expect(loginDestination('Volunteer', '/administration')).toBe('/administration');
});
