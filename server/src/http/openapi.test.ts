import { issueCertificate } from '@saath/contract/afterwards/certificates/endpoints';
import { sendContact } from '@saath/contract/messages/contact/endpoints';
import { expect, test } from 'vitest';
import { requireListed } from '../testing/wordings.ts';
import { openApiDocument } from './openapi.ts';

type Documented = { responses: Record<string, { content: { 'application/json': unknown } }> };

const refusal = (code: string) => ({
  body: { success: false, code },
  wording: undefined,
  problems: undefined,
});

test('AU-08 the API description lists the refusals of a call by their status', () => {
  const { paths } = openApiDocument([issueCertificate, sendContact]) as {
    paths: Record<string, Record<string, Documented>>;
  };
  const codesOf = (path: string, status: number) =>
    JSON.stringify(paths[path]?.post?.responses[status]?.content['application/json']);
  expect(codesOf('/api/certificate', 409)).toContain(
    '"enum":["certificates.no_hours","certificates.too_many"]',
  );
  expect(codesOf('/api/certificate', 401)).toContain('"enum":["accounts.sign_in_needed"]');
  expect(codesOf('/api/contact', 409)).toContain('"enum":["contact.nobody"]');
  expect(codesOf('/api/contact', 401)).toBeUndefined();
});

test('AU-08 a refusal that the call does not list fails the test of the server', () => {
  expect(() => requireListed(refusal('hours.not_over'), issueCertificate)).toThrow(
    "does not list 'hours.not_over'",
  );
  for (const code of ['certificates.no_hours', 'accounts.not_allowed', 'request.invalid'])
    expect(() => requireListed(refusal(code), issueCertificate)).not.toThrow();
  expect(() => requireListed(refusal('accounts.not_allowed'), sendContact)).toThrow();
});
