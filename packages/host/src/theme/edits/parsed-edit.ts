import { type Json, Texts } from '@vitrine/contract/editor/theme.ts';
import type { z } from 'zod';
import { issueText, JsonTemplate, SectionGroup } from '../formats.ts';
import { type SettingsEdit, SettingsEdit as SettingsEditSchema } from './settings-edit.ts';

export type ParsedEdit<T> = { ok: true; data: T } | { ok: false; message: string };

/**
 * A draft is made into a theme at every key that the merchant presses, and all its files but one are the same objects as before. What was
 * parsed keeps its identity too, by which sections of a template are remembered.
 */
function parsedOnce<T>(schema: z.ZodType<T>): (content: Json) => ParsedEdit<T> {
  const known = new WeakMap<object, ParsedEdit<T>>();
  return (content) => {
    if (typeof content !== 'object' || content === null) return parse(schema, content);
    const parsed = known.get(content) ?? parse(schema, content);
    known.set(content, parsed);
    return parsed;
  };
}

function parse<T>(schema: z.ZodType<T>, content: Json): ParsedEdit<T> {
  const checked = schema.safeParse(content);
  return checked.success ? { ok: true, data: checked.data } : { ok: false, message: issueText(checked.error) };
}

/** A template of the merchant. */
export const parsedTemplate: (content: Json) => ParsedEdit<JsonTemplate> = parsedOnce(JsonTemplate);
/** A section group of the merchant. */
export const parsedGroup: (content: Json) => ParsedEdit<SectionGroup> = parsedOnce(SectionGroup);
/** The merchant's settings, as they are stored. */
export const parsedSettings: (content: Json) => ParsedEdit<SettingsEdit> = parsedOnce(SettingsEditSchema);
/** Texts of a language. */
export const parsedTexts: (content: Json) => ParsedEdit<Texts> = parsedOnce(Texts);
