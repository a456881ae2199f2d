import { decoderOf } from '@vitrine/compiler/client/decoder-of.ts';
import { CartProps } from './cart.schema.ts';

/** A payload that was fetched; null where it is not what the schema says. In the browser the schema is a small decoder, without zod. */
export function readCart(payload: unknown): CartProps | null {
  try {
    return decoderOf(CartProps)(payload, '$');
  } catch {
    return null;
  }
}
