import type { CampaignOptions, Figure } from '../campaign.ts';
import { type Host, residentMB, startHost } from '../host.ts';
import { ownFolders } from '../prepare.ts';
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
  run(context: FloodContext): Promise<Figure[]>;
}

/** Runs floods one after the other against one host with new data. */
export async function runFloods(floods: readonly Flood[], options: CampaignOptions): Promise<Figure[]> {
  const folders = await ownFolders(options.prepared, 'flood');
  const host = await startHost(folders);
  const other = createVisitor(host.origin, { from: '127.0.0.77' });
  const figures: Figure[] = [];
  try {
    // The pages of the start are rendered before anything is measured.
    await other.get('/');
    await other.get('/collections/all');
    for (const flood of floods) {
      if (options.signal.aborted) break;
      options.progress(flood.name);
      const measured = await flood.run({ ...options, host, data: folders.data, other });
      const health = await other.get('/_host/health');
      figures.push(...measured.map((figure) => ({ ...figure, what: `${flood.name}: ${figure.what}` })), {
        what: `${flood.name}: the host is well afterwards`,
        value: health?.status === 200 ? 1 : 0,
        least: 1,
      });
    }
    return figures;
  } finally {
    other.close();
    await host.kill('SIGTERM');
    await folders.remove();
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
