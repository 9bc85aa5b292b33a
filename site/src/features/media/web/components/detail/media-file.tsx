import { DownloadIcon, TrashIcon } from '@trekker/design-system/account-icons.tsx';
import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { useId } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { addressOf } from '#contract/endpoint.ts';
import { deleteMedia, downloadOriginal, type LibraryItem } from '#features/media/staff-media.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { useApi } from '#web/session/use-session.ts';
import { DeleteAction } from '#web/staff/list/delete-action.tsx';
import { shortDay } from '#web/staff/staff-time.ts';
import { durationOf, nameOfMedia } from '../../library-item.ts';
import { bytesInWords } from '../../uploads/upload-words.ts';
import styles from './media-detail.module.css';
import { ReplaceFile } from './replace-file.tsx';
import { t } from './staff-media-detail.texts.ts';
import type { LibraryDetail } from './use-opened-item.ts';

export type MediaFileProps = {
  item: LibraryDetail;
  onReplaced: (item: LibraryItem) => void;
  closeHref: string;
};

/** What the file is, and what can be done with it: replaced, downloaded, deleted while nothing uses it. */
export function MediaFile({ item, onReplaced, closeHref }: MediaFileProps) {
  const api = useApi();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const reason = useId();
  const { _id, kind, width, height, bytes, contentType, uploadedAt, uploadedBy, fileName, usedIn } = item;
  const duration = durationOf(item);
  const size = [
    ...(width > 0 ? [`${width} × ${height}`] : []),
    ...(duration ? [duration] : []),
    ...(bytes > 0 ? [bytesInWords(bytes)] : []),
    typeInWords(contentType),
  ];
  const facts = [
    { name: t.size, fact: size.join(', ') },
    { name: t.uploaded, fact: uploaded(uploadedBy?.name, uploadedAt) },
    { name: t.file, fact: fileName || t.noName },
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ name, fact }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="nums">{fact}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.tools}>
        <ReplaceFile item={item} onReplaced={onReplaced} />
        <ButtonLink
          variant="outline"
          small
          href={hrefTo(addressOf(downloadOriginal, { params: { id: _id } }))}
          download={fileName || true}
          aria-label={t.downloadOriginal}
        >
          <DownloadIcon small />
          {t.download}
        </ButtonLink>
        {usedIn.length === 0 ? (
          <DeleteAction
            to={nameOfMedia(item)}
            word={t.delete}
            title={kind === 'video' ? t.deleteVideo : t.deleteImage}
            question={t.deleteQuestion}
            call={() => api.call(deleteMedia, { params: { id: _id } })}
            trashed={{ kind: 'media', id: _id }}
            onDeleted={() => void navigate(closeHref, { replace: true, preventScrollReset: true })}
          />
        ) : (
          <Button
            variant="ghost"
            small
            aria-disabled
            aria-describedby={reason}
            // Somewhere else it may have been taken out meanwhile.
            onClick={() => void revalidate()}
          >
            <TrashIcon small />
            {t.delete}
          </Button>
        )}
      </div>
      {usedIn.length > 0 && (
        <p className="tiny muted" id={reason}>
          {t.cannotDelete({ count: usedIn.length })}
        </p>
      )}
    </>
  );
}

const uploaded = (by: string | undefined, at: string) => [...(by ? [by] : []), shortDay(at)].join(', ');

const types: Readonly<Record<string, string>> = { 'image/jpeg': 'JPEG', 'image/webp': 'WebP', 'video/webm': 'WebM' };

/** image/png as "PNG". */
const typeInWords = (type: string) => types[type] ?? (type.split('/')[1] ?? '').toUpperCase();
