import type { RenderState as State, Filter as TypedFilter, TagDefinition as TypedTag } from '@vitrine/liquid';
import type { RenderServices } from './services.ts';

export { type NamedArguments, NO_NAMED } from '@vitrine/liquid';

/** A running render, with the host's services at `host`. */
export type RenderState = State<RenderServices>;

/** A filter of the platform. */
export type Filter = TypedFilter<RenderState>;
export type FilterTable = Readonly<Record<string, Filter>>;

/** A tag of the platform. */
export type TagDefinition = TypedTag<RenderServices>;
export type TagTable = Readonly<Record<string, TagDefinition>>;
