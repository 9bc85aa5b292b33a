import { PlusIcon } from '@trekker/design-system/account-icons.tsx';
import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { GoLink } from '@trekker/design-system/actions/go-link.tsx';
import { SectionHead } from '@trekker/design-system/content/section-head.tsx';
import { EyeIcon } from '@trekker/design-system/icon.tsx';
import { homeTexts } from '#contract/texts/home-voice.texts.ts';
import { useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from '../staff-home.texts.ts';
import styles from './staff-frames.module.css';

/** Above everything: who sees what is framed. */
export function StaffNote() {
  return (
    <aside className={styles.note} aria-label={t.title}>
      <div className={`wrap ${styles.line}`}>
        <p>
          <EyeIcon small />
          <span>{t.note({ strong: (words) => <b key="strong">{words}</b> })}</span>
        </p>
        <GoLink href={hrefTo('/admin')}>{t.firstSteps}</GoLink>
      </div>
    </aside>
  );
}

export function CoverFrame({ isLast }: { isLast: boolean }) {
  return (
    <section className={`wrap ${styles.strip}`} aria-labelledby="frame-cover">
      <Invitation
        id="frame-cover"
        {...(!isLast && { number: 1 })}
        title={t.cover}
        words={t.coverText}
        href="/admin/banners/new"
        action={t.makeCover}
      />
    </section>
  );
}

export function DestinationsFrame() {
  const text = useTexts(homeTexts);
  return (
    <section className="wrap section" aria-labelledby="frame-destinations">
      <SectionHead id="frame-destinations" title={text('home.destinations')}>
        <span className="muted">{t.upToSix}</span>
      </SectionHead>
      <div className={styles.posters}>
        <div className={styles.frame}>
          <Invitation
            number={2}
            title={t.places}
            words={t.placesText}
            href="/admin/destinations/create?feature=yes"
            action={t.addPlace}
          />
          <Sketch of="mountains" />
        </div>
        <div className={styles.frame} aria-hidden="true">
          <Sketch of="town" />
        </div>
        <div className={styles.frame} aria-hidden="true">
          <Sketch of="island" />
        </div>
      </div>
    </section>
  );
}

export function StoriesFrame() {
  const text = useTexts(homeTexts);
  return (
    <section className="wrap section" aria-labelledby="frame-stories">
      <SectionHead id="frame-stories" title={text('home.stories')}>
        <span className="muted">{t.newest}</span>
      </SectionHead>
      <div className={styles.stories}>
        <div className={styles.frame}>
          <Invitation
            number={3}
            title={t.story}
            words={t.storyText}
            href="/admin/stories/create"
            action={t.writeStory}
          />
          <Sketch of="train" />
        </div>
        <div className={styles.frame} aria-hidden="true">
          <Sketch of="mountains" />
        </div>
      </div>
    </section>
  );
}

/** In lines, on a field of 200 by 130 whose ground is at 110. */
const sketches = {
  mountains:
    'M0 110H200M10 110L62 40L84 70L108 28L166 110M50 56L62 62L72 53M96 46L108 54L120 45M150 36a10 10 0 1020 0 10 10 0 10-20 0',
  town: 'M0 110H200M24 110V72L44 56L64 72V110M64 84H92V110M92 110V60H116V110M92 60L104 34L116 60M116 78L138 62L160 78V110M38 82H50M100 72H108M132 88H144M178 110V92M178 92a9 12 0 10.1 0',
  island:
    'M0 110H60C78 84 122 84 140 110H200M100 91C98 74 102 58 110 46M110 46C98 40 88 44 82 54M110 46C102 34 92 32 82 36M110 46C122 38 132 42 138 52M110 46C118 34 130 32 140 38M20 120H52M118 122H170M160 44a11 11 0 1022 0 11 11 0 10-22 0',
  train:
    'M0 110H200M36 98V70Q36 60 46 60H150Q166 60 172 78L176 98ZM48 70H68V82H48ZM78 70H98V82H78ZM108 70H128V82H108ZM140 70H158L163 82H140ZM52 104a6 6 0 1012 0 6 6 0 10-12 0M144 104a6 6 0 1012 0 6 6 0 10-12 0M0 60L28 34L50 52M150 50L172 28L200 58',
};

/** What will stand in a frame, drawn in a few lines. */
function Sketch({ of }: { of: keyof typeof sketches }) {
  return (
    <svg className={styles.sketch} viewBox="0 0 200 130" aria-hidden="true">
      <path d={sketches[of]} />
    </svg>
  );
}

type InvitationProps = {
  id?: string;
  number?: number;
  title: string;
  words: string;
  href: string;
  action: string;
};

function Invitation({ id, number, title, words, href, action }: InvitationProps) {
  const Heading = id ? 'h2' : 'h3';
  return (
    <div className={styles.invitation}>
      {number && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      <div className={styles.words}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        <p className="muted">{words}</p>
        <ButtonLink href={hrefTo(href)} small>
          <PlusIcon small />
          {action}
        </ButtonLink>
      </div>
    </div>
  );
}
