import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { Badge, type BadgeTone } from '@trekker/design-system/content/badge.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import type { EditionStanding } from '../../edition-standing.contract.ts';
import { t } from '../staff-translations.texts.ts';
import styles from './edition-switch.module.css';
import { wordOf } from './edition-words.ts';

export type EditionSwitchProps = {
  /** "Languages of this story". */
  label: string;
  /** Where its translations are written, the language left out. */
  form: string;
  /** Where the original is written, if not there. */
  original?: string | undefined;
  standings: readonly EditionStanding[];
  /** The language of the form that is shown; without it, that of the original is. */
  shown?: string;
};

/** From an item to each of its translations and back; each says how it stands. */
export default function EditionSwitch({ label, form, original = form, standings, shown }: EditionSwitchProps) {
  return (
    <div className={styles.switch}>
      <Tabs label={label}>
        <Tab href={hrefTo(original)} on={shown === undefined}>
          {t.original}
        </Tab>
        {standings.map(({ language, name, dir, state, isGiven }) => (
          <Tab key={language} href={hrefTo(`${form}/${language}`)} on={shown === language}>
            <span lang={language} dir={dir}>
              {name}
            </span>{' '}
            <StandingBadge state={state} isGiven={isGiven} />
          </Tab>
        ))}
      </Tabs>
    </div>
  );
}

type State = EditionStanding['state'];

const tones = { missing: 'plain', draft: 'warn', stale: 'accent', published: 'ok' } as const satisfies Record<
  State,
  BadgeTone
>;

/** How a translation stands, in words and in a color. */
export function StandingBadge({ state, isGiven }: { state: State; isGiven?: boolean | undefined }) {
  return <Badge tone={isGiven ? 'ok' : tones[state]}>{wordOf(state, isGiven)}</Badge>;
}
