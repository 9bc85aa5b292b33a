import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { SaveBar } from '@trekker/design-system/staff/forms/save-bar.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Brand, brandImages, updateBrand } from '#features/settings/brand.contract.ts';
import { useFocusOnErrors } from '#web/forms/use-focus-on-errors.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { useLogin } from '#web/session/use-session.ts';
import { LeaveDialog } from '#web/staff/form/leave-dialog.tsx';
import { useLeaveWarning } from '#web/staff/form/use-leave-warning.ts';
import { useSave } from '#web/staff/form/use-save.ts';
import { t as settings } from '../../staff-settings.texts.ts';
import { OnlyAuthors } from '../only-authors.tsx';
import { useLiveLook } from '../site-setup/use-live-look.ts';
import styles from './brand-form.module.css';
import { BrandInputs } from './brand-inputs.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { type BrandValues, bodyOf, changedIn, valuesOf } from './brand-values.ts';
import { t } from './staff-brand.texts.ts';

/** How the site is called and how it looks, with its home page beside it as it would be. */
export function BrandForm({ brand: loaded }: { brand: Brand }) {
  // What was saved is known before the page is loaded anew.
  const [saved, setSaved] = useState(loaded);
  const brand = saved.updatedAt > loaded.updatedAt ? saved : loaded;
  const stored = valuesOf(brand);
  // The back office around the form is dressed like the rest as soon as it is saved.
  useLiveLook({ accent: stored.accent, typePair: stored.typePair });
  const [edited, setEdited] = useState<Partial<BrandValues>>({});
  const values = { ...stored, ...edited };
  const changes = changedIn(values, stored);
  const saving = useSave();
  const [mended, setMended] = useState<readonly string[]>([]);
  const errors = Object.fromEntries(Object.entries(saving.errors).filter(([name]) => !mended.includes(name)));
  // What is wrong with the call itself, such as a lost line, stands until the next one.
  const isMended = Object.keys(saving.errors).length > 0 && Object.keys(errors).length === 0;
  const warning = useLeaveWarning(changes.length > 0);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnErrors(form, saving.errors);
  const mayChange = useLogin()?.user.role === 'AUTHOR';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMended([]);
    const files = Object.fromEntries(brandImages.map((name) => [name, values[name]]));
    const body = bodyOf(values, stored, brand.updatedAt);
    const answer = await saving.send(updateBrand, { body, files });
    if (answer) {
      setSaved(answer.data);
      setEdited({});
      toast(answer.message);
    }
    // Where somebody else was faster, what was typed stays and the next press saves it over what is known then.
    await revalidate();
  };

  const change = (changed: Partial<BrandValues>) => {
    setEdited((before) => ({ ...before, ...changed }));
    setMended((before) => [...before, ...Object.keys(changed).flatMap((name) => [name, `${name}Id`])]);
  };
  const discard = () => {
    setEdited({});
    setMended(Object.keys(saving.errors));
  };

  return (
    <form method="post" ref={form} onSubmit={submit} noValidate>
      <div className={styles.columns}>
        <fieldset className={styles.fields} disabled={!mayChange}>
          <legend className="sr">{t.brand}</legend>
          {!mayChange && <OnlyAuthors>{t.onlyAuthors}</OnlyAuthors>}
          <BrandInputs values={values} stored={brand} change={change} errors={errors} percent={saving.percent} />
        </fieldset>
        <BrandPreview values={values} stored={brand} />
      </div>
      <SaveBar state={stateOf(changes, isMended ? undefined : saving.problem?.message)}>
        <ButtonLink href={hrefTo('/admin/history/brand/brand')} variant="ghost" small>
          {settings.history}
        </ButtonLink>
        <Button variant="outline" small disabled={changes.length === 0} onClick={discard}>
          {settings.discard}
        </Button>
        <Button type="submit" small busy={saving.busy} disabled={!mayChange || changes.length === 0}>
          {settings.saveChanges}
        </Button>
      </SaveBar>
      <LeaveDialog {...warning.dialog} />
    </form>
  );
}

function stateOf(changes: readonly string[], problem: string | undefined): string {
  if (problem) return problem;
  if (changes.length === 0) return settings.nothingChanged;
  return t.changesOf({ count: changes.length, names: changes.join(', ') });
}
