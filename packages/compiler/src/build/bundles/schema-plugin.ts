/** Replaces schemas in the browser's bundles by decoders printed from them, so that zod is not bundled. */

import type { Plugin } from 'vite';
import { decoderModule } from '../../decoders/schema-module.ts';
import { load } from '../../load.ts';
import { ownFile } from '../../own-file.ts';

const DECODER_OF = ownFile('client/decoder-of.ts');

/** Schema modules are loaded again for every build, and after every change of a file. */
let version = 0;

export const schemaPlugin = (): Plugin => ({
  name: 'vitrine:schemas',
  enforce: 'pre',
  buildStart() {
    version += 1;
  },
  watchChange() {
    version += 1;
  },
  load: {
    // The dev server adds a version to the addresses of installed packages.
    filter: { id: /\/decoder-of\.[jt]s(\?v=\w+)?$|\.schema\.ts(\?v=\w+)?$/ },
    handler(versioned) {
      const id = versioned.replace(/\?.*$/, '');
      if (id === DECODER_OF) return 'export const decoderOf = (schema) => schema;';
      return id.endsWith('.schema.ts')
        ? { code: decoderModule(id, (file) => load(file, version)), moduleSideEffects: false }
        : undefined;
    },
  },
});
