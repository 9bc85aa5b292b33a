import { randomUUID } from 'node:crypto';
import { plainText } from '@trekker/rich-text/plain-text.ts';
import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { recordActivity } from '../../activity/server/activity.service.ts';
import type { CheckedKind } from '../../checklists/server/checklist.service.ts';
import { attachImage } from '../../media/server/images/gallery.service.ts';
import { describeText, textToStore } from '../../rich-text/server/rich-text.service.ts';
import { onlyChanged } from '../../versions/server/content.rules.ts';
import { type Edit, saveEdit } from '../../versions/server/edit.service.ts';
import type { Restore, Restored } from '../../versions/server/restorable-kind.ts';
import { restoreEdit } from '../../versions/server/version.service.ts';
import { type About, aboutId, aboutTag, type TeamMember } from '../about.contract.ts';
import { aboutChecklist } from '../about-checklist.ts';
import { type AboutChanges, aboutRules } from '../staff-about.contract.ts';
import { presentAbout, presentTeamMember, type ShownAbout } from './about.presenter.ts';
import { findAbout, listTeam } from './about.repository.ts';
import { type AboutContent, aboutVersions } from './about-version.repository.ts';
import { t } from './api-about.texts.ts';
import { outdateAboutEditions } from './editions/about-edition.service.ts';
import * as store from './staff-about.repository.ts';

export const aboutCheck: CheckedKind = { versions: aboutVersions, fields: aboutChecklist };

/** The whole team in its order. */
export async function describeTeam(db: Queryable): Promise<TeamMember[]> {
  return (await listTeam(db)).map(presentTeamMember);
}

/** As staff have written it, with the team. */
export async function readAbout(db: Queryable): Promise<About> {
  const [row, team] = await Promise.all([findAbout(db), describeTeam(db)]);
  return { ...(await describeAbout(db, row)), team };
}

type TextLanguages = { intro?: string | undefined; mission?: string | undefined };

/** The page itself, without the team. `languages`: of its texts, where they are not in the site's own. */
export async function describeAbout(
  db: Queryable,
  row: ShownAbout | undefined,
  languages: TextLanguages = {},
): Promise<About> {
  const intro = { plain: row?.intro ?? '', markdown: row?.introMarkdown ?? null };
  const mission = { plain: row?.mission.join('\n\n') ?? '', markdown: row?.missionMarkdown ?? null };
  const [introBody, missionBody] = await Promise.all([
    describeText(db, intro, languages.intro),
    describeText(db, mission, languages.mission),
  ]);
  return presentAbout(row, { introBody, missionBody });
}

/**
 * Writes the about page, for the first time or anew; what is not sent stays, and what somebody has saved since
 * `updatedAt` where this changes something else. Gives the fields that others changed. Throws `conflict`.
 */
export function saveAbout(
  db: Transactor,
  viewer: Viewer,
  { updatedAt, smallChange = false, ...input }: AboutChanges,
  introImage: SentMedia | undefined,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const { row, isNew } = await store.lockAbout(tx);
    const startedFrom = isNew ? undefined : updatedAt;
    const edit = { by: viewer.accountId, isNew, startedFrom, isSmall: smallChange };
    const merged = await changeAbout(tx, row, edit, (from) => wantedAbout(tx, from, input, introImage));
    const action = isNew ? 'Added about page' : 'Updated about page';
    const detail = input.title ?? row.title;
    await recordActivity(tx, viewer, { action, detail, type: isNew ? 'add' : 'update' });
    await dropCached(tx, [aboutTag]);
    return merged;
  });
}

/** Makes the page what it was. Throws `conflict`; `not_found` where nobody has written it. */
export function restoreAbout(db: Transactor, viewer: Viewer, _id: string, restore: Restore): Promise<Restored> {
  return db.transaction(async (tx) => {
    const { row, isNew } = await store.lockAbout(tx);
    if (isNew) throw new Problem('not_found', t.nothingYet);
    const wanted = async (from: AboutContent) => restore.wanted(from);
    const merged = await changeAbout(tx, row, restoreEdit(viewer, restore), wanted);
    await recordActivity(tx, viewer, { action: 'Restored about page', detail: row.title, type: 'update' });
    await dropCached(tx, [aboutTag]);
    return { data: await readAbout(tx), merged };
  });
}

/** `isSmall`: translations stay good, whatever the texts say now. */
type AboutEdit = Omit<Edit, 'id' | 'stored'> & { isSmall?: boolean };

/** Saves an edit of the page, its row locked; gives the fields that others changed meanwhile. Throws `conflict`. */
function changeAbout(
  tx: Queryable,
  stored: store.AboutRecord,
  { isSmall = false, ...edit }: AboutEdit,
  wanted: (from: AboutContent) => Promise<AboutContent>,
): Promise<string[]> {
  const write = async (before: AboutContent, after: AboutContent) => {
    const { intro, introImage, mission, values, ...texts } = onlyChanged(before, after);
    await store.updateAbout(tx, {
      ...texts,
      ...(intro !== undefined && (await introToStore(tx, intro))),
      ...(mission !== undefined && (await missionToStore(tx, mission))),
      values: values?.map(({ _id, ...value }) => ({ id: _id, ...value })),
      introImageId: introImage === undefined ? undefined : (introImage?.media ?? null),
    });
    if (!isSmall) await outdateAboutEditions(tx, aboutId, before, after);
  };
  return saveEdit(tx, aboutVersions, { ...edit, id: aboutId, stored }, { wanted, write });
}

/** What a form wants of the page that it began with. */
async function wantedAbout(
  tx: Queryable,
  from: AboutContent,
  { title, intro, mission, values, join, introImageAlt }: Omit<AboutChanges, 'updatedAt' | 'smallChange'>,
  image: SentMedia | undefined,
): Promise<AboutContent> {
  return {
    title: title ?? from.title,
    intro: intro === undefined ? from.intro : (await introToStore(tx, intro)).introMarkdown,
    mission: mission === undefined ? from.mission : (await missionToStore(tx, mission.join('\n\n'))).missionMarkdown,
    introImage: await attachImage(tx, image, from.introImage, { alt: introImageAlt, cacheTags: [aboutTag] }),
    values: values ? values.map(({ _id, ...value }) => ({ _id: _id || randomUUID(), ...value })) : from.values,
    joinTitle: join?.title ?? from.joinTitle,
    joinDescription: join?.description ?? from.joinDescription,
  };
}

async function introToStore(tx: Queryable, sent: string) {
  const { plain, markdown } = await textToStore(tx, 'intro', sent, aboutRules.intro);
  return { intro: plain, introMarkdown: markdown };
}

const { items, characters } = aboutRules.mission;

/** Its parts are one text, whose blocks are its parts from then on. It may be empty. */
async function missionToStore(tx: Queryable, sent: string) {
  const { markdown, blocks } = await textToStore(tx, 'mission', sent, { most: items * characters });
  return { mission: blocks.map((block) => plainText([block])), missionMarkdown: markdown };
}
