import { z } from 'zod';
import { FileContent } from './theme.ts';

/** Files by path; null takes the merchant's version of a file away. */
export const ChangedFiles = z.record(z.string(), FileContent);
export type ChangedFiles = z.infer<typeof ChangedFiles>;

/** As whom and how the preview shows the shop. The language is in the page's path. */
export const PreviewView = z.object({
  /** ISO 3166-1 alpha-2; null: the shop's own. */
  country: z.string().nullable(),
  /** A signed-in customer, by id. */
  customer: z.number().nullable(),
  /** `full`: two products are in the bag. `own`: what the preview's visitor has put into it. */
  bag: z.enum(['own', 'full']),
  /** Nothing of the shop is in stock. */
  soldOut: z.boolean(),
});
export type PreviewView = z.infer<typeof PreviewView>;

/**
 * `PUT /editor/api/drafts/{id}`: what an editor has changed and not saved, in memory. `files` is the whole of it: paths left out are as
 * saved. The id is the editor's own invention: 8 to 64 letters, digits and hyphens. The preview opens pages with
 * `?design_mode=true&editor_draft={id}`. 204.
 */
export const DraftBody = z.object({ files: ChangedFiles, view: PreviewView });
export type DraftBody = z.infer<typeof DraftBody>;

/**
 * `POST /editor/api/drafts/{id}/render`: takes changes over into the draft and answers what a page shows then. 404 where the draft is not
 * known (the host was started again): put it, and ask again.
 */
export const RenderBody = z.object({
  /** Changes since the last call; merged into the draft. */
  files: ChangedFiles.optional(),
  /** Path and query of the page, with the language's prefix: `/fr/products/silk-dress?view=tall`. */
  page: z.string(),
  /** Ids of sections as the page has them; absent: the whole page. */
  sections: z.array(z.string()).optional(),
});
export type RenderBody = z.infer<typeof RenderBody>;

/** `sections`: HTML with the wrapper by id, null for one that the page does not show. `html`: the whole page. `errors`: what Liquid reported. */
export const RenderAnswer = z.object({
  sections: z.record(z.string(), z.string().nullable()).optional(),
  html: z.string().optional(),
  errors: z.array(z.string()),
});
export type RenderAnswer = z.infer<typeof RenderAnswer>;

/** `POST /editor/api/saves`: saves all files or none. `base`: the revision that the editor began with. */
export const SaveBody = z.object({ base: z.number(), files: ChangedFiles, note: z.string().max(200).optional() });
export type SaveBody = z.infer<typeof SaveBody>;

/** One save. */
export const Save = z.object({
  revision: z.number(),
  /** ISO 8601. */
  at: z.string(),
  /** Paths of the files it changed. */
  paths: z.array(z.string()),
  note: z.string(),
  /** The revision that it went back to. */
  restored: z.number().optional(),
});
export type Save = z.infer<typeof Save>;

/** 409 of a save: somebody else has saved since `base`. The editor may save again with `revision` as its base. */
export const SaveConflict = z.object({ revision: z.number(), saves: z.array(Save) });
export type SaveConflict = z.infer<typeof SaveConflict>;

/** 422 of a save or a draft: what the files have wrong. */
export const FileProblems = z.object({ problems: z.array(z.object({ path: z.string(), message: z.string() })) });
export type FileProblems = z.infer<typeof FileProblems>;

/** `GET /editor/api/saves`: the latest first. `POST /editor/api/saves/{revision}/restore` with `{base}` answers the new `Save`; 0 is the theme's own. */
export const Saves = z.array(Save);
export type Saves = z.infer<typeof Saves>;

/** What `GET /editor/api/resources/{kind}` lists. */
export const RESOURCE_KINDS = [
  'product',
  'collection',
  'page',
  'blog',
  'article',
  'menu',
  /** With `?type=look`. */
  'metaobject',
  'picture',
  'video',
  'font',
  'customer',
] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

export const Resource = z.object({
  /** As a setting stores it: `silk-dress`, `journal/linen`, `shopify://shop_images/hero.webp`, `assistant_n4`. */
  value: z.string(),
  title: z.string(),
  /** A second line: a price, an address, a size. */
  detail: z.string().optional(),
  /** Address of a small picture. */
  picture: z.string().optional(),
  /** Path of its page in the shop. */
  path: z.string().optional(),
  /** Of a picture: px, and the point of interest in percent from the left and the top. */
  width: z.number().optional(),
  height: z.number().optional(),
  alt: z.string().optional(),
  focalPoint: z.object({ x: z.number(), y: z.number() }).optional(),
  /** Of a font: its family for CSS, weight and style, and the address of its file; null where the file is not here. */
  font: z.object({ family: z.string(), weight: z.string(), style: z.string(), url: z.string().nullable() }).optional(),
});
export type Resource = z.infer<typeof Resource>;

/**
 * `GET /editor/api/resources/{kind}?q=…&after=…`: 30 at a time by title; `?values=a&values=b` those alone, in that order, without the ones
 * that do not exist. `next` is the `after` of the next ones.
 */
export const Resources = z.object({ items: z.array(Resource), next: z.string().optional() });
export type Resources = z.infer<typeof Resources>;

/** `GET /editor/api/metaobject-types`: types that the shop has. */
export const MetaobjectTypes = z.array(z.object({ type: z.string(), name: z.string() }));

/** A dynamic source a setting can be connected to: `{{ product.title }}`, with a label in the editor's language. */
export const DynamicSource = z.object({ value: z.string(), label: z.string(), group: z.string() });
export type DynamicSource = z.infer<typeof DynamicSource>;

/**
 * `POST /editor/api/files?name=hero.webp` with the file as its body (20 MB at most) answers the `Resource`; a name that is taken gets a
 * number. 415 for what the shop does not show, 413 for what is too large. `PATCH /editor/api/files/{name}` with this body changes what is
 * said of a picture.
 */
export const FileDescription = z.object({
  alt: z.string().max(512).optional(),
  focalPoint: z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }).optional(),
});
export type FileDescription = z.infer<typeof FileDescription>;

/** `GET /editor/api/events?editor={draft id}`: server-sent events, the first at once. */
export const EditorEvent = z.discriminatedUnion('type', [
  /** How many editors are open on this shop, this one included. */
  z.object({ type: z.literal('editors'), count: z.number() }),
  /** Somebody saved; `editor` is the draft id of who did. */
  z.object({ type: z.literal('saved'), save: Save, editor: z.string() }),
  /** The theme's own files changed. */
  z.object({ type: z.literal('theme') }),
]);
export type EditorEvent = z.infer<typeof EditorEvent>;
