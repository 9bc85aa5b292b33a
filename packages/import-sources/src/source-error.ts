/** Why a source cannot be used, in a sentence for whoever brought it. */
export class SourceError extends Error {
  override name = 'SourceError';
}
