import { z } from 'zod';

/** What a visitor can choose of languages, countries and with them currencies (docs/platform.md: forms, `localization`). */
export const Localization = z.object({
  /** Address of the form, with the page's language in it. */
  action: z.string(),
  /** The page to come back to. */
  return_to: z.string(),
  /** Code of the country that is chosen (ISO 3166). */
  country: z.string(),
  /** Code of the language of the page. */
  language: z.string(),
  countries: z.array(z.object({ code: z.string(), name: z.string(), currency: z.string(), symbol: z.string() })),
  languages: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type Localization = z.infer<typeof Localization>;
