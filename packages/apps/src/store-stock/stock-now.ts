import { z } from 'zod';
import type { PlaceStock } from './inventory.ts';

const Answer = z.object({ levels: z.array(z.object({ location: z.string(), available: z.int() })) });

/** ms */
const TIMEOUT = 2000;

/**
 * How many of a variant each place has now, orders counted: from the shop itself, as a real app has it from the platform's admin. Null
 * where the shop does not say.
 */
export async function stockNow(shopOrigin: string, variantId: number): Promise<PlaceStock[] | null> {
  try {
    const answer = await fetch(`${shopOrigin}/_host/inventory/${variantId}`, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!answer.ok) return null;
    const { levels } = Answer.parse(await answer.json());
    return levels.map(({ location, available }) => ({ location, stock: available }));
  } catch {
    return null;
  }
}
