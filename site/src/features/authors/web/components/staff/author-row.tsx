import { PencilIcon, TrashIcon } from '@trekker/design-system/account-icons.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { ExternalIcon } from '@trekker/design-system/icon.tsx';
import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { type Choice, SearchChoice } from '@trekker/design-system/staff/forms/search-choice.tsx';
import { RowAction, RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { deleteAuthor, type StaffAuthor } from '#features/authors/staff-author.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { useApi } from '#web/session/use-session.ts';
import { panelAddress } from '#web/staff/list/list-address.ts';
import { useRowCall } from '#web/staff/list/use-row-call.ts';
import { t } from './staff-authors.texts.ts';
import { useAuthorSearch } from './use-author-search.ts';

/** What can be done with an author. The profile of an account stays as long as the account does. */
export function AuthorActions({ row }: { row: StaffAuthor }) {
  const { _id, name, slug, accountId, publishedStories } = row;
  const here = useLocation();
  const [asked, setAsked] = useState(false);
  return (
    <RowActions>
      {publishedStories > 0 && (
        <RowAction does={t.viewRow} to={name} Icon={ExternalIcon} href={hrefTo(`/authors/${slug}`)} />
      )}
      <RowAction does={t.editRow} to={name} Icon={PencilIcon} href={hrefTo(panelAddress(here, 'edit', _id))} over />
      {!accountId && <RowAction does={t.delete} to={name} Icon={TrashIcon} onClick={() => setAsked(true)} />}
      {asked && <DeleteAuthor row={row} onClose={() => setAsked(false)} />}
    </RowActions>
  );
}

function DeleteAuthor({ row: { _id, name, stories }, onClose }: { row: StaffAuthor; onClose: () => void }) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const { revalidate } = useRevalidator();
  const [heir, setHeir] = useState<Choice | null>(null);
  const search = useAuthorSearch();
  const remove = async () => {
    const query = stories > 0 ? { moveTo: heir?._id ?? 'nobody' } : {};
    await run(() => api.call(deleteAuthor, { params: { id: _id }, query }));
    onClose();
    await revalidate();
  };
  return (
    <ConfirmDialog
      open
      bad
      title={t.deleteTitle}
      action={busy ? t.deleting : t.delete}
      busy={busy}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{t.deleteQuestion({ name })}</p>
      {stories > 0 && (
        <Field label={t.storiesGoTo({ count: stories })} hint={t.storiesGoToHint}>
          <SearchChoice
            value={heir}
            onChange={setHeir}
            search={async (words) => (await search(words)).filter((author) => author._id !== _id)}
            placeholder={t.search}
            clearLabel={t.nobody}
          />
        </Field>
      )}
    </ConfirmDialog>
  );
}
