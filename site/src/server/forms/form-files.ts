import type { MultipartFile } from '@fastify/multipart';
import type { FileField } from '../../contract/endpoint.ts';
import { type FieldError, Problem, type ProblemCode } from '../../contract/problem.ts';
import { t } from './api-forms.texts.ts';
import { unreadableForm } from './form-parts.ts';
import { withoutIndex } from './form-values.ts';
import type { ChosenMedia, MediaUpload, SentMedia, Uploads } from './media-upload.ts';

export type FileFields = Readonly<Record<string, FileField>>;
export type FileFault = FieldError & { code: ProblemCode };

/** The ids that stand where files could; whether they are any is told by the schema of the body. */
function chosenIn(body: unknown, { orId, kind }: Pick<FileField, 'orId' | 'kind'>): ChosenMedia[] {
  const named = orId && body && typeof body === 'object' ? (body as Record<string, unknown>)[orId] : undefined;
  const ids = [named].flat().filter((id) => typeof id === 'string' && id !== '');
  return ids.map((id) => ({ chosenId: String(id).toLowerCase(), kind, field: orId ?? '' }));
}

const worded = (message: string | (() => string)): string => (typeof message === 'string' ? message : message());

/** The files of one call: taken one after the other, given to the handler, removed again if nothing wants them. */
export class FormFiles {
  readonly faults: FileFault[] = [];
  readonly #fields: FileFields;
  readonly #uploads: Uploads;
  readonly #stored = new Map<string, MediaUpload[]>();
  readonly #counts = new Map<string, number>();
  #mayWait = true;

  constructor(fields: FileFields, uploads: Uploads) {
    this.#fields = fields;
    this.#uploads = uploads;
  }

  /** Reads a file to its end. What is wrong with it is noted, so that one answer tells all. */
  async take(part: MultipartFile, accountId?: string): Promise<MediaUpload | undefined> {
    const name = this.#nameOf(part.fieldname);
    const field = name === undefined ? undefined : this.#fields[name];
    if (name === undefined || !field) return this.#refuse(part, part.fieldname, t.noFilesHere);
    const count = (this.#counts.get(name) ?? 0) + 1;
    this.#counts.set(name, count);
    if (count > field.most) return this.#refuse(part, name, field.tooMany ?? t.atMost({ most: field.most }));
    try {
      const upload = await this.#uploads.store(field.kind, part.file, { fileName: part.filename, accountId });
      this.#stored.set(name, [...(this.#stored.get(name) ?? []), upload]);
      if (part.file.truncated) throw unreadableForm();
      return upload;
    } catch (error) {
      // The sender's line broke, or the form ends in the middle of the file.
      if (part.file.errored) throw unreadableForm();
      // The store: it has taken all the time that there was.
      if (!(error instanceof Problem)) this.#mayWait = false;
      if (!(error instanceof Problem) || error.code === 'unavailable') throw error;
      this.faults.push({ code: error.code, field: name, message: error.message });
      return undefined;
    }
  }

  /** Whether it may be a video or an archive, if it is what its field says. */
  mayBeLong({ fieldname }: MultipartFile): boolean {
    const name = this.#nameOf(fieldname);
    const kind = name !== undefined && this.#fields[name]?.kind;
    return kind === 'video' || kind === 'media' || kind === 'archive';
  }

  /** What the handler gets: files, and behind them what `body` chose of the library. */
  byName(body: unknown): Record<string, SentMedia | SentMedia[] | undefined> {
    return Object.fromEntries(
      Object.entries(this.#fields).map(([name, field]) => {
        const sent: SentMedia[] = [...(this.#stored.get(name) ?? []), ...chosenIn(body, field)];
        return [name, field.most === 1 ? sent[0] : sent];
      }),
    );
  }

  /** Fields that need more than has come, and those that have a file and an id for one place. */
  faultsBeside(body: unknown): FileFault[] {
    return Object.entries(this.#fields).flatMap(([field, { least, most, ...rules }]): FileFault[] => {
      const files = this.#counts.get(field) ?? 0;
      const chosen = chosenIn(body, rules).length;
      if (least && files + chosen < least.count)
        return [{ code: 'invalid_input', field, message: worded(least.message) }];
      if (most > 1 || files === 0 || chosen === 0) return [];
      return [{ code: 'invalid_input', field: rules.orId ?? field, message: t.fileOrId }];
    });
  }

  /** Removes what no transaction took. What cannot be removed now is swept later. */
  async discardUnattached(): Promise<void> {
    const unattached = [...this.#stored.values()].flat().filter(({ attached }) => !attached);
    const removal = Promise.allSettled(unattached.map((upload) => this.#uploads.discard(upload)));
    if (this.#mayWait) await removal;
  }

  /** `image`, `image[]`, `image[0]` and `image0` are the same field. */
  #nameOf(fieldName: string): string | undefined {
    const names = [fieldName, withoutIndex(fieldName), fieldName.replace(/\d{1,2}$/, '')];
    return names.find((name) => Object.hasOwn(this.#fields, name));
  }

  #refuse({ file }: MultipartFile, field: string, message: string): undefined {
    this.faults.push({ code: 'invalid_input', field, message });
    file.resume();
  }
}
