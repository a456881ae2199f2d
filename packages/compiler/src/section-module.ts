/** Modules of sections, evaluated with the compiler's functions and its model of React. */
import { createModules, type Module, type Modules } from './evaluate/modules.ts';
import { trust } from './evaluate/trust.ts';
import * as face from './index.ts';
import { ownFile } from './own-file.ts';
import { REACT_MODULES } from './react/api.ts';
import { SERVER_VIEW } from './server-markup/view.ts';

for (const value of Object.values(face)) trust(value);

/** Creates a loader of section modules. `textOf` returns the unsaved text of a file that is open in an editor. */
export const sectionModules = (textOf?: (file: string) => string | undefined): Modules =>
  createModules(
    new Map<string, Record<string, unknown>>([
      ...REACT_MODULES,
      [ownFile('index.ts'), { ...face, ...SERVER_VIEW }],
      [ownFile('view.ts'), { ...SERVER_VIEW }],
    ]),
    textOf,
  );

/** The export of a module with this name; undefined if there is none. */
export const exportOf = ({ exports }: Module, name: string): unknown => exports.get(name)?.();
