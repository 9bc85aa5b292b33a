import { type ChangeEvent, type DragEvent, type Ref, useState } from 'react';
import { ImageIcon, SpeechIcon, UploadIcon } from '../../account-icons.tsx';
import { classNames } from '../../class-names.ts';
import { VideoIcon } from '../../icon.tsx';
import { t } from '../staff-controls.texts.ts';
import styles from './drop-box.module.css';

export type DropBoxProps = {
  id?: string | undefined;
  kind: 'image' | 'video' | 'captions' | 'archive';
  /** What is wanted, read aloud before the words in the box. */
  label: string;
  /** As in `<input accept>`. */
  accept: string;
  multiple?: boolean | undefined;
  /** Which files are taken: "JPEG or PNG, up to 10 MB". */
  hint?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  onFiles: (files: File[]) => void;
  ref?: Ref<HTMLInputElement> | undefined;
};

const invitations = {
  image: () => t.dropImage,
  video: () => t.dropVideo,
  captions: () => t.dropCaptions,
  archive: () => t.dropArchive,
};

/** Where files are dropped, or chosen by pressing. */
export function DropBox(props: DropBoxProps) {
  const { id, kind, label, accept, multiple, hint, describedBy, invalid, onFiles, ref } = props;
  const [over, setOver] = useState(false);

  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  const Sign = { image: ImageIcon, video: VideoIcon, captions: SpeechIcon, archive: UploadIcon }[kind];
  return (
    <label
      className={classNames(styles.drop, over && styles.over, invalid && styles.invalid)}
      onDragOver={onDrag}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        ref={ref}
        id={id}
        type="file"
        className="sr"
        accept={accept}
        multiple={multiple}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => takeFiles(event, onFiles)}
      />
      <Sign />
      <span>
        <span className="sr">{label}: </span>
        <b>{multiple ? t.dropImages : invitations[kind]()}</b>
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}

/** Hands on the files of a file input and empties it, so that the same file can be chosen again. */
export function takeFiles(event: ChangeEvent<HTMLInputElement>, onFiles: (files: File[]) => void) {
  const files = [...(event.target.files ?? [])];
  event.target.value = '';
  if (files.length > 0) onFiles(files);
}
