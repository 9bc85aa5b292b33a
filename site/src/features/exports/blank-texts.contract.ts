import { z } from 'zod';
import type { FieldRule, TextRule } from '../../contract/rules/form-rules.ts';

type BlankTexts<Rules> = {
  [Name in keyof Rules as Rules[Name] extends { missing: unknown } | { least: unknown }
    ? never
    : Rules[Name] extends TextRule
      ? Name
      : never]: z.ZodDefault<z.ZodString>;
};

/** The texts of a form that may stay blank, as they are in an export from before there was such a field. */
export function blankTexts<Rules extends Readonly<Record<string, FieldRule>>>(rules: Rules): BlankTexts<Rules> {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, rule] of Object.entries(rules)) {
    if ('missing' in rule || 'least' in rule || !('most' in rule) || typeof rule.most !== 'number') continue;
    shape[name] = z.string().max(Math.max(1000, rule.most)).default('');
  }
  return shape as BlankTexts<Rules>;
}
