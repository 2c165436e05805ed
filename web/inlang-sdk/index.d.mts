/** What is read from project.inlang/settings.json. */
type Settings = { readonly baseLocale: string; readonly locales: readonly string[] };

/** A message, with what it says in each language. */
type Bundle = { readonly id: string; readonly messages: readonly object[] };

/** What Paraglide's compiler is given. */
export type InlangProject = {
  readonly settings: { readonly get: () => Promise<Settings> };
  readonly db: readonly Bundle[];
};
