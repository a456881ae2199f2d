import type { NodeAddress } from '../model/types.ts';

/** Whose fields a part of a template can show: the resource of its page, as `GET /editor/api/dynamic-sources` names it. */
export function ownerOf(template: string, address: NodeAddress | null): string {
  if (address && !address.path.startsWith('templates/')) return 'none';
  const [type = ''] = template.split('.');
  if (type.startsWith('metaobject/')) return `metaobject:${type.slice('metaobject/'.length)}`;
  return ['product', 'collection', 'page', 'article', 'blog'].includes(type) ? type : 'none';
}
