/**
 * A million volunteers with ten places each against a tenth of them: paged lists take no longer than 1.2 times, and the
 * index of candidates stays within its bars. `npm run proof -- size`; it takes three quarters of an hour, 25 GB of disk and an idle machine.
 */
import process from 'node:process';

process.argv.push('million');
await import('../bench/admin/run.ts');
