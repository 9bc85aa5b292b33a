import type { Readable } from 'node:stream';

/** Bytes `first` to `last`, both included. */
export type ByteRange = { first: number; last: number };

export type StoredFile = { sizeBytes: number };

export type ListedFile = { name: string; storedAt: Date };

/** A name is one path segment of letters, digits, dots and dashes; it never begins with a dot. */
export const mediaName = /^[a-z0-9][a-z0-9.-]{0,119}$/;

/** Where images and videos lie. Files never change: what is new has a new name. */
export type MediaStorage = {
  /**
   * Whole and safe on the disk when the promise resolves, or not there at all. A store that is reached by a line is
   * given up after `timeoutMs`; the file may be there all the same.
   */
  put(name: string, content: Uint8Array, timeoutMs?: number): Promise<void>;
  /**
   * The same for what is too large for memory. When `content` throws, nothing is left and its error is thrown on.
   * Nothing is read ahead of the writing.
   */
  putStream(name: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile>;
  /** undefined: there is no such file. */
  stat(name: string): Promise<StoredFile | undefined>;
  /** The file must exist; ask `stat` first. */
  read(name: string, range?: ByteRange): Readable;
  /** No error when it is not there. */
  remove(name: string): Promise<void>;
  /** All files, in no order. */
  list(): AsyncIterable<ListedFile>;
  /** Removes what a crash before `before` left half-written, which is in no list. */
  removeUnfinished(before: Date): Promise<void>;
};

/** Refuses names that could lead elsewhere. */
export function requireMediaName(name: string): void {
  if (!mediaName.test(name)) throw new RangeError(`"${name}" is not a name of a media file.`);
}
