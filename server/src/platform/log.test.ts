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

test('ASVS 16.2.5 of a database error not a line of its words, however many they are', () => {
  const error = Object.assign(new Error('invalid input: "Aisha Khan\naisha@example.org"'), {
    severity: 'ERROR',
    code: '22P02',
  });
  expect(JSON.stringify(errorFields(error))).not.toMatch(/aisha/i);
});

test('ASVS 16.2.5 OP-04 of an error whose fields were copied, as the job queue does, as much as of the error', () => {
  const away = Object.assign(new TypeError('no answer'), { code: 'ETIMEDOUT' });
  const { message, stack } = away;
  const copy = { ...away, message, stack, queue: 'match-log', worker: '7' };
  expect(errorFields(copy)).toEqual({ ...errorFields(away), error: 'Error' });

  const refused = Object.assign(new Error('(email)=(aisha@example.org)'), { severity: 'ERROR' });
  const fields = errorFields({ ...refused, message: refused.message, stack: refused.stack });
  expect(JSON.stringify(fields)).not.toContain('aisha');
});

test('ASVS 16.2.5 of what is no error nothing but its kind', () => {
  expect(errorFields('token abc')).toEqual({ error: 'string' });
  expect(errorFields({ password: 'x' })).toEqual({ error: 'object' });
});
