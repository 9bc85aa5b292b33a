import { ArrowLeftIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { classNames } from '@trekker/design-system/class-names.ts';
import { Mark } from '@trekker/design-system/content/mark.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { PasswordInput } from '@trekker/design-system/forms/password-input.tsx';
import { StrengthMeter } from '@trekker/design-system/forms/strength-meter.tsx';
import { MoonIcon } from '@trekker/design-system/icon.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { initialOf } from '#contract/rules/brand-initial.ts';
import reine from '#features/accounts/web/components/login/reine-1067.webp';
import { FrontPagePreview } from '#features/home/web/components/front-page-preview.tsx';
import { firstTitle } from '#features/settings/first-title.ts';
import { setupPath } from '#features/settings/site-setup.contract.ts';
import { PageHalves } from '#web/components/page-halves.tsx';
import { useSiteName } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { Initial } from '#web/layout/brand-sign.tsx';
import { switchTheme } from '#web/layout/theme.ts';
import { LanguageChoice, setupLanguage } from './language-choice.tsx';
import { LookInputs } from './look-inputs.tsx';
import { MachineryState } from './machinery-state.tsx';
import { setupSteps } from './setup.fields.ts';
import styles from './setup-form.module.css';
import { SetupSteps } from './setup-steps.tsx';
import { t } from './staff-site-setup.texts.ts';
import { StartChoice } from './start-choice.tsx';
import { useLiveLook } from './use-live-look.ts';
import { useSetupForm } from './use-setup-form.ts';

/** The set-up in four steps; without scripts they stand below each other and are sent as one form. */
export function SetupForm({ givenCode }: { givenCode: string }) {
  const siteName = useSiteName();
  const setup = useSetupForm(givenCode);
  const { form, typed, change, field, control, step, goBack, goOn, busy, problem } = setup;
  useLiveLook(typed);
  const name = typed.siteName.trim() || siteName;
  const isLast = step === setupSteps.length - 1;
  const part = (at: number) => ({ at, now: step, isLast: at === setupSteps.length - 1, busy, problem, goBack });
  return (
    <PageHalves
      className={classNames(styles.setup, isLast && styles.alone)}
      isDecoration
      beside={
        step === 0 ? (
          <>
            <img src={reine} alt="" width={1067} height={1334} />
            <figcaption>{t.fourSteps}</figcaption>
          </>
        ) : (
          <FrontPagePreview siteName={name} title={firstTitle(typed.tagline.trim()) ?? name} logo={setup.logo.value}>
            {t.previewNote}
          </FrontPagePreview>
        )
      }
    >
      <div className={styles.half}>
        <div className={styles.head}>
          <p className={styles.brand}>
            {typed.siteName.trim() ? <Initial letter={initialOf(typed.siteName)} /> : <Mark />}
            {name}
          </p>
          <IconButton label={t.lightOrDark} onClick={switchTheme} data-needs-script>
            <MoonIcon />
          </IconButton>
        </div>
        <h1 className="sr">{t.title}</h1>
        <SetupSteps titles={setupSteps.map(({ title }) => title())} now={step} />
        <form ref={form} className={styles.form} method="post" action={hrefTo(setupPath)} onSubmit={goOn} noValidate>
          <input type="hidden" name="language" value={setupLanguage()} />
          <Part {...part(0)} title={t.accountTitle} lead={t.accountLead}>
            <LanguageChoice code={typed.code} />
            {setup.asksCode ? (
              <Field {...field('code')}>
                <Input {...control('code')} />
              </Field>
            ) : (
              <input type="hidden" name="code" value={typed.code} />
            )}
            <div className={styles.pair}>
              <Field {...field('name')}>
                <Input {...control('name')} />
              </Field>
              <Field {...field('email')}>
                <Input {...control('email')} />
              </Field>
            </div>
            <Field {...field('password')}>
              <PasswordInput {...control('password')} />
            </Field>
            <StrengthMeter password={typed.password} />
            {setup.machinery && <MachineryState {...setup.machinery} />}
          </Part>
          <Part {...part(1)} title={t.nameTitle} lead={t.nameLead}>
            <Field {...field('siteName')}>
              <Input {...control('siteName')} />
            </Field>
            <Field {...field('tagline')}>
              <Input {...control('tagline')} />
            </Field>
          </Part>
          <Part {...part(2)} title={t.lookTitle} lead={t.lookLead}>
            <LookInputs {...typed} siteName={name} logo={setup.logo} onChange={change} />
          </Part>
          <Part {...part(3)} title={t.startTitle} lead={t.startLead}>
            <StartChoice value={typed.start} settled={setup.isSetUp} onChange={(start) => change({ start })} />
            <p className={styles.ready}>{summaryOf(typed)}</p>
          </Part>
        </form>
      </div>
    </PageHalves>
  );
}

function summaryOf({ siteName, name }: { siteName: string; name: string }) {
  const strong = (words: ReactNode) => <b key="strong">{words}</b>;
  if (!siteName || !name) return t.readyUnnamed({ strong });
  return t.ready({ siteName: siteName.trim(), owner: name.trim(), strong });
}

type PartProps = {
  at: number;
  now: number;
  isLast: boolean;
  busy: boolean;
  problem: string | null | undefined;
  goBack: (() => void) | undefined;
  title: string;
  lead: string;
  children: ReactNode;
};

function Part({ at, now, isLast, busy, problem, goBack, title, lead, children }: PartProps) {
  const part = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isNow = at === now;
  const before = useRef(now);
  useEffect(() => {
    // Whoever goes on or back is told where they are.
    if (isNow && before.current !== now) {
      heading.current?.focus({ preventScroll: true });
      // What the server found wrong may stand far below, behind what leads on.
      const wrong = part.current?.querySelector('[data-field-error]');
      if (wrong) wrong.scrollIntoView({ block: 'center' });
      else scrollTo(0, 0);
    }
    before.current = now;
  }, [isNow, now]);
  return (
    <section ref={part} className={styles.part} data-now={isNow || undefined} aria-labelledby={`step-${at}`}>
      <h2 ref={heading} className="t-page" id={`step-${at}`} tabIndex={-1}>
        {title}
      </h2>
      <p className="lead">{lead}</p>
      {children}
      <div role="alert">{problem && isNow && <FieldError>{problem}</FieldError>}</div>
      <div className={isLast ? styles.foot : `${styles.foot} ${styles.between}`}>
        {goBack && at > 0 ? (
          <Button className={styles.back} variant="ghost" onClick={goBack}>
            <ArrowLeftIcon small />
            {t.back}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" busy={busy}>
          {isLast ? t.open : t.continue}
        </Button>
      </div>
    </section>
  );
}
