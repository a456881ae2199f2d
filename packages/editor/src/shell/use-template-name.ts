import { useCallback } from 'react';
import { isTextKey, useText } from '../texts/texts.ts';

/** Names a template: `product.tall` → "Product: tall", in the editor's language. */
export function useTemplateName(): (name: string) => string {
  const text = useText();
  return useCallback(
    (name) => {
      const [type = '', ...suffix] = name.split('.');
      const key = `template.${type.replace('customers/', 'customers-')}`;
      const typeName = isTextKey(key) ? text(key) : type.replace(/^metaobject\//, '');
      return suffix.length === 0 ? typeName : text('template.alternate', { type: typeName, suffix: suffix.join('.') });
    },
    [text],
  );
}
