/** The negative control: a process that keeps something of every request, as a cache without a bound does. */
import { subscribe } from 'node:diagnostics_channel';

/** Bytes. */
const KEPT = 200_000;
const kept = [];
subscribe('http.server.request.start', () => kept.push(Buffer.alloc(KEPT, 1)));
