// `npm pack` in a package's folder: there it is TypeScript that only this workspace runs.
console.error(
  'Run `npm run pack` in the project’s root: it builds the packages and writes their archives to dist/packages.',
);
process.exit(1);
