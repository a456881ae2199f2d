/** Where the files of a theme may lie, what they may be called, and how large they may be. */
import { LARGEST_ARCHIVE, largestFile } from './limits.ts';
import { bytesOfFile, type ThemeFiles, type ThemeProblem, textOfFile } from './theme-files.ts';

const ASSETS =
  /\.(css|js|mjs|json|map|txt|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mp4|webm|mov|mp3|pdf|glb|wasm)$|\.(css|scss|js|json|svg)\.liquid$/i;

interface Folder {
  files: RegExp;
  /** What belongs there, for messages. */
  holds: string;
}

const liquid: Folder = { files: /\.liquid$/, holds: '.liquid files' };

const FOLDERS: Record<string, Folder> = {
  assets: { files: ASSETS, holds: 'styles, scripts, pictures, fonts, videos and data' },
  blocks: liquid,
  config: {
    files: /^(settings_schema|settings_data|markets)\.json$/,
    holds: 'settings_schema.json and settings_data.json',
  },
  layout: liquid,
  locales: {
    files: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*(\.default)?(\.schema)?\.json$/,
    holds: 'files named by a language: fr.json, en.default.json, en.default.schema.json',
  },
  sections: { files: /\.(liquid|json)$/, holds: '.liquid files and the .json files of section groups' },
  snippets: liquid,
  templates: { files: /\.(liquid|json)$/, holds: '.json and .liquid templates' },
  'templates/customers': { files: /\.(liquid|json)$/, holds: '.json and .liquid templates' },
  'templates/metaobject': { files: /\.(liquid|json)$/, holds: '.json and .liquid templates' },
};

export function checkNames(files: ThemeFiles): ThemeProblem[] {
  const problems: ThemeProblem[] = [];
  let total = 0;
  for (const [path, content] of files) {
    const note = (message: string) => problems.push({ path, line: 0, message });
    const slash = path.lastIndexOf('/');
    const [folder, name] = [path.slice(0, Math.max(slash, 0)), path.slice(slash + 1)];
    const known = FOLDERS[folder];
    if (known === undefined) {
      note(
        folder === ''
          ? `A theme has its files in folders. Move ${name} into one of ${Object.keys(FOLDERS).slice(0, 8).join(', ')}`
          : `The platform has no folder ${folder} and drops what is in it. Put the file into ${folder.split('/')[0]} itself`,
      );
      continue;
    }
    if (!known.files.test(name)) note(`The folder ${folder} takes ${known.holds}, and not ${name}`);
    if (!/^[\w@.~-]+$/.test(name))
      note('A file name has letters, digits, dots, hyphens and underscores, and no spaces. Rename the file');
    const [bytes, most] = [countedBytes(path, content), largestFile(path)];
    if (bytes > most) note(`The file has ${bytes} bytes, and the platform takes ${most}. Split it`);
    total += bytesOfFile(content);
  }
  if (total > LARGEST_ARCHIVE)
    problems.push({
      path: '',
      line: 0,
      message: `The theme has ${total} bytes, and the platform takes ${LARGEST_ARCHIVE}`,
    });
  return problems;
}

/** The schema of a section does not count. */
function countedBytes(path: string, content: string | Uint8Array): number {
  const bytes = bytesOfFile(content);
  if (!path.endsWith('.liquid') || path.startsWith('assets/') || bytes <= largestFile(path)) return bytes;
  return Buffer.byteLength(textOfFile(content).replace(/\{%-?\s*schema\s*-?%\}[\s\S]*?\{%-?\s*endschema\s*-?%\}/, ''));
}
