import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures of one subject. A key is a name, followed by a dot and a label where there are several: `waiting`, `drops.changed`. */
export type Figures = () => Readonly<Record<string, number>> | Promise<Readonly<Record<string, number>>>;

export interface Metrics {
  /** Counts an answer. `route` is a pattern, never an address; `ms` is how long it took. */
  request(method: string, route: string, status: number, ms: number): void;
  /** Counts a request whose client disconnected before the whole answer was sent. */
  aborted(route: string): void;
  /**
   * Registers figures as `vitrine_{subject}_{name}`, read at each scrape; where the names contain their subject, it is empty. Names in
   * `growing` never fall during the process: they are counters, and end in `_total`.
   */
  watch(subject: string, figures: Figures, growing?: readonly string[]): void;
  /** All of it in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Other methods are counted together, so that no client can make up names. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** s */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Memory, event loop and start time of the process: shared by its shops, and not collected until requested. */
let ofProcess: Registry | undefined;

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'vitrine_requests_total',
    help: 'Answers by route, method and class of status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'vitrine_request_duration_seconds',
    help: 'Time from a request to the last byte of its answer, by route.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const aborts = new Counter({
    name: 'vitrine_requests_aborted_total',
    help: 'Requests whose client left before the answer was whole.',
    labelNames: ['route'],
    registers,
  });
  const sources: { subject: string; figures: Figures; growing: readonly string[] }[] = [];
  const gauges = new Map<string, Gauge | Counter>();

  function gaugeOf(subject: string, key: string, isGrowing: boolean): Gauge | Counter {
    const name = ['vitrine', subject, key, isGrowing ? 'total' : ''].filter(Boolean).map(snakeCase).join('_');
    const known = gauges.get(name);
    if (known) return known;
    const options = { name, help: `${subject} ${key}`.trim(), labelNames: ['kind'], registers };
    const metric = isGrowing ? new Counter(options) : new Gauge(options);
    gauges.set(name, metric);
    return metric;
  }

  async function read(): Promise<void> {
    for (const gauge of gauges.values()) gauge.reset();
    for (const { subject, figures, growing } of sources) {
      for (const [key, value] of Object.entries(await figures())) {
        const [name = '', kind] = key.split('.');
        gaugeOf(subject, name, growing.includes(name)).inc(kind === undefined ? {} : { kind }, value);
      }
    }
  }

  return {
    contentType: registry.contentType,
    request(method, route, status, ms) {
      const name = METHODS.has(method) ? method : 'other';
      requests.inc({ route, method: name, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ route }, ms / 1000);
    },
    aborted: (route) => aborts.inc({ route }),
    watch: (subject, figures, growing = []) => sources.push({ subject, figures, growing }),
    async text() {
      await read();
      if (ofProcess === undefined) {
        ofProcess = new Registry();
        collectDefaultMetrics({ register: ofProcess, eventLoopMonitoringPrecision: 20 });
      }
      return (await registry.metrics()) + (await ofProcess.metrics());
    },
  };
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
