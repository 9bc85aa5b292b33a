import type { VideoHTMLAttributes } from 'react';
import type { Video } from '#features/media/media.contract.ts';
import { useOwnLanguage } from '../frame-data.ts';

export type VideoPlayerProps = Omit<VideoHTMLAttributes<HTMLVideoElement>, 'src' | 'children'> & {
  video: Video;
  /** Called when the browser can play none of its formats. */
  onFailed?: () => void;
};

/** A video in all its formats, the best first, with its captions. Its place is known before anything of it is there. */
export function VideoPlayer({ video, onFailed, ...rest }: VideoPlayerProps) {
  const ownLanguage = useOwnLanguage();
  const { sources, captions, poster, width, height } = video;
  return (
    <video controls poster={poster || undefined} width={width || undefined} height={height || undefined} {...rest}>
      {sources.map(({ url, type }, index) => (
        // Browsers try one after the other, and tell of each.
        <source key={url} src={url} type={type} onError={index === sources.length - 1 ? onFailed : undefined} />
      ))}
      {/* Without a label a browser calls it by its language. */}
      {captions && <track kind="captions" src={captions} srcLang={ownLanguage} default />}
    </video>
  );
}
