import { z } from 'zod';
import { Localization } from '../../components/localization/localization.schema.ts';
import { BlockAttributes } from '../../domain/block-mark.schema.ts';

/** A text that leads somewhere. */
export const Link = z.object({ title: z.string(), url: z.string() });
export type Link = z.infer<typeof Link>;

export const FooterProps = z.object({
  shop: z.string(),
  slogan: z.string(),
  year: z.string(),
  menus: z.array(
    z.object({
      attributes: BlockAttributes,
      title: z.string(),
      /** One may open a form of the e-mail tool in place of its page (rule header-15). */
      links: z.array(Link.extend({ newsletter_form_id: z.string().nullable() })),
    }),
  ),
  /** Addresses elsewhere; empty: not shown. */
  social: z.object({
    instagram: z.string(),
    pinterest: z.string(),
    tiktok: z.string(),
    youtube: z.string(),
    facebook: z.string(),
    x: z.string(),
  }),
  policies: z.array(Link),
  /** Whether the visitor can open the choice of consent again from here. */
  consent_link: z.boolean(),
  localization: Localization,
  /** Ways to pay, each the platform's badge: an SVG that says its name. */
  payments: z.array(z.object({ type: z.string(), badge: z.string() })),
});
export type FooterProps = z.infer<typeof FooterProps>;
