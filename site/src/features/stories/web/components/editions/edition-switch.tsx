import { Tab, Tabs } from '@trekker/design-system/actions/tabs.tsx';
import { Badge, type BadgeTone } from '@trekker/design-system/content/badge.tsx';
import type { EditionStanding } from '#features/translations/edition-standing.contract.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../../editions/staff-story-editions.texts.ts';
import styles from './edition-switch.module.css';

export type EditionSwitchProps = {
  /** Of the story. */
  id: string;
  standings: readonly EditionStanding[];
  /** The language of the form that is shown; without it, that of the original is. */
  shown?: string;
};

/** From a story to each of its translations and back; each says how it stands. */
export default function EditionSwitch({ id, standings, shown }: EditionSwitchProps) {
  const original = `/admin/stories/edit/${id}`;
  return (
    <div className={styles.switch}>
      <Tabs label={t.languages}>
        <Tab href={hrefTo(original)} on={shown === undefined}>
          {t.original}
        </Tab>
        {standings.map(({ language, name, dir, state }) => (
          <Tab key={language} href={hrefTo(`${original}/${language}`)} on={shown === language}>
            <span lang={language} dir={dir}>
              {name}
            </span>{' '}
            <StandingBadge state={state} />
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
export function StandingBadge({ state }: { state: State }) {
  return <Badge tone={tones[state]}>{wordOf(state)}</Badge>;
}

function wordOf(state: State): string {
  if (state === 'missing') return t.missing;
  if (state === 'draft') return t.draft;
  return state === 'stale' ? t.stale : t.published;
}
