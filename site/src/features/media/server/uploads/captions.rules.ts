const timing = /^(\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}([ \t].*)?$/;

/**
 * A file of captions in the form in which it is stored: UTF-8 without a byte order mark, lines parted by LF. Undefined
 * for what is no WebVTT (https://www.w3.org/TR/webvtt1/): it begins with its name, has at least one cue, and every line
 * with an arrow is the timing of one.
 */
export function captionsOf(bytes: Buffer): string | undefined {
  const text = decoded(bytes)?.replace(/\r\n?/g, '\n');
  if (!text || text.includes('\u0000') || !/^WEBVTT(?=[ \t\n])/.test(text)) return undefined;
  const timings = text.split('\n').filter((line) => line.includes('-->'));
  return timings.length > 0 && timings.every((line) => timing.test(line.trim())) ? text : undefined;
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
