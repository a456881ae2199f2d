import type { Campaign, Figure } from './campaign.ts';
import { sellOut } from './sell-out.ts';

/** Simultaneous buyers of a small stock: exactly the stock is sold, and each buyer gets an answer. */
export const buyers: Campaign = {
  title: 'Buyers: more than there are pieces',
  unit: 'buyers',
  full: 10_000,
  short: 30,
  minutes: 60,
  // With apps the host publishes its stock.
  needs: { args: ['--apps', 'http://127.0.0.1:9'] },
  async run({ open, ...options }): Promise<Figure[]> {
    await using opened = await open();
    return sellOut({ ...options, books: opened, origin: opened.host.origin });
  },
};
