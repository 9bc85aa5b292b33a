import { printNumber } from '@trekker/texts/print-values.ts';
import { printingNow } from '@trekker/texts/printed-texts.ts';
import { type NumberRule, numberMissing, numberOutside } from '#contract/rules/form-rules.ts';
import { t } from './staff-fields.texts.ts';

type Label = () => string;

/** The sentences of the rules are those of docs/specification.md; another language says them of the field's label. */
const isInRulesLanguage = () => printingNow('A rule').rules.code === 'en';

const said = (sentence: string, inOthers: () => string): string => (isInRulesLanguage() ? sentence : inOthers());

/** What is said of a field that is blank; undefined of one that may be. */
export const saysMissing = (label: Label, missing: string | undefined): string | undefined =>
  missing && said(missing, () => t.required({ field: label() }));

/** What is said where files are too few. */
export const saysTooFew = (label: Label, { count, message }: { count: number; message: string }): string =>
  said(message, () => t.leastFiles({ field: label(), count }));

/** What is said of a text that is longer than `most` characters. */
export const saysTooLong = (most: number): string => t.tooLong({ most: printNumber(most) });

export const saysNoNumber = (label: Label, rule: NumberRule): string =>
  said(numberMissing(rule), () => t.required({ field: label() }));

export const saysOutside = (label: Label, rule: NumberRule): string =>
  said(numberOutside(rule), () =>
    t.numberOutside({ field: label(), least: String(rule.least), most: String(rule.most) }),
  );
