import { z } from 'zod';

/** The attribute by which the theme editor finds a block (`shopify_attributes`); empty outside of the editor. */
export const BlockAttributes = z.string().regex(/^(?:data-shopify-editor-block="(?:[\w:,{}-]|&quot;)*")?$/);
