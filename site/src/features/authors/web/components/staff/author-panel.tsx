import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useLocation, useNavigate } from 'react-router';
import type { StaffAuthor } from '#features/authors/staff-author.contract.ts';
import type { ListedLanguage } from '#features/translations/edition-standing.contract.ts';
import { panelAddress } from '#web/staff/list/list-address.ts';
import { AuthorForm } from './author-form.tsx';
import { t } from './staff-authors.texts.ts';
import { useStoredAuthor } from './use-stored-author.ts';

type AuthorPanelProps = {
  /** The rows of the list. */
  known: readonly StaffAuthor[];
  languages: readonly ListedLanguage[];
};

/** What the address opens over the list: somebody new, somebody to edit. */
export function AuthorPanel({ known, languages }: AuthorPanelProps) {
  const here = useLocation();
  const navigate = useNavigate();
  const words = new URLSearchParams(here.search);
  const id = words.get('edit');
  // The list without its panel is another address, so it is read anew; a second reading would end the way there.
  const close = () => void navigate(panelAddress(here), { preventScrollReset: true });
  if (words.has('new'))
    return (
      <Dialog open title={t.add} onClose={close}>
        <AuthorForm author={null} languages={languages} onDone={close} />
      </Dialog>
    );
  if (!id) return null;
  return (
    <Dialog open title={t.edit} onClose={close}>
      <Stored key={id} id={id} known={known.find(({ _id }) => _id === id)} languages={languages} onDone={close} />
    </Dialog>
  );
}

type StoredProps = {
  id: string;
  known: StaffAuthor | undefined;
  languages: readonly ListedLanguage[];
  onDone: () => void;
};

/** What the list knew, at once; the form begins with what is stored now. */
function Stored({ id, known, ...props }: StoredProps) {
  const author = useStoredAuthor(id);
  if (author === null) return <p>{t.gone}</p>;
  if (author === 'failed') return <p role="alert">{t.loadFailed}</p>;
  if (author) return <AuthorForm author={author} {...props} />;
  return known ? (
    <div inert aria-busy="true">
      <AuthorForm author={known} {...props} />
    </div>
  ) : (
    <p role="status">{t.loading}</p>
  );
}
