import { type Drop, defineDrop, drop } from '@vitrine/liquid';
import type { Theme } from '../../theme/load.ts';

/** `product.tall` as `template`: name, suffix, directory (docs/platform.md: templates). */
export const templateDrop: (name: string) => Drop = defineDrop<string>({
  kind: 'template',
  fields: {
    name: (full) => (full.split('/').at(-1) ?? full).split('.')[0],
    suffix: (full) => (full.split('/').at(-1) ?? full).split('.').slice(1).join('.') || null,
    directory: (full) => (full.includes('/') ? full.split('/')[0] : null),
  },
  print: (full) => full,
  asText: true,
});

export function themeDrop(theme: Theme): Drop {
  return drop({
    kind: 'theme',
    fields: { id: () => 1, name: () => theme.config.info.name || 'Theme', role: () => 'main' },
  });
}
