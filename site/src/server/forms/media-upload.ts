import type { Readable } from 'node:stream';
import type { Endpoint, FileField, FileKind } from '../../contract/endpoint.ts';

/** A file that came with a call: checked, and safe in media storage under a random name. No row knows of it yet. */
export type MediaUpload = {
  /** Every file of it begins with this. */
  key: string;
  kind: 'image' | 'video' | 'captions' | 'archive';
  contentType: string;
  file: string;
  /** Smaller files of a large image, narrowest first, and the whole one; empty for all else. */
  sizes: { width: number; file: string }[];
  /** As it was called on the device that sent it; text, and nothing else. */
  fileName: string;
  /** What was sent, byte for byte, where it is kept: under a name that nobody can guess. */
  originalFile: string | null;
  /** Of what was sent. */
  originalType: string;
  originalBytes: number;
  /** SHA-256 of what was sent, in hexadecimal. */
  digest: string | null;
  /** Where a photo says that it was taken. */
  position: { latitude: number; longitude: number } | null;
  /** The account that sent it; null for what was drawn here. */
  uploaderId: string | null;
  /** In pixels; 0 for a video that does not say. */
  width: number;
  height: number;
  /** 0 for an image, and for a video that does not say. */
  durationSeconds: number;
  sizeBytes: number;
  /** Average colour, #rrggbb. */
  tone: string;
  /** Base64; empty for a video. */
  thumbhash: string;
  /** Set when a transaction takes it: from then on only the database knows whether it is needed. */
  attached: boolean;
};

/** What comes with a file beside its bytes. */
export type Sender = { fileName?: string | undefined; accountId?: string | undefined };

/** Takes files in; made by the media feature. */
export type Uploads = {
  /**
   * Checks and stores one file. However it ends, what is left of `content` flows on unread.
   * @throws Problem `wrong_type`, `too_large`, `invalid_input` for a file that cannot be taken, `unavailable` when too
   * many come at once
   */
  store(kind: FileKind, content: Readable, sender?: Sender): Promise<MediaUpload>;
  /** Removes what nothing took. */
  discard(upload: MediaUpload): Promise<void>;
};

/** How much may be sent, and stored. Throws `too_many`, or `too_large` where nothing more is taken from anybody. */
export type UploadQuota = {
  /** Of all media together. */
  requireRoom(): Promise<void>;
  /** Before a file is read. */
  admit(accountId: string): Promise<void>;
  /** When it is there. */
  count(accountId: string, sizeBytes: number): Promise<void>;
};

/** Media that the library has already, named by a call in the place of a file. */
export type ChosenMedia = {
  chosenId: string;
  kind: FileKind /** Of the body, for what is wrong with it. */;
  field: string;
};

/** What stands for an image or a video in a form: a file that came with it, or an id. */
export type SentMedia = MediaUpload | ChosenMedia;

type SentAs<Field extends FileField> = Field extends { orId: string } ? SentMedia : MediaUpload;
type FilesIn<Field extends FileField> = Field['most'] extends 1 ? SentAs<Field> | undefined : SentAs<Field>[];

/** What a handler gets of the files of a call. */
export type FilesOf<E extends Endpoint> =
  E extends Record<'files', infer Fields extends Readonly<Record<string, FileField>>>
    ? { [Name in keyof Fields]: FilesIn<Fields[Name]> }
    : undefined;
