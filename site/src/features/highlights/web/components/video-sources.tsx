import type { Video } from '#features/media/media.contract.ts';

export type VideoSourcesProps = {
  video: Video;
  /** Called when the browser can play none of them. */
  onFailed?: () => void;
};

/** What stands inside a video element: the video in all its formats, the best first, and its captions. */
export function VideoSources({ video: { sources, captions }, onFailed }: VideoSourcesProps) {
  return (
    <>
      {sources.map(({ url, type }, index) => (
        // Browsers try one after the other, and tell of each.
        <source key={url} src={url} type={type} onError={index === sources.length - 1 ? onFailed : undefined} />
      ))}
      {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
    </>
  );
}
