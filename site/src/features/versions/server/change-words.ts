import { printingNow } from '@trekker/texts/printed-texts.ts';
import type { ToldChange, ToldEvent, ToldField } from '../told-change.contract.ts';
import type { Content, Json, VersionedFields } from '../versioned-field.ts';
import { t } from './api-versions.texts.ts';

const mostTold = 3;
const mostQuoted = 60;

/** What is told of a change of fields. */
export function changeOf(fields: VersionedFields, from: Content, to: Content, changed: readonly string[]): ToldChange {
  const isAlone = changed.length === 1;
  const told = changed.slice(0, mostTold).map((name) => fieldOf(fields, name, from[name], to[name], isAlone));
  return { what: 'fields', fields: told, more: changed.length - told.length };
}

function fieldOf(
  fields: VersionedFields,
  name: string,
  from: Json | undefined,
  to: Json | undefined,
  isAlone: boolean,
): ToldField {
  const type = fields[name]?.type;
  if (type === 'markdown') return { name, paragraphs: changedParagraphs(String(from ?? ''), String(to ?? '')) };
  if (!isAlone) return { name };
  if (type === 'text' && typeof from === 'string' && from.length > 0 && from.length <= mostQuoted)
    return { name, was: from };
  return typeof to === 'boolean' ? { name, isOn: to } : { name };
}

/** Those that are new or other, and where only some are gone, those. */
function changedParagraphs(from: string, to: string): number {
  const paragraphs = (text: string) => new Set(text.split('\n\n').filter(Boolean));
  const [old, fresh] = [paragraphs(from), paragraphs(to)];
  return Math.max(fresh.difference(old).size, old.difference(fresh).size, 1);
}

const eventWords: Readonly<Record<ToldEvent, () => string>> = {
  added: () => t.added,
  before: () => t.before,
  elsewhere: () => t.elsewhere,
  fromTrash: () => t.fromTrash,
  imported: () => t.imported,
  importedAgain: () => t.importedAgain,
  scheduleTakenBack: () => t.scheduleTakenBack,
};

/** One sentence for staff, in the language in use: "Title and 2 paragraphs of the content". */
export function tellChange(fields: VersionedFields, told: ToldChange): string {
  switch (told.what) {
    case 'fields':
      return tellFields(fields, told);
    case 'restored':
      return t.restoredFrom({ number: told.version });
    case 'scheduled':
      return tellSchedule(told);
    case 'reviewed':
      return tellReview(fields, told);
    default:
      return eventWords[told.what]();
  }
}

function tellFields(fields: VersionedFields, { fields: told, more }: { fields: readonly ToldField[]; more: number }) {
  const [only] = told;
  if (only && told.length === 1 && more === 0) return tellOne(labelOf(fields, only.name), only);
  const parts = told.map((field) => partOf(labelOf(fields, field.name), field));
  return capitalized(inWords(more > 0 ? [...parts, t.moreFields({ count: more })] : parts));
}

type ToldReview = Extract<ToldChange, { what: 'reviewed' }>;

function tellReview(labels: VersionedFields, { language: code, fields, more }: ToldReview): string {
  const language = languageName(code);
  if (fields.length === 0) return t.reviewed({ language });
  return t.reviewedWith({ language, changes: tellFields(labels, { fields, more }) });
}

function languageName(code: string): string {
  const { code: inLanguage } = printingNow('A language').rules;
  return new Intl.DisplayNames([inLanguage, 'en'], { type: 'language' }).of(code) ?? code;
}

const labelOf = (fields: VersionedFields, name: string): string => fields[name]?.label() ?? name;

function tellOne(field: string, told: ToldField): string {
  if (told.was !== undefined) return t.was({ field, words: told.was });
  if (told.isOn !== undefined) return tellFlag(field, told.name, told.isOn);
  return capitalized(partOf(field, told));
}

function tellFlag(field: string, name: string, isOn: boolean): string {
  if (name === 'isPublished') return isOn ? t.published : t.unpublished;
  if (name === 'active') return isOn ? t.activated : t.deactivated;
  if (name === 'featured') return isOn ? t.featured : t.notFeatured;
  return isOn ? t.isOn({ field }) : t.isOff({ field });
}

function partOf(label: string, { paragraphs: count }: ToldField): string {
  const field = lowered(label);
  return count === undefined ? field : t.paragraphs({ count, field });
}

function tellSchedule({ publishAt, unpublishAt }: { publishAt: string | null; unpublishAt: string | null }): string {
  if (publishAt && unpublishAt) return t.toPublishAndEnd({ start: timeOf(publishAt), end: timeOf(unpublishAt) });
  if (publishAt) return t.toPublish({ time: timeOf(publishAt) });
  return unpublishAt ? t.toEnd({ time: timeOf(unpublishAt) }) : t.scheduleTakenBack;
}

function timeOf(at: string): string {
  const { code } = printingNow('A time').rules;
  const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(code === 'en' ? 'en-GB' : [code, 'en-GB'], options).format(new Date(at));
}

function inWords(parts: readonly string[]): string {
  const { code } = printingNow('A list').rules;
  return new Intl.ListFormat(code === 'en' ? 'en-GB' : [code, 'en-GB']).format(parts);
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** As it stands within a sentence; German nouns keep their capital. */
const lowered = (text: string) =>
  printingNow('A label').rules.code.startsWith('de') ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
