import { z } from 'zod';
import { defineJob } from './job.ts';

const quick = { backoff: { firstSeconds: 1, mostSeconds: 1 }, expires: { seconds: 60 } };
const payload = z.object({ text: z.string() });

/** The jobs of the tests. A child process works on them too, so they are known by name. */
export const note = defineJob({ name: 'note', payload, personal: null, retries: 2, ...quick });
export const hopeless = defineJob({ name: 'hopeless', payload, personal: null, retries: 1, ...quick });
export const hourly = defineJob({ name: 'hourly', payload: z.object({}), personal: null, retries: 0, ...quick });
