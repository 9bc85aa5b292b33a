import { Badge } from '@trekker/design-system/content/badge.tsx';
import type { MediaUse } from '#features/media/staff-media.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import styles from './media-detail.module.css';

const kinds: Record<MediaUse['kind'], string> = {
  story: 'Story',
  destination: 'Destination',
  highlight: 'Highlight',
  banner: 'Banner',
  about: 'About',
  page: 'Page',
  'team-member': 'Team member',
  brand: 'Brand',
  author: 'Author',
};

/** Fields by their names in the contract; others as these say themselves. */
const fields: Readonly<Record<string, string>> = {
  coverImage: 'cover',
  thumbnail: 'thumbnail',
  image: 'picture',
  images: 'picture',
  content: 'in the text',
  longDescription: 'in the text',
  introImage: 'intro',
  avatar: 'avatar',
  video: 'video',
  versions: 'in an earlier version',
};

/** Every place that shows an item, drafts included. */
export function UsedIn({ uses }: { uses: readonly MediaUse[] }) {
  if (uses.length === 0) return <p className="muted">Nothing shows it yet.</p>;
  return (
    <ul className={styles.uses}>
      {uses.map(({ kind, _id, title, field, isPublished, adminUrl }) => (
        <li key={`${kind} ${_id} ${field}`}>
          <span className="muted">{kinds[kind]}</span>
          {adminUrl ? (
            <a className="link" href={hrefTo(adminUrl)}>
              {title || 'Untitled'}
            </a>
          ) : (
            <span>{title || 'Untitled'}</span>
          )}
          <span className={styles.field}>
            {fields[field] ?? field}
            {!isPublished && <Badge tone="warn">Draft</Badge>}
          </span>
        </li>
      ))}
    </ul>
  );
}
