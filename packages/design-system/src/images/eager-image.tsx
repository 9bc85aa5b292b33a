import { useEffect, useRef, useState } from 'react';
import { ImageFailed } from './image-failed.tsx';
import { sparingSizes } from './image-file.ts';
import type { LoadedImageProps } from './loaded-image-props.ts';
import { ResponsiveImage } from './responsive-image.tsx';

/**
 * A plain responsive element that loads with the page: at once when it is the first, else when it is in the viewport.
 */
export function EagerImage({ image, sizes, box, first }: LoadedImageProps & { first: boolean }) {
  const element = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  // a failure before this script ran has fired its event already
  useEffect(() => setFailed(hasFailed(element.current)), []);
  return (
    <span {...box}>
      {failed ? (
        <ImageFailed onRetry={() => setFailed(false)} />
      ) : (
        <ResponsiveImage
          ref={element}
          image={image}
          sizes={sparingSizes(sizes)}
          {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}

const hasFailed = (element: HTMLImageElement | null) => Boolean(element?.complete && element.naturalWidth === 0);
