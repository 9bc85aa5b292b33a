import { createLanes } from './lanes.ts';
import { encodeApart } from './picture-apart.ts';
import { type EncodedPicture, encodePicture, memoryToDecode, resizePicture } from './picture-encoding.ts';

/** Pictures that are worked on at a time in this process, and that wait for it with all their bytes in memory. */
const working = createLanes({ running: 2, waiting: 16 });

/** Two of these at a time may take 256 MB. What takes more is decoded by a process of its own, one at a time. */
const mostMemoryHere = 128 * 1024 * 1024;
const apart = createLanes({ running: 1, waiting: 1 });

/**
 * Makes a new picture of what was sent; see `encodePicture`.
 * @throws Problem `too_large`, `invalid_input`; `unavailable` when too many wait
 */
export function takePicture(bytes: Buffer): Promise<EncodedPicture> {
  return working(async () =>
    (await memoryToDecode(bytes)) > mostMemoryHere ? apart(() => encodeApart(bytes)) : encodePicture(bytes),
  );
}

/** A picture of ours in fewer pixels. @throws Problem `unavailable` when too many wait */
export function makeSmaller(bytes: Buffer, width: number, format: 'webp' | 'avif'): Promise<Buffer> {
  return working(() => resizePicture(bytes, width, format));
}
