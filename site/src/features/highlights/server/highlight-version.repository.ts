import { markdownOfPlainText } from '@trekker/rich-text/normal-markdown.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { keptMedia } from '../../media/server/media.columns.ts';
import type { VersionedKind } from '../../versions/server/versioned-kind.ts';
import { highlightVersionFields } from '../highlight-versions.ts';
import { highlights } from './highlight.table.ts';

async function readHighlightContent(tx: Queryable, id: string) {
  const { name, description, location, region, rating, date, featured, published, updatedAt } = highlights;
  const [row] = await tx
    .select({
      content: {
        name,
        description,
        location,
        region,
        rating,
        date,
        image: keptMedia(highlights.imageId),
        video: keptMedia(highlights.videoId),
        captions: keptMedia(highlights.captionsId),
        avatar: keptMedia(highlights.avatarId),
        featured,
        isPublished: published,
      },
      markdown: highlights.descriptionMarkdown,
      updatedAt,
    })
    .from(highlights)
    .where(eq(highlights.id, id));
  if (!row) return undefined;
  const { content, markdown, updatedAt: changedAt } = row;
  const text = markdown ?? markdownOfPlainText(content.description);
  return { content: { ...content, description: text }, updatedAt: changedAt };
}

export type HighlightContent = NonNullable<Awaited<ReturnType<typeof readHighlightContent>>>['content'];

export const highlightVersions = {
  kind: 'highlight',
  fields: highlightVersionFields,
  read: readHighlightContent,
} satisfies VersionedKind;
