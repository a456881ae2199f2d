import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTheme, UNPACKED } from './open-theme.ts';
import { unpackZip } from './unpack-zip.ts';
import { nameFault, ZIP_LIMITS } from './zip-entries.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'vitrine-open-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

interface Packed {
  name: string;
  text?: string;
  /** Mode bits of Unix, e.g. 0o120777 for a link. */
  mode?: number;
  flags?: number;
  method?: number;
  /** Size that the zip claims. */
  claimed?: number;
}

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});
const crcOf = (data: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of data) crc = (crc >>> 8) ^ (CRC[(crc ^ byte) & 255] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
};

/** A zip as no library writes one: with any name, attribute and size. */
async function zipOf(...files: Packed[]): Promise<string> {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, text = 'x', mode = 0o100644, flags = 0, method = 8, claimed } of files) {
    const bytes = Buffer.from(text);
    const data = method === 8 ? deflateRawSync(bytes) : bytes;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE((3 << 8) | 20, 4);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(flags | 0x800, 2);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt32LE(crcOf(bytes), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(claimed ?? bytes.length, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    shared.copy(local, 4);
    shared.copy(head, 6);
    head.writeUInt32LE((mode << 16) >>> 0, 38);
    head.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(name), data);
    central.push(head, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + data.length;
  }
  const size = central.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  const file = path.join(dir, 'given.zip');
  await writeFile(file, Buffer.concat([...parts, ...central, end]));
  return file;
}

const LAYOUT = { name: 'layout/theme.liquid', text: 'the layout' };
const inData = (...names: string[]) => path.join(dir, 'data', UNPACKED, ...names);
const open = (given: string) => openTheme(given, path.join(dir, 'data'));
const filesBelow = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

it('opens a folder where it is', async () => {
  await mkdir(path.join(dir, 'mine/templates'), { recursive: true });
  expect(await open(path.join(dir, 'mine'))).toBe(path.join(dir, 'mine'));
});

it('unpacks a zip into the data folder, and the next one in its place', async () => {
  expect(await open(await zipOf(LAYOUT, { name: 'assets/a.css' }, { name: 'assets/' }))).toBe(inData());
  expect(await readFile(inData('layout/theme.liquid'), 'utf8')).toBe('the layout');
  await open(await zipOf({ ...LAYOUT, text: 'another', method: 0 }, { name: '__MACOSX/layout/._theme.liquid' }));
  expect(await filesBelow(inData())).toEqual(['layout/theme.liquid']);
  expect(await readFile(inData('layout/theme.liquid'), 'utf8')).toBe('another');
});

it('leaves out the folder that an export has around a theme', async () => {
  await open(
    await zipOf(
      { name: 'theme-main/' },
      { name: 'theme-main/README.md' },
      { ...LAYOUT, name: 'theme-main/layout/theme.liquid' },
    ),
  );
  expect((await filesBelow(inData())).sort()).toEqual(['README.md', 'layout/theme.liquid']);
});

it('keeps the theme it had when a zip cannot be opened', async () => {
  await open(await zipOf(LAYOUT));
  await expect(open(await zipOf({ name: '../out' }))).rejects.toThrow('given.zip cannot be opened as a theme.');
  expect(await filesBelow(path.join(dir, 'data'))).toEqual([path.join(UNPACKED, 'layout/theme.liquid')]);
});

it.each<[string, Packed[], string]>([
  ['a way out of its folder', [{ name: 'assets/../../out' }], 'nvalid relative path'],
  ['an absolute path', [{ name: '/etc/out' }], 'bsolute path'],
  ['a drive', [{ name: 'C:/out' }], 'bsolute path'],
  ['a backslash', [{ name: 'assets\\out' }], 'nvalid characters'],
  ['a control character', [{ name: 'assets/a\u0007' }], 'control character'],
  ['an empty part', [{ name: 'assets//a' }], 'empty part'],
  ['a link', [{ name: 'assets/a', mode: 0o120777, text: '/etc/passwd' }], 'is a link or a device'],
  ['an encrypted file', [{ name: 'assets/a', flags: 1 }], 'is encrypted'],
  ['an unknown way of packing', [{ name: 'assets/a', method: 12 }], 'not known here'],
  ['one file twice', [LAYOUT, { name: 'assets/a.js' }, { name: 'assets/A.js' }], 'one file twice'],
  ['a file in a file', [LAYOUT, { name: 'assets/a' }, { name: 'assets/a/b' }], 'inside of another file'],
  ['a bomb', [{ name: 'assets/a', text: ' '.repeat(3_000_000) }], 'is packed more than 200 times'],
  ['a size that is a lie', [{ name: 'assets/a', text: 'x'.repeat(5000), claimed: 10 }], 'oo many bytes'],
])('refuses %s, and writes nothing', async (_what, files, message) => {
  await expect(open(await zipOf(...files))).rejects.toThrow(message);
  expect(await filesBelow(dir)).toEqual(['given.zip']);
});

it('says why a name must not become a file', () => {
  expect(
    ['a\\b', '/a', 'c:a', 'a/../b', './a', 'a//b', `a${'b'.repeat(400)}`].map((name) => nameFault(name) !== null),
  ).toEqual(Array(7).fill(true));
  expect(['a/b.c', 'a/', 'é.png', 'a..b'].map(nameFault)).toEqual([null, null, null, null]);
});

it.each([
  [{ packed: 10 }, 'It is larger than'],
  [{ entries: 1 }, 'It has more than 1 files.'],
  [{ unpacked: 8 }, 'when unpacked'],
])('holds a zip to its limits: %o', async (limits, message) => {
  const file = await zipOf(LAYOUT, { name: 'assets/a' });
  await expect(unpackZip(file, path.join(dir, 'to'), { ...ZIP_LIMITS, ...limits })).rejects.toThrow(message);
});

it('says what is no theme, and where one is', async () => {
  await expect(open(path.join(dir, 'nowhere'))).rejects.toThrow('There is no theme at ');
  await writeFile(path.join(dir, 'a.zip'), 'this is a text and no zip file at all');
  await expect(open(path.join(dir, 'a.zip'))).rejects.toThrow('a.zip cannot be opened as a theme. It is no zip file.');
  await expect(open(await zipOf())).rejects.toThrow('It is empty.');
  await mkdir(path.join(dir, 'around/inner/layout'), { recursive: true });
  await writeFile(path.join(dir, 'around/inner/layout/theme.liquid'), '');
  await expect(open(path.join(dir, 'around'))).rejects.toThrow(
    'is no theme: it has no layout/theme.liquid and no folder templates. Its folder inner is one.',
  );
});
