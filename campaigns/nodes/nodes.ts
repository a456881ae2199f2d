import type { Campaign } from '../campaign.ts';
import { buyersAtNodes } from './buyers.ts';
import { clocks } from './clocks.ts';
import { databaseFaults } from './database-faults.ts';
import { filesAway } from './files.ts';
import { databaseDisk } from './full-disk.ts';
import { killNodes } from './kill.ts';
import { type NodesCampaign, onOwnNodes } from './nodes-campaign.ts';
import { notifications } from './notify.ts';

/** Nodes of the full form. */
const COUNT = 3;

/** Attacks on a shop of several nodes. */
export const NODES_CAMPAIGNS: Readonly<Record<string, NodesCampaign>> = {
  kill: killNodes,
  buyers: buyersAtNodes,
  database: databaseFaults,
  notify: notifications,
  clocks,
};

/** As parts: `nodes:kill`. */
export const nodesParts: Readonly<Record<string, Campaign>> = {
  ...Object.fromEntries(
    Object.entries(NODES_CAMPAIGNS).map(([name, campaign]) => [`nodes:${name}`, onOwnNodes(COUNT, campaign)]),
  ),
  'nodes:files': filesAway,
  'nodes:disk': databaseDisk,
};
