import { type CSSProperties, useState } from 'react';
import { classNames } from '../../class-names.ts';
import { t } from '../staff-controls.texts.ts';
import styles from './file-preview.module.css';
import { type PickedFile, urlOfPicked } from './picked-file.ts';
import { useObjectUrl } from './use-object-url.ts';

export type FilePreviewProps = {
  picked: PickedFile;
  kind: 'image' | 'video';
  /** Width to height, such as "16/9"; 3:2 by default. */
  ratio?: string | undefined;
  /** It is shown whole, as a logo is: on paper, or on what is dark in every theme. */
  plate?: 'paper' | 'night' | undefined;
  /** How much has been sent, 0 to 100; undefined while nothing is under way. */
  percent?: number | undefined;
};

/** What somebody chose, as it will be seen; over it, how far it has come while it goes up. */
export function FilePreview({ picked, kind, ratio = '3/2', plate, percent }: FilePreviewProps) {
  const chosen = useObjectUrl(picked.file);
  const url = picked.file ? chosen : urlOfPicked(picked);
  return (
    <div
      className={classNames(styles.box, plate && styles.whole, plate && styles[plate])}
      style={{ '--ratio': ratio } as CSSProperties}
    >
      {url && <Shown key={url} url={url} kind={kind} />}
      {picked.file && percent !== undefined && <UploadBar name={picked.name} percent={percent} />}
    </div>
  );
}

function Shown({ url, kind }: { url: string; kind: FilePreviewProps['kind'] }) {
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  if (failed) return <p className={styles.failed}>{kind === 'video' ? t.videoUnplayable : t.imageFailed}</p>;
  if (kind === 'video') return <video src={url} controls muted playsInline preload="metadata" onError={fail} />;
  return <img src={url} alt="" draggable={false} onError={fail} />;
}

function UploadBar({ name, percent }: { name: string; percent: number }) {
  return (
    <div className={styles.bar}>
      <progress max={100} value={percent} aria-label={t.uploading({ name })} />
      {Math.round(percent)}%
    </div>
  );
}
