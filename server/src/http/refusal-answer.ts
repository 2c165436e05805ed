/** A refusal as it goes out: JSON for whoever calls, a small page for whoever came with a browser. */
import type { Language } from '@saath/contract/language';
import { fill } from '@saath/contract/language-in-use';
import { inUrdu } from '@saath/contract/urdu';
import type { DomainError } from '../platform/domain-error.ts';

export type RefusalAnswer = { readonly type: string; readonly body: string };

type Caller = {
  /** As it stood in the request; empty when it could not be read. */
  readonly path: string;
  readonly accept: string | undefined;
  readonly language: Language;
};

const OF_API = /^\/(api|shop)(\/|\?|$)/;

/** Under /api always JSON; elsewhere a page when the client names pages among what it takes. */
export function refusalAnswer(error: DomainError, caller: Caller): RefusalAnswer {
  const wantsPage = !OF_API.test(caller.path) && (caller.accept ?? '').includes('text/html');
  if (wantsPage) return { type: 'text/html; charset=utf-8', body: page(error, caller.language) };
  const { code, message, wording, fields, problems } = error;
  const isExact = wording.code !== code;
  const body = {
    ...{ success: false, code, message, error: message },
    ...(isExact ? { wording } : {}),
    ...(fields ? { fields, problems } : {}),
  };
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}

function page({ status, message, wording }: DomainError, language: Language): string {
  const text =
    (language === 'ur' ? inUrdu(wording.code, wording.values, fill) : undefined) ?? message;
  const direction = language === 'ur' ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${asText(text)} (${status})</title>
</head>
<body>
<h1>${asText(text)}</h1>
<p><a href="/">${language === 'ur' ? 'پہلا صفحہ' : 'Go to the first page'}</a></p>
</body>
</html>`;
}

const asText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
