import type { ReactNode } from 'react';
import { Button } from '../../actions/button.tsx';
import { classNames } from '../../class-names.ts';
import { CheckIcon } from '../../icon.tsx';
import { useObjectUrl } from '../forms/use-object-url.ts';
import { t } from '../staff-controls.texts.ts';
import { MediaThumb } from './media-thumb.tsx';
import styles from './upload-list.module.css';

export type UploadListProps = {
  /** "Uploading 5 files". */
  title: string;
  /** "2 done, 18 of 31 MB, about 20 seconds left". */
  summary: string;
  /** On the button for all of them. */
  action: { label: string; onClick: () => void };
  children: ReactNode;
};

/** Files that go up into a library: a ruled strip above it. */
export function UploadList({ title, summary, action, children }: UploadListProps) {
  return (
    <section className={styles.uploads} aria-label={t.uploads}>
      <div className={styles.line}>
        <p>
          <b>{title}</b> <span className="muted nums">{summary}</span>
        </p>
        <Button variant="ghost" small onClick={action.onClick}>
          {action.label}
        </Button>
      </div>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

export type UploadRowProps = {
  name: string;
  /** The file itself, of which an image is shown. */
  file: File;
  /** Where it is, in words. */
  text: string;
  tone?: 'duplicate' | 'failed' | 'done' | undefined;
  /** 0 to 100, while it goes up. */
  percent?: number | undefined;
  /** What can be done with it: IconButtons, a Button. */
  children?: ReactNode;
};

/** One file: how far it has come, what went wrong, that it was there already. */
export function UploadRow({ name, file, text, tone, percent, children }: UploadRowProps) {
  const isImage = file.type.startsWith('image/');
  const url = useObjectUrl(isImage && tone !== 'failed' ? file : undefined);
  // Its size is not known yet, and the thumb crops what it gets.
  const image = url ? { url, alt: '', width: 3, height: 2, sizes: [] } : null;
  return (
    <li className={classNames(styles.row, tone && styles[tone])}>
      <div className={styles.image}>
        <MediaThumb source={image && { kind: 'image', image }} sizes="60px" />
      </div>
      <div className={styles.words}>
        <b>{name}</b>
        <span className={styles.text}>{text}</span>
        {percent !== undefined && <progress max={100} value={percent} aria-label={t.uploading({ name })} />}
      </div>
      <div className={styles.tools}>
        {tone === 'done' && <CheckIcon small className={styles.check} />}
        {children}
      </div>
    </li>
  );
}
