// node reference-server.mjs FOLDER: asks Ruby Liquid in FOLDER. A line of stdin is the JSON text of [template, data, partials, mode], and goes to Ruby
// as it is: JSON.parse would turn 1.0 into 1 and sort the keys that look like integers. A line of stdout is the answer.
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const { boot } = await import(pathToFileURL(`${process.argv[2]}/vm.mjs`).href);
const { ruby } = await boot();
// WebAssembly has 32 bits: the size of an integer is 8 bytes or more on the platform's machines.
ruby.eval('class Integer; def size; [8, (abs.bit_length + 7) / 8].max; end; end');
for await (const line of createInterface({ input: process.stdin })) {
  globalThis.__case = line;
  process.stdout.write(`${ruby.eval('render_case(JS.global[:__case].to_s)').toString()}\n`);
}
