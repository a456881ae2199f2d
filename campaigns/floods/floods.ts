import type { Campaign, Figure } from '../campaign.ts';
import { cartsFlood } from './carts.ts';
import { type Flood, runFlood } from './flood.ts';
import { hostsFlood } from './hosts.ts';
import { logInsFlood } from './log-ins.ts';
import { mailsFlood } from './mails.ts';
import { picturesFlood } from './pictures.ts';
import { slowReadersFlood } from './slow-readers.ts';
import { slowWritersFlood } from './slow-writers.ts';
import { timingFlood } from './timing.ts';

const FLOODS: readonly Flood[] = [
  picturesFlood,
  cartsFlood,
  hostsFlood,
  slowReadersFlood,
  slowWritersFlood,
  logInsFlood,
  mailsFlood,
  timingFlood,
];

const campaignOf = (title: string, floods: readonly Flood[]): Campaign => ({
  title,
  unit: '× the whole',
  full: 1,
  short: 0.01,
  minutes: 60,
  async run(options) {
    const isBeside = (flood: Flood) => flood.isPatient === true && options.size < 0.1;
    const inTurn = async () => {
      const figures: Figure[] = [];
      // Each opens a host: what one leaves in the memory is not the next one's.
      for (const flood of floods)
        if (!isBeside(flood) && !options.signal.aborted) figures.push(...(await runFlood(flood, options)));
      return figures;
    };
    const beside = floods.filter(isBeside).map((flood) => runFlood(flood, options));
    return (await Promise.all([inTurn(), ...beside])).flat();
  },
});

/** All floods, one after the other. */
export const floods: Campaign = campaignOf('Floods', FLOODS);

/** Each flood alone: `floods:bags`. */
export const singleFloods: Readonly<Record<string, Campaign>> = Object.fromEntries(
  FLOODS.map((flood) => [`floods:${flood.name.replaceAll(' ', '-')}`, campaignOf(`Floods: ${flood.name}`, [flood])]),
);
