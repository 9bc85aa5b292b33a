import { type ComponentType, useId, useState } from 'react';
import { FieldError } from '../../forms/field.tsx';
import { Group } from '../../group.tsx';
import { LiveRegion } from '../../overlay/live-region.tsx';
import { t } from '../staff-controls.texts.ts';
import { DropBox } from './drop-box.tsx';
import { ImageItem, type LinkFieldProps } from './image-item.tsx';
import styles from './images-field.module.css';
import {
  type FileCheck,
  type LibraryButton,
  libraryFile,
  type PickedFile,
  pickedFile,
  replaced,
  replacedByLibrary,
  sortFiles,
} from './picked-file.ts';
import { useRows } from './use-rows.ts';

export type ImagesFieldProps = {
  label: string;
  /** The label is read aloud but not shown, where a FormPart's title stands above. */
  hideLabel?: boolean | undefined;
  /** Of the control that chooses; an ErrorSummary may link to it. */
  id?: string | undefined;
  value: readonly PickedFile[];
  onChange: (value: PickedFile[]) => void;
  accept: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  check?: FileCheck | undefined;
  /** How much of the form has been sent, 0 to 100; undefined while nothing is under way. */
  percent?: number | undefined;
  /** So many and no more, with what is said to somebody who chooses more. */
  most?: { count: number; message: string };
  /** Each has a caption. */
  captions?: boolean | undefined;
  /** A field for what each one leads to. */
  linkField?: ComponentType<LinkFieldProps> | undefined;
  /** What the places are called, and the crop that each will have: width to height. */
  places?: readonly { name: string; ratio: string }[];
  /** The first one cannot be removed, only replaced or moved. */
  firstStays?: boolean | undefined;
  /** They may be chosen from a library as well. */
  library?: LibraryButton | undefined;
};

/**
 * Images in their order: dropped or chosen, seen at once, moved by drag or by buttons, replaced, removed, put in words.
 */
export function ImagesField(props: ImagesFieldProps) {
  const {
    label,
    hideLabel,
    id,
    value,
    onChange,
    accept,
    hint,
    error,
    check,
    percent,
    most,
    captions,
    linkField,
    firstStays,
    places,
    library: Library,
  } = props;
  const rows = useRows(value, onChange);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, say] = useState('');
  const errorId = `${useId()}-error`;
  const wrong = [...(error ? [error] : []), ...refusals];
  const room = most ? most.count - value.length : Infinity;

  const take = (files: File[]) => {
    const { taken, refusals: reasons } = sortFiles(files, check, Infinity);
    setRefusals(most && taken.length > room ? [...reasons, most.message] : reasons);
    onChange([...value, ...taken.slice(0, room).map(pickedFile)]);
  };
  const replace = (place: number, picked: PickedFile, file: File) => {
    const { taken, refusals: reasons } = sortFiles([file], check, 1);
    setRefusals(reasons);
    if (taken[0]) rows.change(place, replaced(picked, taken[0]));
  };
  const move = (from: number, to: number, part?: 'up' | 'down') => {
    if (!(to in value)) return;
    rows.move(from, to, part);
    say(t.imageMoved({ from: from + 1, to: to + 1 }));
  };

  return (
    <Group className={styles.field} label={label}>
      {!hideLabel && <span className={styles.label}>{label}</span>}
      <div aria-live="polite">
        {wrong.length > 0 && (
          <div id={errorId}>
            {wrong.map((message) => (
              <FieldError key={message}>{message}</FieldError>
            ))}
          </div>
        )}
      </div>
      {value.length > 0 && <p className="tiny muted">{t.alternativeTextHint}</p>}
      {value.length > 0 && (
        <ol ref={rows.list} className={styles.items}>
          {value.map((picked, place) => (
            <ImageItem
              key={rows.keys[place]}
              rowKey={rows.keys[place] ?? 0}
              picked={picked}
              place={place}
              as={places?.[place]}
              count={value.length}
              accept={accept}
              percent={percent}
              stays={firstStays && place === 0}
              isDragged={dragged === place}
              onCaption={captions ? (caption) => rows.change(place, { ...picked, caption }) : undefined}
              linkField={linkField}
              onLink={(link) => rows.change(place, { ...picked, link })}
              onAlt={(alt) => rows.change(place, { ...picked, alt })}
              onReplace={(file) => replace(place, picked, file)}
              library={Library}
              onLibrary={(chosen) => {
                setRefusals([]);
                rows.change(place, replacedByLibrary(picked, chosen));
              }}
              onRemove={() => {
                setRefusals([]);
                rows.remove(place);
                say(t.rowRemoved({ name: t.imageNumber({ number: place + 1 }) }));
              }}
              onMove={(to, part) => move(place, to, part)}
              onDrag={setDragged}
              onDropped={() => {
                if (dragged !== null && dragged !== place) move(dragged, place);
                setDragged(null);
              }}
            />
          ))}
        </ol>
      )}
      {room > 0 && (
        <DropBox
          id={id}
          kind="image"
          multiple
          label={label}
          accept={accept}
          hint={hint}
          describedBy={wrong.length > 0 ? errorId : undefined}
          invalid={wrong.length > 0}
          onFiles={take}
        />
      )}
      {room > 0 && Library && (
        <div>
          <Library
            label={label}
            kind="image"
            most={room}
            onChoose={(chosen) => {
              setRefusals([]);
              onChange([...value, ...chosen.map(libraryFile)]);
            }}
          />
        </div>
      )}
      <LiveRegion>{said}</LiveRegion>
    </Group>
  );
}
