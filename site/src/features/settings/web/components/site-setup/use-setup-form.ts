import type { PickedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { defaultAccent } from '#contract/rules/default-accent.ts';
import type { SentForm } from '#contract/sent-form.ts';
import { updateBrand } from '#features/settings/brand.contract.ts';
import { firstTitle } from '#features/settings/first-title.ts';
import {
  checkSetupCode,
  type SetupMachinery,
  type SiteSetup,
  setUpSite,
  setupPath,
} from '#features/settings/site-setup.contract.ts';
import { updateText } from '#features/settings/text.contract.ts';
import { blankOf, errorsOf } from '#web/forms/typed-field.ts';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { useSentForm } from '#web/forms/use-sent-form.ts';
import { useTypedForm } from '#web/forms/use-typed-form.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { useSession } from '#web/session/use-session.ts';
import { useSave } from '#web/staff/form/use-save.ts';
import { setupLanguage } from './language-choice.tsx';
import { setupFields, setupSteps } from './setup.fields.ts';

const valuesBefore = (sent: SentForm | null, givenCode: string) => ({
  ...blankOf(setupFields),
  code: givenCode,
  accent: defaultAccent.chosen as string,
  typePair: 'classic',
  start: setupLanguage() === 'en' ? 'sample' : 'empty',
  ...sent?.values,
});

/** Where the magazine opens for its owner. */
const firstPages: Record<SiteSetup['start'], string> = {
  sample: '/admin/settings#sample-library',
  empty: '/admin',
  import: '/admin/settings/import',
};

/** The step where the logo is chosen. */
const lookStep = setupSteps.findIndex(({ fields }) => fields.includes('accent'));

/** The first step that has something wrong in it. */
const stepWith = (errors: Readonly<Record<string, string>>): number =>
  setupSteps.findIndex(({ fields }) => fields.some((field) => errors[field]));

/** What is typed in the set-up, the step that is shown, and what its buttons do. */
export function useSetupForm(givenCode: string) {
  const sent = useSentForm('site-setup');
  const setup = useFormCall(setUpSite, sent);
  const codeCheck = useFormCall(checkSetupCode);
  const [step, setStep] = useState(() => Math.max(0, stepWith(sent?.errors ?? {})));
  const [machinery, setMachinery] = useState<SetupMachinery | null>(null);
  const errors = Object.keys(setup.errors).length > 0 ? setup.errors : codeCheck.errors;
  const form = useTypedForm(setupFields, { errors }, () => valuesBefore(sent, givenCode));
  const session = useSession();
  const { typed } = form;
  const [logo, setLogo] = useState<PickedFile | null>(null);
  /** What is said of a logo is said of no other. */
  const [sentLogo, setSentLogo] = useState<PickedFile | null>(null);
  const look = useSave();
  // From then on only the look is sent: what failed was the logo, which goes up as its owner, who is there by then.
  const [isSetUp, setIsSetUp] = useState(false);

  const isCodeRight = async () => {
    const answer = await codeCheck.send({ code: typed.code });
    setMachinery(answer?.data ?? null);
    return answer !== null;
  };
  useHiddenCode();
  // Whoever came with a code hears at once whether it is good.
  const firstLook = useRef(isCodeRight);
  useEffect(() => {
    if (givenCode) void firstLook.current();
  }, [givenCode]);

  const finish = async () => {
    const { siteName: name, tagline, accent } = typed;
    const [typePair, start] = [typed.typePair as SiteSetup['typePair'], typed.start as SiteSetup['start']];
    if (!isSetUp) {
      const answer = await setup.send({ ...typed, typePair, start, language: setupLanguage() });
      if (!answer) return;
      session.begin(answer);
      setIsSetUp(true);
    }
    if (isSetUp || logo) {
      setSentLogo(logo);
      const body = { name, tagline, accent, typePair };
      if (!(await look.send(updateBrand, { body, files: { logo } }))) return;
      // The account came with the title of the line that was typed then.
      if (
        isSetUp &&
        !(await look.send(updateText, {
          params: { key: 'home.title' },
          body: { value: firstTitle(tagline.trim()) ?? '{name}' },
        }))
      )
        return;
    }
    // What this tab knows of the site was true while it was not set up.
    location.assign(firstPages[start]);
  };

  const goOn = async (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(setupFields, typed);
    const here = Object.fromEntries((setupSteps[step]?.fields ?? []).map((name) => [name, found[name] ?? '']));
    if (!form.check(Object.fromEntries(Object.entries(here).filter(([, wrong]) => wrong)))) return;
    if (step === 0 && !(await isCodeRight())) return;
    if (step < setupSteps.length - 1) return setStep(step + 1);
    await finish();
  };

  // What the server finds wrong may have been asked in an earlier step.
  const wrongStep = look.errors.logo ? lookStep : stepWith(setup.errors);
  useEffect(() => {
    if (wrongStep >= 0) setStep(wrongStep);
  }, [wrongStep]);

  return {
    ...form,
    step,
    goOn,
    /** How it starts is settled: the sample library was ordered, or not. */
    isSetUp,
    /** Undefined where there is nothing to go back to: an account that was made stays. */
    goBack: step > (isSetUp ? 1 : 0) ? () => setStep(step - 1) : undefined,
    machinery,
    logo: {
      value: logo,
      onChange: setLogo,
      error: logo === sentLogo ? look.errors.logo : undefined,
      percent: look.percent,
    },
    busy: setup.busy || codeCheck.busy || look.busy,
    /** Where no field has it. */
    problem:
      [setup, codeCheck].find(({ failed, errors: some }) => failed && Object.keys(some).length === 0)?.message ??
      (look.errors.logo ? undefined : look.problem?.message),
    /** A code that came with the address is not asked for, unless it is wrong. */
    asksCode: givenCode === '' || form.errors.code !== undefined,
  };
}

/** The code stands in the address once; afterwards neither history nor another site can read it there. */
function useHiddenCode(): void {
  useEffect(() => {
    const path = hrefTo(setupPath);
    if (location.pathname === path && location.search) history.replaceState(history.state, '', path);
  }, []);
}
