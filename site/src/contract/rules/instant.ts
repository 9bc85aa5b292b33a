import { z } from 'zod';
import { t } from '../texts/api-checks.texts.ts';

/** What the database writes as it is read: an offset may lead out of the years with four digits. */
const firstInstant = new Date('0001-01-01T00:00:00Z');
export const lastInstant = new Date('9999-12-31T23:59:59.999Z');

/** An instant, as a call gives it. */
export const instant = (field: string) => {
  const error = () => t.instant({ field, example: '2026-06-01T09:00:00Z' });
  return z.iso
    .datetime({ offset: true, error })
    .transform((text) => new Date(text))
    .refine((at) => at >= firstInstant && at <= lastInstant, { error });
};
