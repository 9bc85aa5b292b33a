import { isSectionName, orderedHomeParts, type SectionName, sectionNames } from '#contract/rules/sections.ts';
import type { Sections } from '../../section.contract.ts';
import type { SectionRow } from './section.repository.ts';

export function presentSections(row: SectionRow | undefined): Sections {
  const off = new Set(row?.sectionsOff.filter(isSectionName));
  const flags = Object.fromEntries(sectionNames.map((name) => [name, !off.has(name)]));
  return { ...(flags as Record<SectionName, boolean>), homeOrder: orderedHomeParts(row?.homeOrder ?? []) };
}
