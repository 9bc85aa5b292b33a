import type { Content, Json, VersionedFields } from '../versioned-field.ts';

const mostTold = 3;
const mostQuoted = 60;

/** One sentence for staff that tells what was changed, in English: "Title and 2 paragraphs of content". */
export function summarize(fields: VersionedFields, from: Content, to: Content, changed: readonly string[]): string {
  const [only] = changed;
  if (changed.length === 1 && only !== undefined) return summarizeOne(fields, only, from[only], to[only]);
  const told = changed.slice(0, mostTold).map((name) => partOf(fields, name, from[name], to[name]));
  const more = changed.length - told.length;
  return capitalized(inWords(more > 0 ? [...told, `${more} more ${more === 1 ? 'field' : 'fields'}`] : told));
}

function summarizeOne(fields: VersionedFields, name: string, from: Json | undefined, to: Json | undefined): string {
  const field = fields[name];
  if (field?.type === 'text' && typeof from === 'string' && from.length > 0 && from.length <= mostQuoted)
    return `${field.label()}, was “${from}”`;
  if (typeof to === 'boolean') return flagInWords(name, field?.label() ?? name, to);
  return capitalized(partOf(fields, name, from, to));
}

function flagInWords(name: string, label: string, isOn: boolean): string {
  if (name === 'isPublished') return isOn ? 'Published' : 'Unpublished';
  if (name === 'active') return isOn ? 'Activated' : 'Deactivated';
  if (name === 'featured') return isOn ? 'Featured' : 'No longer featured';
  return `${label}: ${isOn ? 'yes' : 'no'}`;
}

function partOf(fields: VersionedFields, name: string, from: Json | undefined, to: Json | undefined): string {
  const label = lowered(fields[name]?.label() ?? name);
  if (fields[name]?.type !== 'markdown') return label;
  const count = changedParagraphs(String(from ?? ''), String(to ?? ''));
  return `${count} ${count === 1 ? 'paragraph' : 'paragraphs'} of the ${label}`;
}

/** Those that are new or other, and where only some are gone, those. */
function changedParagraphs(from: string, to: string): number {
  const paragraphs = (text: string) => new Set(text.split('\n\n').filter(Boolean));
  const [old, fresh] = [paragraphs(from), paragraphs(to)];
  return Math.max(fresh.difference(old).size, old.difference(fresh).size, 1);
}

function inWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const lowered = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
