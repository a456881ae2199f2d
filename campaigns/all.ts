import { buyers } from './buyers.ts';
import type { Campaign } from './campaign.ts';
import { clock } from './clock/clock.ts';
import { disk } from './disk/disk.ts';
import { floods, singleFloods } from './floods/floods.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { kill } from './kill.ts';
import { nodesParts } from './nodes/nodes.ts';
import { soak } from './soak.ts';
import { stop } from './stop.ts';

/** All campaigns by name. */
export const CAMPAIGNS: Readonly<Record<string, Campaign>> = { kill, buyers, fuzz, floods, disk, stop, soak, clock };

/** Parts of campaigns that can be run alone, and those that need PostgreSQL. */
export const PARTS: Readonly<Record<string, Campaign>> = { ...singleFloods, ...nodesParts };
