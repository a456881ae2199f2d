/** The modules of sections, evaluated with the compiler's own functions and its model of React. */
import { createModules, type Module, type Modules } from './evaluate/modules.ts';
import { trust } from './evaluate/trust.ts';
import * as face from './index.ts';
import { ownFile } from './own-file.ts';
import { REACT_MODULES } from './react/api.ts';
import { SERVER_VIEW } from './server-markup/view.ts';

for (const value of Object.values(face)) trust(value);

/** Modules that section files are read with. `textOf` says what a file holds that an editor has not saved yet. */
export const sectionModules = (textOf?: (file: string) => string | undefined): Modules =>
  createModules(
    new Map<string, Record<string, unknown>>([
      ...REACT_MODULES,
      [ownFile('index.ts'), { ...face, ...SERVER_VIEW }],
      [ownFile('view.ts'), { ...SERVER_VIEW }],
    ]),
    textOf,
  );

/** What a module exports under a name; undefined where it exports nothing so called. */
export const exportOf = ({ exports }: Module, name: string): unknown => exports.get(name)?.();
