import { DropBox } from '@trekker/design-system/staff/forms/drop-box.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { useNavigate } from 'react-router';
import { createImport } from '#features/imports/import.contract.ts';
import { useSave } from '#web/staff/form/use-save.ts';
import { t } from '../staff-imports.texts.ts';
import styles from './imports.module.css';

const sources: () => readonly [name: string, how: string][] = () => [
  [t.trekker, t.trekkerHow],
  [t.wordpress, t.wordpressHow],
  [t.ghost, t.ghostHow],
  [t.markdown, t.markdownHow],
  [t.tables, t.tablesHow],
];

/** Takes a file in; nothing of it is imported before somebody says so. */
export function BringFile() {
  const saving = useSave();
  const navigate = useNavigate();
  const { busy, percent, problem, errors } = saving;
  const bring = async (file: File | undefined) => {
    if (!file) return;
    const answer = await saving.send(createImport, { body: {}, files: { file: { name: file.name, file } } });
    if (answer) void navigate(`/admin/settings/import/${answer.data._id}`);
  };
  return (
    <FormPart title={t.bring}>
      <div className="stack">
        {busy ? (
          <div>
            <p id="upload-progress" role="status">
              {percent === undefined || percent === 100 ? t.almostThere : t.uploading({ percent })}
            </p>
            <progress aria-labelledby="upload-progress" max={100} value={percent ?? 0} />
          </div>
        ) : (
          <DropBox
            kind="archive"
            label={t.import}
            accept=".xml,.json,.zip,.csv,.tsv,.md,.markdown,.geojson,.gpx,.kml,.kmz"
            hint={t.limit}
            invalid={problem !== null}
            onFiles={([file]) => void bring(file)}
          />
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {errors.file ?? problem.message}
          </p>
        )}
        <ul className={styles.sources}>
          {sources().map(([name, how]) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="muted">{how}</p>
            </li>
          ))}
        </ul>
      </div>
    </FormPart>
  );
}
