import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { useApi } from '#web/session/use-session.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { type FieldErrors, fieldId, useEditForm } from '#web/staff/form/use-edit-form.ts';
import { longestPath } from '../../addresses.contract.ts';
import { createRedirect, listRedirects, type Redirect, updateRedirect } from '../../staff-addresses.contract.ts';

type RedirectValues = { path: string; to: string };

const labels: Record<keyof RedirectValues, string> = { path: 'Address without a page', to: 'Redirect to' };

const check = ({ path, to }: RedirectValues): FieldErrors => ({
  ...(path.trim() === '' && { path: 'Enter the address that has no page' }),
  ...(to.trim() === '' && { to: 'Enter the address to redirect to' }),
});

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
  const form = useEditForm<Redirect, RedirectValues>({
    key: `redirect:${redirect?._id ?? `new ${path}`}`,
    item: redirect,
    read: (item) => ({ path: item?.path ?? path, to: item?.to ?? '' }),
    labels,
    print: (field, values) => values[field],
    check,
    send: (saving, values, { item, updatedAt }) =>
      item
        ? saving.send(updateRedirect, { params: { id: item._id }, body: { ...values, updatedAt: updatedAt ?? '' } })
        : saving.send(createRedirect, { body: values }),
    async readLatest(id) {
      const { data } = await api.call(listRedirects, { query: { q: redirect?.path ?? '', limit: '100' } });
      return data.find(({ _id }) => _id === id) ?? Promise.reject(new Error('This redirect was deleted.'));
    },
    onSaved(_item, release) {
      release();
      onDone();
    },
  });
  const input = (name: keyof RedirectValues, placeholder: string, hint?: string) => (
    <Field label={labels[name]} id={fieldId(name)} error={form.errors[name] ?? null} hint={hint}>
      <Input
        value={form.values[name]}
        maxLength={longestPath}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        // What is left to type.
        data-autofocus={name === (redirect || path ? 'to' : 'path') || undefined}
        onChange={(event) => form.change({ [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <EditForm form={form} action="Save Redirect">
      <div className="stack">
        {input('path', '/old-address')}
        {input(
          'to',
          '/destinations/lisbon',
          'A page on this site. Search engines are told that the move is permanent.',
        )}
      </div>
    </EditForm>
  );
}
