import { Badge } from '@trekker/design-system/content/badge.tsx';
import type { MediaUse } from '#features/media/staff-media.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import styles from './media-detail.module.css';
import { t } from './staff-media-detail.texts.ts';

const kinds: Record<MediaUse['kind'], () => string> = {
  story: () => t.story,
  destination: () => t.destination,
  highlight: () => t.highlight,
  banner: () => t.banner,
  about: () => t.about,
  page: () => t.page,
  'team-member': () => t.teamMember,
  brand: () => t.brand,
  author: () => t.author,
};

/** Fields by their names in the contract; others as these say themselves. */
const fields: Readonly<Record<string, () => string>> = {
  coverImage: () => t.inCover,
  thumbnail: () => t.inThumbnail,
  image: () => t.inImage,
  images: () => t.inImage,
  content: () => t.inText,
  longDescription: () => t.inText,
  introImage: () => t.inIntro,
  avatar: () => t.inAvatar,
  video: () => t.inVideo,
  versions: () => t.inEarlier,
};

/** Every place that shows an item, drafts included. */
export function UsedIn({ uses }: { uses: readonly MediaUse[] }) {
  if (uses.length === 0) return <p className="muted">{t.nothingShows}</p>;
  return (
    <ul className={styles.uses}>
      {uses.map(({ kind, _id, title, field, isPublished, adminUrl }) => (
        <li key={`${kind} ${_id} ${field}`}>
          <span className="muted">{kinds[kind]()}</span>
          {adminUrl ? (
            <a className="link" href={hrefTo(adminUrl)}>
              {title || t.untitled}
            </a>
          ) : (
            <span>{title || t.untitled}</span>
          )}
          <span className={styles.field}>
            {fields[field]?.() ?? field}
            {!isPublished && <Badge tone="warn">{t.draft}</Badge>}
          </span>
        </li>
      ))}
    </ul>
  );
}
