import { ownLanguage } from '@trekker/texts/own-language.ts';
import { Problem } from '#contract/problem.ts';
import { requireSiteLanguage } from '#features/languages/server/language.service.ts';
import type { Content } from '#features/versions/versioned-field.ts';
import type { Translator } from '#server/dependencies.ts';
import type { Queryable } from '#server/queryable.ts';
import type { Of } from '../edition.repository.ts';
import type { EditionKind } from '../edition.service.ts';
import type { EditionRow } from '../edition.table.ts';
import { textsToTranslate, translated } from './suggestion.rules.ts';

/**
 * What the form of an item in another language may begin with: its texts, or the `fields` of them, as a machine
 * translates them. The others are blank, and nothing is saved.
 * @throws Problem `not_found`, also where no service is there to ask; what the translator throws
 */
export async function suggestEdition<Row extends EditionRow, Texts extends Content, Sent extends object>(
  db: Queryable,
  kind: EditionKind<Row, Texts, Sent>,
  translator: Translator | null,
  { id, language }: Of,
  fields: readonly string[] | undefined,
): Promise<{ texts: Texts; kept: number }> {
  if (!translator) throw new Problem('not_found');
  const source = await kind.original.versions.read(db, id);
  if (!source) throw new Problem('not_found', kind.notFound());
  await requireSiteLanguage(db, language);
  const all = Object.entries(kind.original.textsOf(source.content));
  const wanted = Object.fromEntries(all.filter(([name]) => fields?.includes(name) ?? true)) as Texts;
  const texts = textsToTranslate(wanted, kind.fields);
  const answers = texts.length > 0 ? await translator({ from: ownLanguage(), to: language, texts }) : [];
  const said = translated(wanted, kind.fields, answers);
  return { texts: { ...kind.blank, ...said.texts }, kept: said.kept };
}
