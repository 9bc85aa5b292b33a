import { ownLanguage } from '@trekker/texts/own-language.ts';
import { readLanguageInUse } from '#features/languages/server/language.service.ts';
import { altIn, textsFor } from '#features/translations/server/edition.rules.ts';
import { type ImageTexts, readImageTexts } from '#features/translations/server/image-text.service.ts';
import { type FoundEdition, readEditionsHere } from '#features/translations/server/public-edition.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import type { TeamMember } from '../../about.contract.ts';
import { presentTeamMember } from '../about.presenter.ts';
import { listTeam, type TeamMemberRow } from '../about.repository.ts';
import { type MemberEditionRow, memberEditionTables } from './team-member-edition.repository.ts';

/** The whole team in its order, in the language that is in use. */
export async function readTeamHere(dependencies: CardReads): Promise<TeamMember[]> {
  const rows = await listTeam(dependencies.reads);
  const ids = rows.map(({ id }) => id);
  const found = await readEditionsHere(dependencies, memberEditionTables, ids, words);
  const language = await readLanguageInUse(dependencies);
  if (!found || !language) return rows.map(presentTeamMember);
  const images = rows.map((row) => presentTeamMember(row).image);
  const texts = await readImageTexts(dependencies.reads, language, images);
  return rows.map((row) => presentIn(row, found(row.id), texts));
}

const words = ['name', 'role', 'description'] as const;

/** With the words of the edition, if one is there for its readers, and what the portrait shows called so, too. */
function presentIn(row: TeamMemberRow, found: FoundEdition<MemberEditionRow>, { say }: ImageTexts): TeamMember {
  const { edition, texts, inLanguage } = textsFor(found.inLanguage.language, words, row, found.edition);
  const { imageAlt = '', language = ownLanguage() } = edition ?? {};
  // What nobody said of it is said in the language in use.
  const said = imageAlt ? { alt: imageAlt, ...altIn(inLanguage.language, language) } : ofOriginal(row, inLanguage);
  const member = presentTeamMember({ ...row, ...texts });
  const { image } = member;
  const shown = image && { ...image, ...said };
  return { ...member, image: imageAlt ? shown : say(shown), ...inLanguage };
}

const ofOriginal = ({ image }: TeamMemberRow, { language }: { language: string }) =>
  image?.alt ? altIn(language, ownLanguage()) : {};
