/** Writes `objects.generated.ts`: `npm run platform-objects -w @vitrine/compiler`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from './describe.ts';
import { readDocs } from './docs.ts';
import { printDescription } from './print.ts';

writeFileSync(join(import.meta.dirname, '../objects.generated.ts'), printDescription(describe(readDocs())));
