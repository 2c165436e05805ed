/** ASVS 16.2.5: what a line of the log tells of an error. */
import { expect, test } from 'vitest';
import { errorFields } from './log.ts';

test('ASVS 16.2.5 of a database error its code and rule, never its words, which may quote a row', () => {
  const error = Object.assign(new Error('Key (email)=(aisha@example.org) already exists.'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'app_user_email_key',
  });
  const fields = errorFields(error);
  expect(fields).toMatchObject({ error: 'Error', code: '23505', constraint: 'app_user_email_key' });
  expect(JSON.stringify(fields)).not.toContain('aisha');
});

test('ASVS 16.2.5 of another error its words, and where it came from in a few lines', () => {
  const fields = errorFields(new TypeError('The folder is gone.'));
  expect(fields).toMatchObject({ error: 'TypeError', message: 'The folder is gone.' });
  expect(fields).not.toHaveProperty('code');
  const stack = fields.stack as string[];
  expect(stack.length).toBeGreaterThan(0);
  expect(stack.length).toBeLessThan(8);
  for (const line of stack) expect(line).toMatch(/^at /);
});

test('ASVS 16.2.5 of what is no error nothing but its kind', () => {
  expect(errorFields('token abc')).toEqual({ error: 'string' });
  expect(errorFields({ password: 'x' })).toEqual({ error: 'object' });
});
