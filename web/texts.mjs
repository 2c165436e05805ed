/** Compiles messages/*.json for the type check and the checks of imports; vite and vitest do it by themselves. */
import { compile } from '@inlang/paraglide-js';
import { paraglide } from './paraglide.config.ts';

await compile(paraglide);
