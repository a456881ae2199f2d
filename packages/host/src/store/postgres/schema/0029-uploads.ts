import type { PostgresMigration } from './migration.ts';

/** Files that were uploaded to the object store, and what the merchant has said of any file since: no import takes either away. */
export const uploads: PostgresMigration = {
  replaced: '',
  others: `
CREATE TABLE uploads (
  name text COLLATE "C" PRIMARY KEY,
  /* Of its content; its object is named by it. */
  version text COLLATE "C" NOT NULL,
  /* Bytes. */
  size bigint NOT NULL,
  /* px; 0 of what is no picture. */
  width bigint NOT NULL,
  height bigint NOT NULL,
  /* ms since 1970 */
  at bigint NOT NULL
);
CREATE TABLE file_descriptions (
  name text COLLATE "C" PRIMARY KEY,
  alt text COLLATE "C" NOT NULL,
  /* Per cent. */
  focal_x double precision NOT NULL,
  focal_y double precision NOT NULL
);
`,
};
