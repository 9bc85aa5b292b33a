import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field, useFieldAttributes } from '@trekker/design-system/forms/field.tsx';
import styles from '../../profile.module.css';
import { t } from './profile.texts.ts';

const accepted = ['image/jpeg', 'image/png', 'image/gif'];
const mostBytes = 5 * 1024 * 1024;

/** What is wrong with a chosen file, in literal words (docs/specification.md, 7). The server looks at its bytes. */
export function wrongAvatar({ type, size }: File): string | undefined {
  if (!accepted.includes(type)) return t.wrongFile;
  return size > mostBytes ? t.fileTooLarge : undefined;
}

export type AvatarFieldProps = {
  chosen: File | null | undefined;
  /** Whether there would be one to take away. */
  hasImage: boolean;
  error: string | undefined;
  onChoose: (file: File | null) => void;
};

/** One's portrait: chosen, replaced, taken away. */
export function AvatarField({ chosen, hasImage, error, onChoose }: AvatarFieldProps) {
  return (
    <Field label={t.avatar} hint={t.avatarHint} error={error}>
      <div className={styles.avatar}>
        <Choose name={chosen?.name} onChoose={onChoose} />
        {hasImage && (
          <Button variant="ghost" small onClick={() => onChoose(null)}>
            {t.remove}
          </Button>
        )}
      </div>
    </Field>
  );
}

function Choose({ name, onChoose }: { name: string | undefined; onChoose: (file: File) => void }) {
  return (
    <label className={styles.choose}>
      <input
        type="file"
        name="avatar"
        className="sr"
        accept={accepted.join(',')}
        {...useFieldAttributes()}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
      {name ?? t.chooseAPicture}
    </label>
  );
}
