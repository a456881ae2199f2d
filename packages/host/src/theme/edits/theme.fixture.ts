import path from 'node:path';
import type { Json } from '@vitrine/contract/editor/theme.ts';
import { loadTheme, type Theme } from '../load.ts';
import type { Edits } from './edited-theme.ts';

const FIXTURES = path.join(import.meta.dirname, '../../../test/fixtures');

/** A theme of the tests' fixtures. */
export const fixtureTheme = (name: string): Promise<Theme> => loadTheme(path.join(FIXTURES, name));

export const edits = (files: Readonly<Record<string, Json>>): Edits => new Map(Object.entries(files));
