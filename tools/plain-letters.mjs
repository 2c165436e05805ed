/**
 * For what Node runs: a text with one letter beyond Latin takes two bytes for each, and Node keeps the text of modules for as
 * long as it runs.
 * @param {string} [environment] the one whose files are written so; all without it
 * @returns {import('vite').Plugin}
 */
export function plainLetters(environment) {
  /** @param {string} letter */
  const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'plain-letters',
    applyToEnvironment: ({ name }) => environment === undefined || name === environment,
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escaped);
    },
  };
}
