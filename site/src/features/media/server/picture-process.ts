import { encodePicture } from './picture-encoding.ts';

// Decodes one picture. Started by picture-apart.ts, which ends it when it has the picture, or when it takes too long.
process.once('message', (bytes: Uint8Array) => {
  encodePicture(Buffer.from(bytes)).then(
    (picture) => process.send?.(picture),
    () => process.exit(1),
  );
});
// Whoever asked is gone.
process.once('disconnect', () => process.exit(1));
