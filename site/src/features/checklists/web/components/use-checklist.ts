import { figuresOf } from '@trekker/rich-text/mentions.ts';
import { isTooMuch } from '@trekker/rich-text-editor/document/too-much.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { imagesIn } from '#features/checklists/checked-fields.rules.ts';
import type { CheckedFields } from '#features/checklists/checked-item.ts';
import { type Finding, readChecklistFacts } from '#features/checklists/checklist.contract.ts';
import { blockingOf } from '#features/checklists/checklist.rules.ts';
import { useApi } from '#web/session/use-session.ts';
import { askedOf, checkForm, type FormFacts } from './form-content.ts';

export type Checked = {
  findings: readonly Finding[];
  /** Those of them that keep it from being published. */
  blocking: readonly Finding[];
  /** There was some to be looked at: nothing is said of what was not there. */
  hasImages: boolean;
};

export type Checklist = {
  /** Null until the form is checked for the first time. */
  checked: Checked | null;
  /** At once, as the form stands now. */
  checkNow(): Promise<Checked>;
  /** The library has changed: what was known of it is asked anew. */
  refresh(): void;
};

/** So long nothing is looked at while somebody types. */
const pauseMs = 700;
/** The longest text that can be saved: of more, the beginning is looked at, and of what no text has so much of. */
const mostCharacters = 100_000;
const mostOfTooMuch = 20_000;

const lookedAt = (markdown: string) => markdown.slice(0, isTooMuch(markdown) ? mostOfTooMuch : mostCharacters);

/** What the checklist finds in a form, looked at whenever nobody types, by the rules that the server has. */
export function useChecklist(fields: CheckedFields, values: object): Checklist {
  const api = useApi();
  const [checked, setChecked] = useState<Checked | null>(null);
  const known = useRef<{ asked: string; facts: FormFacts } | null>(null);
  const [round, setRound] = useState(0);

  const checkNow = useEffectEvent(async (): Promise<Checked> => {
    const content = values as Readonly<Record<string, unknown>>;
    // The parser comes with the editor of texts.
    const { readMarkdown } = await import('@trekker/rich-text-editor/rich-text-editor.tsx');
    const blocks = fields.text ? readMarkdown(lookedAt(String(content[fields.text.field] ?? ''))) : [];
    const body = askedOf(fields, content, blocks);
    const asked = JSON.stringify(body);
    if (known.current?.asked !== asked) {
      const facts = (await api.call(readChecklistFacts, { body })).data;
      known.current = { asked, facts };
    }
    const { facts } = known.current;
    const findings = checkForm(fields, content, blocks, facts);
    const hasImages = imagesIn(fields, content).length + figuresOf(blocks).length > 0;
    return { findings, blocking: blockingOf(findings, facts.blocking), hasImages };
  });

  // `checkNow` reads the form as it is when the pause is over, so the effect itself reads neither of the two that begin
  // it anew; without them the list would be checked once and never again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed and a refresh only begin the pause anew
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      checkNow().then(
        (now) => isWanted && setChecked(now),
        // Without a line the last findings stay; publishing is checked by the server as well.
        () => {},
      );
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [values, round]);

  return {
    checked,
    checkNow: async () => {
      const now = await checkNow();
      setChecked(now);
      return now;
    },
    refresh() {
      known.current = null;
      setRound((before) => before + 1);
    },
  };
}
