import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresServer } from '../../scripts/postgres/start-postgres.ts';
import type { Campaign, CampaignOptions, Figure } from '../campaign.ts';
import type { HostNeeds } from '../open-host.ts';
import { prepareShop } from '../prepare.ts';
import { startDurableServer } from './durable-server.ts';
import { importInto, type Nodes, openNodes } from './open-nodes.ts';

/** What a campaign on several nodes has. */
export interface NodesRun extends Pick<CampaignOptions, 'size' | 'seed' | 'progress' | 'signal'> {
  shop: Nodes;
  /** The server, where it is this campaign's alone. */
  server?: PostgresServer;
}

/** A campaign whose nodes may be opened elsewhere: all short forms share theirs. */
export interface NodesCampaign extends Omit<Campaign, 'run' | 'needs'> {
  needs?: HostNeeds;
  run(run: NodesRun): Promise<Figure[]>;
}

/** Products of one piece, in the full form. */
const SINGLES = 400;

/** In the full form: a server that loses nothing, the demo shop, and so many nodes of its own. */
export function onOwnNodes(count: number, { needs, run, ...campaign }: NodesCampaign): Campaign {
  return {
    ...campaign,
    async run(options) {
      const server = await startDurableServer();
      const dir = await mkdtemp(path.join(options.prepared, 'nodes-'));
      const shop = await prepareShop(dir, { singles: SINGLES });
      const data = path.join(dir, 'import');
      try {
        const database = await importInto(server.url, 'shop', shop, data);
        const own = { count, shop, dir, database, ...(needs && { needs }) };
        await using nodes = await openNodes(own);
        return await run({ ...options, shop: nodes, server });
      } finally {
        await server.stop();
        await rm(dir, { recursive: true, force: true });
      }
    },
  };
}
