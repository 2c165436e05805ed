/** One frame for every mail: a greeting, paragraphs, at most one button, the way to answer. */

export type MailText = { readonly subject: string; readonly text: string; readonly html: string };

type Letter = {
  readonly subject: string;
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly href: string };
  /** Why the person gets this mail. */
  readonly footer: string;
};

/** The same letter as plain text and as HTML; everything in it is escaped. */
export function composeMail({ subject, name, paragraphs, button, footer }: Letter): MailText {
  const greeting = `Assalam o alaikum ${name},`;
  const text = [
    greeting,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    `Saath · Good work needs good company.\n${footer}`,
  ].join('\n\n');
  const html = page([
    `<p style="margin:0 0 16px">${escapeHtml(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    ...(button
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(button.href)}" style="background:#0E5A47;color:#ffffff;padding:12px 20px;border-radius:10px;text-decoration:none;display:inline-block">${escapeHtml(button.label)}</a></p>`,
        ]
      : []),
    `<p style="margin:24px 0 0;color:#5b665f;font-size:14px">Saath · Good work needs good company.<br>${escapeHtml(footer)}</p>`,
  ]);
  return { subject: subject.replace(/[\r\n]+/g, ' '), text, html };
}

function page(parts: readonly string[]): string {
  return `<!doctype html><html lang="en"><body style="margin:0;background:#FBF7F0;color:#1B2420;font:16px/1.55 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px"><div style="background:#ffffff;border:1px solid #e6dfd2;border-radius:14px;padding:24px">${parts.join('')}</div></div></body></html>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
