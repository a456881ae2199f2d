import { type CampaignOptions, type Figure, none } from '../campaign.ts';
import { type Host, residentMB } from '../host.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

export interface FloodContext extends CampaignOptions {
  host: Host;
  data: string;
  /** A visitor of another address than any flood's. */
  other: Visitor;
}

/** One kind of flood. `size` is that of the campaign: 1 is the whole flood. */
export interface Flood {
  name: string;
  /** Waits most of the time: in the short form the others go on beside it. */
  isPatient?: true;
  run(context: FloodContext): Promise<Figure[]>;
}

/** ms until a page of somebody else is given up. */
const PATIENCE = 60_000;

/** Runs one flood. Where it cannot go on, that is one of its figures. */
export async function runFlood(flood: Flood, options: CampaignOptions): Promise<Figure[]> {
  await using opened = await options.open();
  const { host, data } = opened;
  const other = createVisitor(host.origin, { from: '127.0.0.77', patience: PATIENCE });
  try {
    // The pages of the start are rendered before anything is measured.
    await other.get('/');
    await other.get('/collections/all');
    options.progress(flood.name);
    const figures = await flood
      .run({ ...options, host, data, other })
      .catch((error: unknown): Figure[] => [none('could not go on', [String(error)])]);
    const health = await other.get('/_host/health');
    figures.push({ what: 'the host is well afterwards', value: health?.status === 200 ? 1 : 0, least: 1 });
    return figures.map((figure) => ({ ...figure, what: `${flood.name}: ${figure.what}` }));
  } finally {
    other.close();
  }
}

/** The most memory a process has held beyond what it holds now, in MB. */
export function watchMemory(pid: number): { most(): number; stop(): void } {
  const before = residentMB(pid);
  let peak = before;
  const look = () => {
    peak = Math.max(peak, residentMB(pid));
  };
  const timer = setInterval(look, 20);
  return {
    most() {
      look();
      return peak - before;
    },
    stop: () => clearInterval(timer),
  };
}
