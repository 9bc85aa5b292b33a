/** What a video says of itself; 0 for what it does not say. */
export type VideoFacts = { width: number; height: number; durationSeconds: number };

/** Gives the bytes of a video from `first` to `last`, both included. */
export type ReadBytes = (first: number, last: number) => Promise<Buffer>;

const unknown: VideoFacts = { width: 0, height: 0, durationSeconds: 0 };

/** Of a description that is longer nothing is read: videos of hours have less. */
const mostBytes = 16 * 1024 * 1024;

/** A file may begin with so many boxes before the one that describes it. */
const mostBoxes = 64;

/**
 * Size on the screen and length of a video, from the head of its container: nothing is decoded. What is broken or
 * missing is unknown, and no error: the browser that plays it finds out.
 */
export async function readVideoFacts(
  contentType: 'video/mp4' | 'video/webm',
  sizeBytes: number,
  read: ReadBytes,
): Promise<VideoFacts> {
  try {
    if (contentType === 'video/webm') return webmFacts(await read(0, Math.min(sizeBytes, 512 * 1024) - 1));
    const moov = await findMovie(sizeBytes, read);
    return moov ? mp4Facts(moov) : unknown;
  } catch (error) {
    if (error instanceof RangeError) return unknown;
    throw error;
  }
}

/** The box that describes an MP4: before its images, or behind all of them. */
async function findMovie(sizeBytes: number, read: ReadBytes): Promise<Buffer | undefined> {
  let at = 0;
  for (let count = 0; count < mostBoxes && at + 16 <= sizeBytes; count += 1) {
    const head = await read(at, at + 15);
    const { type, size, headBytes } = boxAt(head, 0, sizeBytes - at);
    if (type === 'moov') return size > mostBytes ? undefined : read(at + headBytes, Math.min(at + size, sizeBytes) - 1);
    at += size;
  }
  return undefined;
}

/** @throws RangeError for a box that is none */
function boxAt(bytes: Buffer, at: number, room: number) {
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString('latin1', at + 4, at + 8);
  const headBytes = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || room;
  if (size < headBytes) throw new RangeError('A box that is smaller than its own head');
  return { type, size, headBytes };
}

function* boxesIn(bytes: Buffer): Generator<{ type: string; body: Buffer }> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const { type, size, headBytes } = boxAt(bytes, at, bytes.length - at);
    yield { type, body: bytes.subarray(at + headBytes, at + size) };
    at += size;
  }
}

function mp4Facts(moov: Buffer): VideoFacts {
  const facts = { ...unknown };
  for (const { type, body } of boxesIn(moov)) {
    if (type === 'mvhd') facts.durationSeconds = movieSeconds(body);
    if (type !== 'trak' || facts.width > 0) continue;
    for (const track of boxesIn(body)) if (track.type === 'tkhd') Object.assign(facts, trackSize(track.body));
  }
  return facts;
}

function movieSeconds(mvhd: Buffer): number {
  const isLong = mvhd.readUInt8(0) === 1;
  const scale = mvhd.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16);
  return scale > 0 ? duration / scale : 0;
}

/** As it is shown: a telephone held upright writes its images lying, and says that they are to be turned. */
function trackSize(tkhd: Buffer): { width: number; height: number } {
  const matrix = tkhd.readUInt8(0) === 1 ? 52 : 40;
  const [width, height] = [tkhd.readUInt32BE(matrix + 36), tkhd.readUInt32BE(matrix + 40)].map((fixed) => fixed >>> 16);
  const isTurned = tkhd.readInt32BE(matrix) === 0 && tkhd.readInt32BE(matrix + 16) === 0;
  const size = { width: width ?? 0, height: height ?? 0 };
  return isTurned ? { width: size.height, height: size.width } : size;
}

// Matroska's names of elements.
const segment = 0x18538067;
const info = 0x1549a966;
const timestampScale = 0x2ad7b1;
const duration = 0x4489;
const tracks = 0x1654ae6b;
const trackEntry = 0xae;
const video = 0xe0;
const cluster = 0x1f43b675;
const sizes = { pixelWidth: 0xb0, pixelHeight: 0xba, displayWidth: 0x54b0, displayHeight: 0x54ba };
const holders = new Set([segment, info, tracks, trackEntry, video]);

function webmFacts(head: Buffer): VideoFacts {
  const found = new Map<number, Buffer>();
  collect(head, found);
  const whole = (id: number) => integer(found.get(id));
  const ticks = found.get(duration);
  const length = ticks?.length === 4 ? ticks.readFloatBE() : ticks?.length === 8 ? ticks.readDoubleBE() : 0;
  return {
    width: whole(sizes.displayWidth) || whole(sizes.pixelWidth),
    height: whole(sizes.displayHeight) || whole(sizes.pixelHeight),
    durationSeconds: (length * (whole(timestampScale) || 1_000_000)) / 1e9,
  };
}

/** The first of each element, as far as the images begin. False when they have begun. */
function collect(bytes: Buffer, found: Map<number, Buffer>): boolean {
  for (let at = 0; at < bytes.length; ) {
    const id = variableAt(bytes, at, true);
    const size = variableAt(bytes, at + id.length, false);
    if (id.value === cluster) return false;
    at += id.length + size.length;
    const body = bytes.subarray(at, size.isUnknown ? bytes.length : at + size.value);
    if (holders.has(id.value)) {
      if (!collect(body, found)) return false;
    } else if (!found.has(id.value)) found.set(id.value, body);
    at += body.length;
    if (body.length < size.value) return false;
  }
  return true;
}

/** A number whose first bits say how many bytes it has. An element's name keeps those bits. */
function variableAt(bytes: Buffer, at: number, isName: boolean) {
  const first = bytes.readUInt8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) throw new RangeError('A number that has no end');
  let value = isName ? first : first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value, length, isUnknown };
}

function integer(bytes: Buffer | undefined): number {
  return bytes && bytes.length > 0 && bytes.length <= 6 ? bytes.readUIntBE(0, bytes.length) : 0;
}
