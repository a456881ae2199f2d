import { z } from 'zod';
import type { PlaceStock } from './inventory.ts';

const Answer = z.object({ levels: z.array(z.object({ location: z.string(), available: z.int() })) });

/** ms */
const TIMEOUT = 2000;

/**
 * The current quantity of a variant at each location, from the shop itself, as a real app reads it from the platform's admin API. Null
 * where the shop does not provide it.
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
