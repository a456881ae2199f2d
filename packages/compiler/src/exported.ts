/** Exports that the compiler can check. */
import { z } from 'zod';
import type { Section } from './define-section.ts';
import { ForwardRef, Lazy, Memo } from './react/element.ts';

export const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

export const isSection = (value: unknown): value is Section =>
  typeof value === 'object' &&
  value !== null &&
  'serverMarkup' in value &&
  'data' in value &&
  'props' in value &&
  isSchema(value.props);

const COMPONENTS = new Set(['react.memo', 'react.forward_ref', 'react.lazy'].map((name) => Symbol.for(name)));

/** A function, a class, or the result of `memo`, `forwardRef` or `lazy`, React's or the compiler's models. */
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' ||
  value instanceof Memo ||
  value instanceof ForwardRef ||
  value instanceof Lazy ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && COMPONENTS.has(value.$$typeof as symbol));

/** Names of exports that may be components: those with a capital letter, and the default. */
export const componentNames = (exported: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(exported).filter((name) => (name === 'default' || /^[A-Z]/.test(name)) && isComponent(exported[name]));
