import { Button } from '@trekker/design-system/actions/button.tsx';
import { LiveRegion } from '@trekker/design-system/overlay/live-region.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { FormColumns, FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { SaveBar } from '@trekker/design-system/staff/forms/save-bar.tsx';
import type { ListPlace } from '@trekker/design-system/staff/lists/row-lists.ts';
import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { defaultMenus, entriesOf, type Menus, menuNames, menuRules, withList } from '#contract/rules/menus/menus.ts';
import { type StaffMenus, updateMenus } from '#features/settings/menu.contract.ts';
import { useFocusOnErrors } from '#web/forms/use-focus-on-errors.ts';
import { useLogin } from '#web/session/use-session.ts';
import { LeaveDialog } from '#web/staff/form/leave-dialog.tsx';
import { useLeaveWarning } from '#web/staff/form/use-leave-warning.ts';
import { useSave } from '#web/staff/form/use-save.ts';
import { t as settings } from '../../staff-settings.texts.ts';
import { OnlyAuthors } from '../only-authors.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { MenuEntries } from './menu-entries.tsx';
import { addressOf, type MenuTools, namedLists, type OwnPage, unreachedPages } from './menu-tools.ts';
import styles from './menus-form.module.css';
import { RailPreview } from './rail-preview.tsx';
import { t } from './staff-menus.texts.ts';
import { UnreachedPages } from './unreached-pages.tsx';

const words: Record<(typeof menuNames)[number], { title: () => string; hint: () => string }> = {
  rail: {
    title: () => t.rail,
    hint: () => t.railHint,
  },
  header: { title: () => t.header, hint: () => t.headerHint },
  footer: { title: () => t.footer, hint: () => t.footerHint },
  legal: { title: () => t.legal, hint: () => t.legalHint },
};

/** The menus of the site. */
export function MenusForm({ stored: loaded, pages }: { stored: StaffMenus; pages: readonly OwnPage[] }) {
  // What was saved is known before the page is loaded anew.
  const [saved, setSaved] = useState(loaded);
  const stored = saved.updatedAt > loaded.updatedAt ? saved : loaded;
  const [edited, setEdited] = useState<Partial<Menus>>({});
  const menus: Menus = { ...stored, ...edited };
  const changed = menuNames.filter((name) => JSON.stringify(menus[name]) !== JSON.stringify(stored[name]));
  const saving = useSave();
  const warning = useLeaveWarning(changed.length > 0);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnErrors(form, saving.errors);
  const mayChange = useLogin()?.user.role === 'AUTHOR';
  const change = (some: Partial<Menus>) => setEdited((before) => ({ ...before, ...some }));
  const { said, carry } = useCarrying(form, menus, change);
  const tools: MenuTools = {
    pages,
    disabled: !mayChange,
    errors: saving.errors,
    lists: namedLists(menus),
    onCarry: carry,
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Only what was changed here: what somebody else changes meanwhile stays theirs.
    const own = Object.fromEntries(changed.map((name) => [name, menus[name]]));
    const answer = await saving.send(updateMenus, { body: { ...own, updatedAt: stored.updatedAt } });
    if (answer) {
      setSaved(answer.data);
      setEdited({});
      toast(answer.message);
    }
    // Where somebody else was faster, what was made here stays, and the next press saves it over what is known then.
    if (answer || saving.problem?.code === 'conflict') await revalidate();
  };
  const addresses = entriesOf(menus).flatMap(({ entry }) => (entry.hidden ? [] : addressOf(entry, pages)));
  const unreached = unreachedPages(addresses, pages);

  return (
    <form method="post" ref={form} className={styles.form} onSubmit={submit} noValidate>
      {!mayChange && <OnlyAuthors>{t.onlyAuthors}</OnlyAuthors>}
      <FormColumns
        aside={
          <>
            <FormPart title={t.asReaders}>
              <RailPreview entries={menus.rail} pages={pages} />
            </FormPart>
            {unreached.length > 0 && (
              <FormPart title={t.inNoMenu}>
                <p className="muted fine">{t.inNoMenuHint}</p>
                <UnreachedPages
                  pages={unreached}
                  menus={menus}
                  disabled={!mayChange}
                  onPlace={(changed) => change(changed)}
                />
              </FormPart>
            )}
          </>
        }
      >
        {menuNames.map((name) => (
          <FormPart key={name} title={words[name].title()}>
            <p className={`muted fine ${styles.hint}`}>{words[name].hint()}</p>
            {name === 'footer' ? (
              <FooterColumns {...tools} columns={menus.footer} onChange={(footer) => change({ footer })} />
            ) : (
              <MenuEntries
                {...tools}
                label={words[name].title()}
                field={name}
                most={menuRules[name]}
                entries={menus[name]}
                onChange={(entries) => change({ [name]: entries })}
              />
            )}
          </FormPart>
        ))}
      </FormColumns>
      <SaveBar state={saving.problem?.message ?? stateOf(changed.length)}>
        {!stored.isDefault && changed.length === 0 && mayChange && (
          <Button variant="ghost" small onClick={() => setEdited(structuredClone(defaultMenus))}>
            {t.backToOriginal}
          </Button>
        )}
        <Button variant="outline" small disabled={changed.length === 0} onClick={() => setEdited({})}>
          {settings.discard}
        </Button>
        <Button type="submit" small busy={saving.busy} disabled={!mayChange || changed.length === 0}>
          {settings.saveChanges}
        </Button>
      </SaveBar>
      <LiveRegion>{said}</LiveRegion>
      <LeaveDialog {...warning.dialog} />
    </form>
  );
}

/** Entries that go from one list to another; the focus goes along. */
function useCarrying(form: RefObject<HTMLFormElement | null>, menus: Menus, change: (some: Partial<Menus>) => void) {
  const [said, say] = useState('');
  const gone = useRef<ListPlace | null>(null);
  useLayoutEffect(() => {
    if (!gone.current) return;
    const { list, place } = gone.current;
    gone.current = null;
    const rows = form.current?.querySelectorAll(`[data-list="${list}"] [data-row]`);
    rows?.[place]?.querySelector<HTMLElement>('[data-part="grip"]')?.focus();
  });
  const carry = (from: ListPlace, to: ListPlace) => {
    const target = namedLists(menus).find(({ field }) => field === to.list);
    const entry = namedLists(menus).find(({ field }) => field === from.list)?.entries[from.place];
    if (!entry || !target || from.list === to.list) return;
    const taken = withList(menus, from.list, (entries) => entries.filter((one) => one !== entry));
    const put = withList({ ...menus, ...taken }, to.list, (entries) => entries.toSpliced(to.place, 0, entry));
    gone.current = to;
    change({ ...taken, ...put });
    say(t.carried({ name: entry.label || t.newEntry, menu: target.label, place: to.place + 1 }));
  };
  return { said, carry };
}

function stateOf(changes: number): string {
  if (changes === 0) return settings.nothingChanged;
  return t.notSaved({ count: changes });
}
