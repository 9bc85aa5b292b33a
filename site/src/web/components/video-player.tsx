import type { VideoHTMLAttributes } from 'react';
import type { Video } from '#features/media/media.contract.ts';
import { useLanguages, useOwnLanguage } from '../frame-data.ts';
import { languagePrefix } from '../language/href-to.ts';

export type VideoPlayerProps = Omit<VideoHTMLAttributes<HTMLVideoElement>, 'src' | 'children'> & {
  video: Video;
  /** Called when the browser can play none of its formats. */
  onFailed?: () => void;
};

/**
 * A video in all its formats, the best first, with its captions in each language, those of the page shown at first. Its
 * place is known before anything of it is there.
 */
export function VideoPlayer({ video, onFailed, ...rest }: VideoPlayerProps) {
  const ownLanguage = useOwnLanguage();
  const languages = useLanguages();
  const here = languagePrefix().slice(1) || ownLanguage;
  const { sources, captions, tracks = [], poster, width, height } = video;
  const all = captions ? [{ language: ownLanguage, url: captions }, ...tracks] : tracks;
  const first = all.find(({ language }) => language === here) ?? all[0];
  return (
    <video controls poster={poster || undefined} width={width || undefined} height={height || undefined} {...rest}>
      {sources.map(({ url, type }, index) => (
        // Browsers try one after the other, and tell of each.
        <source key={url} src={url} type={type} onError={index === sources.length - 1 ? onFailed : undefined} />
      ))}
      {/* On a site of one language a browser calls it by that. */}
      {all.map((track) => (
        <track
          key={track.language}
          kind="captions"
          src={track.url}
          srcLang={track.language}
          label={languages?.find(({ code }) => code === track.language)?.name}
          default={track === first}
        />
      ))}
    </video>
  );
}
