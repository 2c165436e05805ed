/** Who may import whom. Fails too when it read fewer modules than there are files: then it proves nothing. */
import { globSync } from 'node:fs';
import { cruise, format } from 'dependency-cruiser';
import rules from '../.dependency-cruiser.mjs';

const folders = ['contract/src', 'matching/src', 'server/src', 'web/src'];
const { forbidden, options } = rules;
const { output } = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden } });
const report = await format(output, { outputType: 'err' });
console.log(report.output);

const read = new Set(output.modules.map((module) => module.source));
const files = globSync('{contract,matching,server,web}/src/**/*.{ts,tsx}');
const missed = files.filter((file) => !read.has(file));
if (missed.length > 0) console.error(`Not read: ${missed.join(', ')}`);
process.exitCode = output.summary.error > 0 || missed.length > 0 ? 1 : 0;
