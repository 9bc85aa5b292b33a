import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { ZodType } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { Problem } from '../../contract/problem.ts';
import { expectFiles, expectSmallFile } from '../http/body-watch.ts';
import type { ConsumeLimit } from '../limits/rate-limit.ts';
import { type FileFault, type FileFields, FormFiles } from './form-files.ts';
import { formParts, partOptions } from './form-parts.ts';
import { formValues, type TextField } from './form-values.ts';
import type { UploadQuota, Uploads } from './media-upload.ts';

export type FormTools = {
  uploads: Uploads;
  consumeLimit: ConsumeLimit;
  uploadQuota?: UploadQuota | undefined;
  /** When all has come. Throws where the login that the call began with has ended. */
  findViewerAgain: (request: FastifyRequest) => Promise<void>;
};

type FormEndpoint = Endpoint & { files: FileFields };

export const takesFiles = (endpoint: Endpoint): endpoint is FormEndpoint => endpoint.files !== undefined;

/**
 * Registers a route that reads multipart/form-data; no other route does. Its handler reads the body with {@link
 * withForm}.
 */
export function formRoute(app: FastifyInstance, { files }: FormEndpoint, route: RouteOptions): void {
  const consumes = ['multipart/form-data', 'application/json'];
  const fields = Object.entries(files).map(([name, { kind, most }]) => `${name} (${kind}, at most ${most})`);
  const description = `Files, as multipart/form-data: ${fields.join(', ')}.`;
  app.register(async (scope) => {
    await scope.register(multipart, { ...partOptions });
    // The body is checked together with the files; all else of a request before a byte of it is read.
    scope.setValidatorCompiler<ZodType>((part) =>
      part.httpPart === 'body' ? (value) => ({ value }) : validatorCompiler(part),
    );
    scope.route({ ...route, schema: { ...route.schema, consumes, description } });
  });
}

/**
 * Reads and checks what was sent, and gives it to `use`. Files that `use` attaches to nothing are removed when it is
 * done.
 */
export async function withForm<Result>(
  endpoint: FormEndpoint,
  request: FastifyRequest,
  tools: FormTools,
  use: (body: unknown, files: ReturnType<FormFiles['byName']>) => Promise<Result>,
): Promise<Result> {
  const files = new FormFiles(endpoint.files, tools.uploads);
  expectFiles(request.raw);
  try {
    const sent = request.isMultipart() ? await readForm(endpoint, request, files, tools) : request.body;
    await tools.findViewerAgain(request);
    const body = checked(endpoint, sent, files);
    return await use(withoutChosen(endpoint, body), files.byName(body));
  } finally {
    await files.discardUnattached();
  }
}

async function readForm(endpoint: FormEndpoint, request: FastifyRequest, files: FormFiles, tools: FormTools) {
  const texts: TextField[] = [];
  const accountId = request.viewer?.accountId;
  let counted = false;
  const takeFile = async (part: MultipartFile) => {
    if (!counted)
      await tools.consumeLimit(
        request.raw,
        endpoint.access === 'staff' || endpoint.access === 'author' ? 'staffUploads' : 'uploads',
      );
    counted = true;
    if (accountId) await tools.uploadQuota?.admit(accountId);
    if (!files.mayBeLong(part)) expectSmallFile(request.raw, part.file);
    const upload = await files.take(part, accountId);
    if (accountId && upload)
      await tools.uploadQuota?.count(accountId, upload.sizeBytes + (upload.originalFile ? upload.originalBytes : 0));
  };
  try {
    for await (const part of formParts(request)) {
      if (part.type === 'field') {
        texts.push([part.fieldname, typeof part.value === 'string' ? part.value : JSON.stringify(part.value)]);
      } else if (isNothing(part)) {
        part.file.resume();
      } else {
        await takeFile(part);
      }
    }
  } catch (error) {
    // Who still sends hears the answer only when all has flown past.
    request.raw.unpipe().resume();
    throw error;
  }
  return formValues(endpoint.body, texts);
}

/** What names media of the library reaches the handler as what it stands for. */
function withoutChosen({ files }: FormEndpoint, body: unknown): unknown {
  const chosen = new Set(Object.values(files).map(({ orId }) => orId));
  if (!body || typeof body !== 'object') return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !chosen.has(name)));
}

/** A browser sends a file field in which nothing was chosen as a file without a name. */
const isNothing = ({ filename }: { filename?: string }) => !filename;

function checked(endpoint: FormEndpoint, sent: unknown, files: FormFiles): unknown {
  const result = endpoint.body?.safeParse(sent);
  const issues = result?.error?.issues ?? [];
  const faults: FileFault[] = [
    ...issues.map(({ path, message }) => ({ code: 'invalid_input' as const, field: path.join('.'), message })),
    ...files.faultsBeside(result?.success ? result.data : sent),
    ...files.faults,
  ];
  const [first] = faults;
  if (!first) return result?.data;
  throw new Problem(first.code, first.message, {
    errors: faults.filter(({ field }) => field !== '').map(({ field, message }) => ({ field, message })),
  });
}
