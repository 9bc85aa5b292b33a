import { Button } from '@trekker/design-system/actions/button.tsx';
import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { classNames } from '@trekker/design-system/class-names.ts';
import { Mark } from '@trekker/design-system/content/mark.tsx';
import { Field, FieldError } from '@trekker/design-system/forms/field.tsx';
import { Input } from '@trekker/design-system/forms/input.tsx';
import { PasswordInput } from '@trekker/design-system/forms/password-input.tsx';
import { StrengthMeter } from '@trekker/design-system/forms/strength-meter.tsx';
import { ArrowLeftIcon, MoonIcon } from '@trekker/design-system/icon.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import reine from '#features/accounts/web/components/login/reine-1067.webp';
import { FrontPagePreview } from '#features/home/web/components/front-page-preview.tsx';
import { firstTitle } from '#features/settings/first-title.ts';
import { setupPath } from '#features/settings/site-setup.contract.ts';
import { PageHalves } from '#web/components/page-halves.tsx';
import { useSiteName } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { switchTheme } from '#web/layout/theme.ts';
import { LookInputs } from './look-inputs.tsx';
import { MachineryState } from './machinery-state.tsx';
import { setupSteps } from './setup.fields.ts';
import styles from './setup-form.module.css';
import { SetupSteps } from './setup-steps.tsx';
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
            <figcaption>Four short steps, about two minutes. Everything can be changed later.</figcaption>
          </>
        ) : (
          <FrontPagePreview siteName={name} title={firstTitle(typed.tagline.trim()) ?? name} logo={setup.logo.value}>
            Your front page, as you type. The pictures are stand-ins.
          </FrontPagePreview>
        )
      }
    >
      <div className={styles.half}>
        <div className={styles.head}>
          <p className={styles.brand}>
            <Mark />
            {name}
          </p>
          <IconButton label="Light or dark" onClick={switchTheme} data-needs-script>
            <MoonIcon />
          </IconButton>
        </div>
        <h1 className="sr">Set up your magazine</h1>
        <SetupSteps titles={setupSteps.map(({ title }) => title)} now={step} />
        <form ref={form} className={styles.form} method="post" action={hrefTo(setupPath)} onSubmit={goOn} noValidate>
          <Part {...part(0)} title="Welcome. Let’s start with you." lead="This account owns the magazine.">
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
          <Part {...part(1)} title="What’s it called?" lead="On every page, in search results and in emails.">
            <Field {...field('siteName')}>
              <Input {...control('siteName')} />
            </Field>
            <Field {...field('tagline')}>
              <Input {...control('tagline')} />
            </Field>
          </Part>
          <Part {...part(2)} title="How does it look?" lead="This page already follows.">
            <LookInputs {...typed} siteName={name} logo={setup.logo} onChange={change} />
          </Part>
          <Part {...part(3)} title="How would you like to start?" lead="Everything can be changed later.">
            <StartChoice value={typed.start} settled={setup.isSetUp} onChange={(start) => change({ start })} />
            <p className={styles.ready}>
              <b>Ready when you are.</b> {summaryOf(typed)}
            </p>
          </Part>
        </form>
      </div>
    </PageHalves>
  );
}

const summaryOf = ({ siteName, name }: { siteName: string; name: string }) =>
  siteName && name ? `${siteName.trim()}, in English, owned by ${name.trim()}.` : 'Your magazine begins in English.';

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
  const heading = useRef<HTMLHeadingElement>(null);
  const isNow = at === now;
  const before = useRef(now);
  useEffect(() => {
    // Whoever goes on or back is told where they are.
    if (isNow && before.current !== now) {
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    before.current = now;
  }, [isNow, now]);
  return (
    <section className={styles.part} data-now={isNow || undefined} aria-labelledby={`step-${at}`}>
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
            Back
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" busy={busy}>
          {isLast ? 'Open the magazine' : 'Continue'}
        </Button>
      </div>
    </section>
  );
}
