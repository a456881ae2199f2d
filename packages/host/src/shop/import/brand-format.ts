import { z } from 'zod';

const text = z.string().default('');
/** A picture of `files/`. */
const picture = z.string().min(1).optional();
const colour = z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'is no colour such as #1a2b3c');
const ColourFormat = z.object({ background: colour, foreground: colour });

/** `brand` of `shop.json`: what `shop.brand` answers (docs/shop-folder.md). */
export const BrandFormat = z.object({
  slogan: text,
  shortDescription: text,
  logo: picture,
  squareLogo: picture,
  favicon: picture,
  coverImage: picture,
  colors: z
    .object({ primary: z.array(ColourFormat).default([]), secondary: z.array(ColourFormat).default([]) })
    .optional(),
  /** Addresses by network: `{"instagram": "https://…"}`. */
  socialLinks: z.record(z.string().regex(/^[a-z_]+$/), z.url({ protocol: /^https?$/ })).optional(),
});

/** An entry of `authors` in `shop.json`: who writes articles, by the name their heads give. */
export const AuthorFormat = z.object({
  name: z.string().min(1),
  email: z.string().optional(),
  bio: z.string().optional(),
  homepage: z.string().optional(),
  image: picture,
  accountOwner: z.boolean().default(false),
});
