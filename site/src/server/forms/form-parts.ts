import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../contract/problem.ts';
import { t } from './api-forms.texts.ts';

const kilobyte = 1024;

/** Of all text fields together: as much as a JSON body may have, four times. */
const mostTextBytes = 1024 * kilobyte;

/** No field of a form has more text than a JSON body, and no file is larger than the largest video. */
const partLimits = {
  fieldNameSize: 200,
  fieldSize: 256 * kilobyte,
  fields: 600,
  files: 60,
  parts: 640,
  headerPairs: 20,
  headerSize: 8 * kilobyte,
  fileSize: Number.POSITIVE_INFINITY,
};

/** Settings of the multipart reader: what is too large is told by whoever reads a file, who knows its kind. */
export const partOptions = { limits: partLimits, throwFileSizeLimit: false };

/**
 * The parts of a form in the order of sending. Each file must be read to its end. @throws Problem for what is no form.
 */
export async function* formParts(request: FastifyRequest): AsyncGenerator<Multipart> {
  let textBytes = 0;
  try {
    for await (const part of request.parts()) {
      // The type promises a name; who writes a form by hand may leave it out.
      if (!part.fieldname) throw new Problem('invalid_input', t.partWithoutName);
      if (part.type === 'field') textBytes += checkedText(part);
      if (textBytes > mostTextBytes) throw new Problem('too_large', t.tooMuchText);
      yield part;
    }
  } catch (error) {
    throw asFormProblem(error);
  }
}

/** Half a value must never be taken for the whole. */
function checkedText(part: Extract<Multipart, { type: 'field' }>): number {
  const { fieldname, fieldnameTruncated, valueTruncated, value } = part;
  if (fieldnameTruncated) throw unreadableForm();
  if (valueTruncated)
    throw new Problem('too_large', t.textTooLong, {
      errors: [{ field: fieldname, message: t.textTooLong }],
    });
  return Buffer.byteLength(String(value));
}

export function unreadableForm(): Problem {
  return new Problem('invalid_input', t.unreadable);
}

/** Whatever the reader stumbles over, a boundary or an end that is missing, is the sender's fault. */
function asFormProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const tooMuch = (error as { statusCode?: number }).statusCode === 413;
  return tooMuch ? new Problem('too_large', t.tooManyParts) : unreadableForm();
}
