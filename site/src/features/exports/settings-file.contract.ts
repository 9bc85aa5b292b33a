import { z } from 'zod';
import { glossaryFile } from '../glossary/glossary.contract.ts';
import { languageFile } from '../languages/language.contract.ts';
import { at, imageFile, line, slug, words } from './site-files.contract.ts';

const menuEntry = z.object({
  label: line,
  to: z.union([
    z.object({ kind: z.literal('route'), name: line }),
    z.object({ kind: z.literal('page'), path: line }),
    z.object({ kind: z.literal('address'), url: line }),
  ]),
  hidden: z.literal(true).optional(),
});
const entries = z.array(menuEntry).max(100);

export const settingsFile = z.object({
  siteName: words(60).min(1),
  tagline: line,
  description: line,
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  typePair: z.enum(['classic', 'modern', 'plain']),
  logo: imageFile.nullable(),
  logoDark: imageFile.nullable(),
  icon: imageFile.nullable(),
  shareImage: imageFile.nullable(),
  texts: z.record(line, line),
  /** By language. */
  textsIn: z.record(words(11), z.record(line, line)).optional(),
  glossary: glossaryFile.optional(),
  sectionsOff: z.array(line).max(100),
  homeOrder: z.array(line).max(100),
  menus: z
    .object({
      rail: entries,
      header: entries,
      footer: z.array(z.object({ title: line, entries })).max(20),
      legal: entries,
    })
    .nullable(),
  storyCategories: z
    .array(z.object({ name: words(40).min(1), slug, former: z.array(words(40)).max(1000) }))
    .min(1)
    .max(40)
    .optional(),
  languages: z.array(languageFile).max(40).optional(),
  /** What only staff see is not in an export of what is published. */
  holdFeedback: z.boolean().optional(),
  blockingRules: z.array(line).max(100).optional(),
  menusUpdatedAt: at.optional(),
  textsUpdatedAt: at.optional(),
  updatedAt: at.optional(),
});
export type SettingsFile = z.output<typeof settingsFile>;
