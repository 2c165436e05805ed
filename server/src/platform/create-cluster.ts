/** Run as its own short process: what it needs to create a database (200 MB) is gone when it ends. */
import { PGlite } from '@electric-sql/pglite';

const engine = await PGlite.create(process.argv[2] ?? '');
await engine.close();
