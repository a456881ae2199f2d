import { isTextKey, useText } from '../texts/texts.ts';

/** Names a template: `product.tall` → "Product: tall", in the editor's language. */
export function useTemplateName(): (name: string) => string {
  const text = useText();
  return (name) => {
    const [type = '', ...suffix] = name.split('.');
    const key = `template.${type.replace('customers/', 'customers-')}`;
    const typeName = isTextKey(key)
      ? text(key)
      : type.startsWith('metaobject/')
        ? type.slice('metaobject/'.length)
        : type;
    return suffix.length === 0 ? typeName : `${typeName}: ${suffix.join('.')}`;
  };
}
