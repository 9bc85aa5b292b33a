/**
 * Whether bytes are an SVG drawing, by what stands at their beginning: a declaration, comments and a document type may
 * come before its element. A drawing that declares entities is none: nothing that draws needs them.
 */
export function isSvg(bytes: Buffer): boolean {
  const start = bytes
    .subarray(0, 4096)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  const rest = start.replace(/^(?:\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*>)*/i, '');
  return /^<svg[\s>]/.test(rest);
}
