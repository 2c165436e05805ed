/** What is counted and measured for Prometheus: requests, waiting for the database, and what is read when it asks. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is read anew each time, with the help text and the names of labels; every label has few values. */
const gauges = {
  build_info: ['The version that runs.', 'version'],
  database_up: ['Whether the database answered when these figures were read.'],
  database_connections: ['Connections of this process to the database.', 'state'],
  database_waiting: ['Who waits for a connection of this process now.'],
  streams_open: ['Open screens that hear of changes from this process.'],
  queue_waiting: ['Jobs that wait, counted within the last half minute.', 'queue'],
  queue_oldest_seconds: ['How long the oldest job that is due has waited.', 'queue'],
  queue_failed: ['Jobs that were given up after every try.', 'queue'],
  job_last_success_timestamp_seconds: ['When a job of the clock last ended well.', 'job'],
  mails_waiting: ['Mails that are not sent yet.'],
  mails_failed: ['Mails that were tried and are not sent.'],
  backup_last_timestamp_seconds: ['When the newest backup was made; 0 for never.'],
  disk_free_bytes: ['Free space where the folder is.', 'folder'],
  disk_size_bytes: ['All space where the folder is.', 'folder'],
  join_requests_waiting: ['Requests of volunteers that wait for an answer.'],
  places_free_next_week: ['Free places in published events that begin in the next seven days.'],
  check_ins_today: ['People who checked in since midnight, in the time zone of the organisation.'],
} as const;

type GaugeName = keyof typeof gauges;

/** One figure as it is now; `label` is there exactly when the gauge has one. */
export type Reading = { readonly name: GaugeName; readonly label?: string; readonly value: number };

export type Metrics = {
  /** @param seconds undefined for what stays open on purpose */
  readonly countRequest: (done: {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly seconds: number | undefined;
  }) => void;
  /** Of somebody who has got a connection to the database. */
  readonly countWait: (seconds: number) => void;
  readonly contentType: string;
  /** All figures as text. Whoever asks meanwhile gets the same. */
  readonly expose: () => Promise<string>;
};

/** Of prom-client's own, these are no counters but are called `_total`, which Prometheus's checker refuses. */
const misnamed = [
  'nodejs_active_resources_total',
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
];

const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** @param read what the gauges show; those it leaves out are not shown */
export function openMetrics(read: () => Promise<readonly Reading[]>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  const requests = new Counter({
    name: 'saath_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'saath_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer; open streams are left out.',
    labelNames: ['method', 'route'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const waits = new Histogram({
    name: 'saath_database_wait_seconds',
    help: 'How long a connection to the database was waited for.',
    buckets: [0.001, 0.01, 0.1, 1, 3],
    registers,
  });
  const shown = Object.entries(gauges).map(([name, [help, label]]) => {
    const labelNames = label ? [label] : [];
    return [name, new Gauge({ name: `saath_${name}`, help, labelNames, registers })] as const;
  });

  async function exposeNow(): Promise<string> {
    const readings = await read();
    for (const [name, gauge] of shown) {
      gauge.reset();
      const [, label] = gauges[name as GaugeName];
      // A gauge without labels would show 0 where nothing is known.
      if (!label) gauge.remove();
      for (const reading of readings.filter((each) => each.name === name))
        gauge.set(label ? { [label]: reading.label ?? '' } : {}, reading.value);
    }
    return await registry.metrics();
  }
  let asked: Promise<string> | undefined;

  return {
    countRequest({ method, route, status, seconds }) {
      const labels = { method: known.has(method) ? method : 'other', route };
      requests.inc({ ...labels, status: String(status) });
      if (seconds !== undefined) durations.observe(labels, seconds);
    },
    countWait: (seconds) => waits.observe(seconds),
    contentType: registry.contentType,
    async expose() {
      asked ??= exposeNow().finally(() => {
        asked = undefined;
      });
      return await asked;
    },
  };
}
