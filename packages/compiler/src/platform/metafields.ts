/**
 * Metafields and metaobjects. `MetafieldObject<T>` has the type that the section expects of `value`; the platform does not check it,
 * the schema of the section's props does. Absent ones are nil in Liquid: read them with `metafield(x, 'ns', 'key')`.
 */
export type {
  MetafieldObject,
  MetafieldsObject as Metafields,
  MetaobjectDefinitionObject,
  MetaobjectObject,
  MetaobjectSystemObject as MetaobjectSystem,
  RatingObject,
} from './objects.generated.ts';
