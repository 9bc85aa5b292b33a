import { PencilIcon } from '@trekker/design-system/account-icons.tsx';
import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { StateBadge } from '../list/state-badge.tsx';
import styles from './preview-bar.module.css';
import { t } from './staff-form.texts.ts';

export type PreviewBarProps = {
  isPublished: boolean;
  /** It shows texts that this browser keeps and the server does not know. */
  isUnsaved: boolean;
  /** The form of what is seen. */
  edit: string;
};

/** Says on a preview that it is one, and leads back to the form. */
export function PreviewBar({ isPublished, isUnsaved, edit }: PreviewBarProps) {
  return (
    <aside className={styles.bar} aria-label={t.preview}>
      <p>
        <b>{t.preview}</b> <StateBadge state={isPublished ? 'Published' : 'Draft'} />
        <span className="fine muted">
          {isUnsaved && t.previewUnsaved}
          {!isUnsaved && (isPublished ? t.previewPublic : t.previewStored)}
        </span>
      </p>
      <ButtonLink variant="outline" small href={hrefTo(edit)}>
        <PencilIcon small />
        {t.edit}
      </ButtonLink>
    </aside>
  );
}
