import { z } from 'zod';
import { type NumberRule, numberOutside } from '../../contract/rules/form-rules.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';

/** How good a month is for a visit, from best to worst. */
export const monthRatings = ['good', 'fair', 'poor'] as const;
export type MonthRating = (typeof monthRatings)[number];

const month = z.object({
  /** 1 is January. */
  month: z.int().min(1).max(12),
  rating: z.enum(monthRatings).nullable(),
  /** Average of the day and the night, in °C. */
  temperature: z.number().nullable(),
  /** All that falls in the month, in mm. */
  rain: z.number().nullable(),
});
export type Month = z.output<typeof month>;

/** The twelve months of a place, January first; nulls where unknown. */
export const twelveMonths = z.array(month).length(12);

/**
 * The ratings of twelve months as a list carries them, a letter each: g(ood), f(air), p(oor), - unknown. "ggfffpppffgg"
 */
export const ratingLetters = z.string().length(12);

const notMonth = 'month must be a number from 1 to 12';

/** A month by its number, in an address. "" means any. */
export const monthNumber = z
  .string({ error: notMonth })
  .regex(/^([1-9]|1[0-2])?$/, notMonth)
  .transform((text) => (text === '' ? undefined : Number(text)))
  .optional();

/** What is measured of a month: °C, and mm in all of it. */
export const monthNumbers = {
  temperature: { name: 'temperature', least: -90, most: 60 },
  rain: { name: 'rain', least: 0, most: 5000 },
} as const satisfies Record<string, NumberRule>;

const measure = (rule: NumberRule) =>
  z
    .number({ error: numberOutside(rule) })
    .min(rule.least, numberOutside(rule))
    .max(rule.most, numberOutside(rule))
    .nullish()
    .transform((value) => value ?? null);

const twelve = 'months must be a list of twelve months as JSON';

/** The months as a form sends them: twelve, in order. What is left out of one is unknown. */
export const writtenMonths = z
  .array(
    z.object(
      {
        month: z.int({ error: twelve }).min(1, twelve).max(12, twelve).optional(),
        rating: z
          .enum(monthRatings, { error: () => checks.oneOf({ field: 'rating', words: monthRatings.join(', ') }) })
          .nullish()
          .transform((value) => value ?? null),
        temperature: measure(monthNumbers.temperature),
        rain: measure(monthNumbers.rain),
      },
      { error: twelve },
    ),
    { error: twelve },
  )
  .length(12, twelve)
  .refine((months) => months.every(({ month }, at) => month === undefined || month === at + 1), twelve);
