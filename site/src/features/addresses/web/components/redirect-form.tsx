import { useApi } from '#web/session/use-session.ts';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import { createRedirect, listRedirects, type Redirect, updateRedirect } from '../../staff-addresses.contract.ts';
import { t } from '../staff-addresses.texts.ts';
import { type RedirectFormValues, redirectFields } from './redirect.fields.ts';

export type RedirectFormProps = {
  /** Null for a new one. */
  redirect: Redirect | null;
  /** What a new one begins with. */
  path: string;
  /** Saved, or left. */
  onDone: () => void;
};

/** Leads an address to a page of the site, or elsewhere than before. */
export function RedirectForm({ redirect, path, onDone }: RedirectFormProps) {
  const api = useApi();
  const form = useEditForm<Redirect, RedirectFormValues>({
    key: `redirect:${redirect?._id ?? `new ${path}`}`,
    item: redirect,
    read: (item) => ({ path: item?.path ?? path, to: item?.to ?? '' }),
    fields: redirectFields,
    send: (saving, values, { item, updatedAt }) =>
      item
        ? saving.send(updateRedirect, { params: { id: item._id }, body: { ...values, updatedAt: updatedAt ?? '' } })
        : saving.send(createRedirect, { body: values }),
    async readLatest(id) {
      const { data } = await api.call(listRedirects, { query: { q: redirect?.path ?? '', limit: '100' } });
      return data.find(({ _id }) => _id === id) ?? Promise.reject(new Error(t.gone));
    },
    onSaved(_item, release) {
      release();
      onDone();
    },
  });
  const text = textInputs(redirectFields, form);
  const input = (name: keyof RedirectFormValues) =>
    text(name, {
      input: {
        autoCapitalize: 'none',
        spellCheck: false,
        inputMode: 'url',
        // What is left to type.
        'data-autofocus': name === (redirect || path ? 'to' : 'path') ? true : undefined,
      },
    });
  return (
    <EditForm form={form} action={t.save}>
      <div className="stack">
        {input('path')}
        {input('to')}
      </div>
    </EditForm>
  );
}
