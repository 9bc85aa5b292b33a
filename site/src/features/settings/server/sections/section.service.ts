import type { z } from 'zod';
import { homeParts, type SectionName, sectionNames } from '#contract/rules/sections.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import type { ToldDetail, ToldPart } from '#features/activity/told-detail.ts';
import type { CardReads, Viewer } from '#server/dependencies.ts';
import { dropEverything } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import type { Sections, updateSections } from '../../section.contract.ts';
import { readPublicBrand } from '../brand/brand.service.ts';
import { lockSettings } from '../settings.repository.ts';
import { presentSections } from './section.presenter.ts';
import { findSections, storeSections } from './section.repository.ts';

/** Which parts of the site are on: from memory, until a change. Every page and every call of a section asks. */
export async function readPublicSections(dependencies: CardReads): Promise<Sections> {
  return (await readPublicBrand(dependencies)).sections;
}

/** The same for staff: as it is stored. */
export async function readSections(db: Queryable): Promise<Sections> {
  return presentSections(await findSections(db));
}

/** What is not given stays as it is. */
export async function saveSections(
  db: Transactor,
  viewer: Viewer,
  { homeOrder, ...flags }: z.output<(typeof updateSections)['body']>,
): Promise<Sections> {
  return db.transaction(async (tx) => {
    const { row } = await lockSettings(tx);
    const before = presentSections(row);
    const wanted: Sections = { ...before, ...given(flags), ...(homeOrder && { homeOrder }) };
    const detail = detailOf(before, wanted);
    if (detail.length === 0) return before;
    await storeSections(tx, {
      sectionsOff: sectionNames.filter((name) => !wanted[name]),
      homeOrder: chosenOrder(wanted),
    });
    // Cards, places and lists show parts of other sections: what is kept of them has no tag in common.
    await dropEverything(tx);
    await recordActivity(tx, viewer, { action: 'Changed sections', detail, type: 'update' });
    return wanted;
  });
}

const given = (flags: { [Name in SectionName]?: boolean | undefined }): Partial<Sections> =>
  Object.fromEntries(Object.entries(flags).filter(([, on]) => on !== undefined));

const sameOrder = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** Empty where it is the one that comes with the site. */
export const chosenOrder = ({ homeOrder }: Sections) => (sameOrder(homeOrder, homeParts) ? [] : homeOrder);

type ToldNames = Extract<ToldPart, { names: unknown }>;

function detailOf(before: Sections, after: Sections): ToldDetail {
  const changed = sectionNames.filter((name) => before[name] !== after[name]);
  const told: ToldNames[] = [
    { what: 'sectionsOn', names: changed.filter((name) => after[name]) },
    { what: 'sectionsOff', names: changed.filter((name) => !after[name]) },
    { what: 'homeOrder', names: sameOrder(before.homeOrder, after.homeOrder) ? [] : after.homeOrder },
  ];
  return told.filter(({ names }) => names.length > 0);
}
