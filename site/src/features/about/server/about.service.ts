import { randomUUID } from 'node:crypto';
import { plainText } from '@trekker/rich-text/plain-text.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { SentMedia } from '#server/forms/media-upload.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { recordActivity } from '../../activity/server/activity.service.ts';
import { refuseOutdated } from '../../activity/server/outdated-edit.service.ts';
import { attachOrDescribe } from '../../media/server/images/gallery.service.ts';
import { describeText, textToStore } from '../../rich-text/server/rich-text.service.ts';
import { type About, aboutTag, type TeamMember } from '../about.contract.ts';
import { type AboutChanges, aboutRules } from '../staff-about.contract.ts';
import { presentAbout, presentTeamMember } from './about.presenter.ts';
import { findAbout, listTeam } from './about.repository.ts';
import * as store from './staff-about.repository.ts';

/** The whole team in its order. */
export async function describeTeam(db: Queryable): Promise<TeamMember[]> {
  return (await listTeam(db)).map(presentTeamMember);
}

export async function readAbout(db: Queryable): Promise<About> {
  const [row, team] = await Promise.all([findAbout(db), listTeam(db)]);
  const [introBody, missionBody] = await Promise.all([
    describeText(db, { plain: row?.intro ?? '', markdown: row?.introMarkdown ?? null }),
    describeText(db, { plain: row?.mission.join('\n\n') ?? '', markdown: row?.missionMarkdown ?? null }),
  ]);
  return presentAbout(row, { introBody, missionBody }, team);
}

/** Writes the about page, for the first time or anew; what is not sent stays. Throws `conflict`. */
export async function saveAbout(
  db: Transactor,
  viewer: Viewer,
  { updatedAt, title, intro, mission, values, join, introImageAlt }: AboutChanges,
  introImage: SentMedia | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, isNew } = await store.lockAbout(tx);
    if (!isNew) await refuseOutdated(tx, row, updatedAt);
    await store.updateAbout(tx, {
      title,
      ...(intro !== undefined && (await introToStore(tx, intro))),
      ...(mission && (await missionToStore(tx, mission))),
      values: values?.map(({ _id, ...value }) => ({ id: _id || randomUUID(), ...value })),
      joinTitle: join?.title,
      joinDescription: join?.description,
      introImageId: await attachOrDescribe(tx, introImage, row.introImageId, {
        alt: introImageAlt,
        cacheTags: [aboutTag],
      }),
    });
    const action = isNew ? 'Added about page' : 'Updated about page';
    await recordActivity(tx, viewer, { action, detail: title ?? row.title, type: isNew ? 'add' : 'update' });
    await dropCached(tx, [aboutTag]);
  });
}

async function introToStore(tx: Queryable, sent: string) {
  const { plain, markdown } = await textToStore(tx, 'intro', sent, aboutRules.intro);
  return { intro: plain, introMarkdown: markdown };
}

const { items, characters } = aboutRules.mission;

/** Its parts are one text, whose blocks are its parts from then on. It may be empty. */
async function missionToStore(tx: Queryable, sent: readonly string[]) {
  const most = items * characters;
  const { markdown, blocks } = await textToStore(tx, 'mission', sent.join('\n\n'), { most });
  return { mission: blocks.map((block) => plainText([block])), missionMarkdown: markdown };
}
