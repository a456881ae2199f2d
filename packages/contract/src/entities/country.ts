import { z } from 'zod';

/** A part of a country: what the form sends, and what the shopper reads. */
export const Province = z.object({ value: z.string(), label: z.string() });
export type Province = z.infer<typeof Province>;

/** An entry of the country list (`spec §3`): the form sends the country's name. No provinces: the state is not asked for (`spec §4`). */
export const Country = z.object({ name: z.string(), provinces: z.array(Province) });
export type Country = z.infer<typeof Country>;
