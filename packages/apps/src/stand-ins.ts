import { reviews } from './reviews/reviews.ts';
import type { StandIn } from './server/stand-in.ts';

/** Every app the demo shop has. */
export const STAND_INS: readonly StandIn[] = [reviews];
