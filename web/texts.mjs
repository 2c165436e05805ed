/** Compiles messages/*.json for the type check and the checks of imports; vite and vitest do it by themselves. */
import { compileTexts } from './compile-texts.ts';

await compileTexts();
