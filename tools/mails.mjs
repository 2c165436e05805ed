/**
 * Writes every mail as HTML and as text into a folder, in both languages, with an index to look at them: `npm run mails`,
 * or `npm run mails -- FOLDER`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { renderMail } from '../server/src/platform/mail/render.ts';
import { givenLetterhead } from '../server/src/testing/given-mail.ts';
import { mailSamples } from '../server/src/testing/mail-samples.ts';

const folder = resolve(process.argv[2] ?? 'mails');
await mkdir(folder, { recursive: true });
const lines = [];
for (const [name, mail] of mailSamples) {
  const { subject, text, html } = renderMail(mail, givenLetterhead());
  await writeFile(join(folder, `${name}.html`), html);
  await writeFile(join(folder, `${name}.txt`), `${subject}\n\n${text}\n`);
  lines.push(`<li><a href="${name}.html">${name}</a> (<a href="${name}.txt">text</a>)</li>`);
}
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><ul>${lines.join('')}</ul>`,
);
console.log(`${mailSamples.size} mails are in ${folder}`);
