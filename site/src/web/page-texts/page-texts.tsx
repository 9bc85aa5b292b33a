import { Button } from '@trekker/design-system/actions/button.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Textarea } from '@trekker/design-system/forms/input.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { printingNow } from '@trekker/texts/printed-texts.ts';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { textIn } from '../../contract/texts/text-in.ts';
import { readSite } from '../../features/settings/site.contract.ts';
import { listTexts, type SiteText, updateText } from '../../features/settings/text.contract.ts';
import type { ApiClient } from '../api-client.ts';
import { frameState, useSiteName } from '../frame-data.ts';
import { languagePrefix } from '../language/href-to.ts';
import { useApi } from '../session/use-session.ts';
import { useSave } from '../staff/form/use-save.ts';
import styles from './page-texts.module.css';
import { t } from './staff-page-texts.texts.ts';

type Box = { top: number; left: number; width: number; height: number };
type Spot = { text: SiteText; box: Box };

/** Lets staff reword a page's texts where they stand: each is framed, and a press opens it. */
export default function PageTexts({ onClose }: { onClose: () => void }) {
  const siteName = useSiteName();
  const api = useApi();
  const [texts, setTexts] = useState<readonly SiteText[]>();
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<SiteText>();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const spots = useSpots(texts, siteName);

  const load = useCallback(async () => {
    try {
      setTexts((await api.call(listTexts, { query: shownLanguage() })).data);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [api]);
  useEffect(() => void load(), [load]);
  useEscape(chosen === undefined, onClose);

  return createPortal(
    <div data-screen-only>
      {spots.map(({ text, box }) => (
        <button
          key={`${text.key} ${box.top} ${box.left}`}
          type="button"
          className={styles.spot}
          style={box}
          aria-label={t.editAt({ where: placeOf(text) })}
          title={t.editAt({ where: placeOf(text) })}
          onClick={() => setChosen(text)}
        />
      ))}
      <section className={styles.bar} aria-label={t.bar}>
        <p role="status">{failed ? t.notLoaded : statusOf(texts && spots.length)}</p>
        {failed && (
          <Button variant="outline" small onClick={load}>
            {t.tryAgain}
          </Button>
        )}
        <Button small onClick={onClose}>
          {t.done}
        </Button>
      </section>
      <TextDialog
        key={chosen?.key}
        text={chosen}
        onClose={() => setChosen(undefined)}
        onSaved={async (text, value) => {
          frameState.isOutdated = true;
          await whenPublic(api, text, value);
          await Promise.all([load(), revalidate()]);
          setChosen(undefined);
          toast(t.saved);
        }}
      />
    </div>,
    document.body,
  );
}

/** The texts of the page are those of its language. */
const shownLanguage = () => ({ in: languagePrefix().slice(1) || undefined });

function placeOf({ group, where }: SiteText): string {
  // German begins nouns with a capital wherever they stand.
  const keepsCapital = printingNow('A place').rules.code.startsWith('de');
  return t.place({ page: group, where: keepsCapital ? where : `${where.charAt(0).toLowerCase()}${where.slice(1)}` });
}

function statusOf(count: number | undefined): string {
  if (count === undefined) return t.looking;
  if (count === 0) return t.none;
  return t.found({ count });
}

/** What is saved is public within a second; a page that asks sooner may get what was before. */
async function whenPublic(api: ApiClient, text: SiteText, value: string | null): Promise<void> {
  const { key, default: original } = text;
  for (let tries = 0; tries < 10; tries++) {
    const site = await api.call(readSite, {}).catch(() => undefined);
    if (site && (site.data.texts[key] ?? original) === (value ?? original)) return;
    await new Promise((go) => setTimeout(go, 150));
  }
}

type TextDialogProps = {
  text: SiteText | undefined;
  onClose: () => void;
  onSaved: (text: SiteText, value: string | null) => Promise<void>;
};

function TextDialog({ text, onClose, onSaved }: TextDialogProps) {
  const before = text && (text.value ?? text.default);
  const [typed, setTyped] = useState(before ?? '');
  const saving = useSave();
  const save = async () => {
    if (!text) return;
    const { key } = text;
    const value = typed.trim() === text.default ? null : typed.trim();
    if (await saving.send(updateText, { params: { key }, query: shownLanguage(), body: { value } }))
      await onSaved(text, value);
  };
  return (
    <Dialog
      open={text !== undefined}
      onClose={onClose}
      title={t.edit}
      foot={
        <>
          {text && typed !== text.default && (
            <Button variant="ghost" small onClick={() => setTyped(text.default)}>
              {t.takeBack}
            </Button>
          )}
          <Button variant="outline" small onClick={onClose}>
            {t.cancel}
          </Button>
          <Button small busy={saving.busy} disabled={typed === before} onClick={save}>
            {t.save}
          </Button>
        </>
      }
    >
      {text && (
        <Field
          label={placeOf(text)}
          hint={t.hint({ sign: '{name}', text: text.default })}
          error={saving.errors.value ?? saving.problem?.message}
        >
          <Textarea
            data-autofocus
            rows={3}
            value={typed}
            maxLength={text.maximum}
            onChange={({ target }) => setTyped(target.value.replaceAll('\n', ' '))}
          />
        </Field>
      )}
    </Dialog>
  );
}

/** Where the texts stand on the page; looked for anew when it changes or is laid out otherwise. */
function useSpots(texts: readonly SiteText[] | undefined, siteName: string): readonly Spot[] {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const { key } = useLocation();
  const { state } = useNavigation();
  useEffect(() => {
    if (!texts || state !== 'idle' || !key) return;
    const look = () => setSpots(findSpots(texts, siteName));
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    const changes = new MutationObserver(look);
    for (const part of document.querySelectorAll('main, footer'))
      changes.observe(part, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      changes.disconnect();
    };
  }, [texts, siteName, key, state]);
  return spots;
}

/**
 * The elements that show a text and nothing else. They are found by their words: a mark on each would be sent to every
 * reader.
 */
function findSpots(texts: readonly SiteText[], siteName: string): Spot[] {
  const isFooters = ({ key }: SiteText) => key.startsWith('footer.');
  return [...document.querySelectorAll('main, footer')].flatMap((part) => {
    const inFooter = part.localName === 'footer';
    const byWords = new Map(
      texts.filter((text) => isFooters(text) === inFooter).map((text) => [shownWords(text, siteName), text]),
    );
    const found: Spot[] = [];
    const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = byWords.get(node.parentElement?.textContent.trim() ?? '');
      const box = text && boxOf(node);
      if (box) found.push({ text, box });
    }
    return found;
  });
}

function shownWords({ key, value, default: original }: SiteText, siteName: string): string {
  return textIn({ [key]: original }, key, { siteName, texts: { [key]: value ?? original } });
}

/** In the document, in px; undefined where nothing is seen. */
function boxOf(node: Node): Box | undefined {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { top, left, width, height } = range.getBoundingClientRect();
  if (width < 2 || height < 2) return undefined;
  return {
    top: Math.round(top + scrollY) - 4,
    left: Math.round(left + scrollX) - 6,
    width: width + 12,
    height: height + 8,
  };
}

function useEscape(isOn: boolean, onEscape: () => void) {
  // It listens from the moment that the dialog is gone. What runs after the next frame would miss a quick press.
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, onEscape]);
}
