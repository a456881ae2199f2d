#!/usr/bin/env node
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 26) {
  console.error(
    `vitrine needs Node 26 or newer; this is ${process.version}. A project that it made has one: use its npm scripts.`,
  );
  process.exit(1);
}
const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2));
// An open channel to the parent would keep the process running.
if (process.connected) process.disconnect?.();

export {};
