import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import styles from './editors-here.module.css';
import { editorsWords } from './editors-words.ts';
import { useEditorsHere } from './use-editors-here.ts';

/** So many portraits say that there are several; the sentence beside them says how many. */
const mostPortraits = 3;

/**
 * Who else has this form open. Read aloud when somebody comes, at the next pause; nothing moves, and nothing is locked.
 *
 * @param formKey of the form: `story:64f…`
 */
export function EditorsHere({ formKey }: { formKey: string }) {
  const presence = useEditorsHere(formKey);
  return (
    <p className={styles.here} aria-live="polite">
      {presence.others.length > 0 && (
        <span className={styles.portraits}>
          {presence.others.slice(0, mostPortraits).map(({ _id, name }) => (
            <Avatar key={_id} name={name} small />
          ))}
        </span>
      )}
      {editorsWords(presence)}
    </p>
  );
}
