import { useEffect, useState } from 'react';

/**
 * An address under which the browser shows a file that was not sent yet. It is given back when nobody shows it any
 * more.
 */
export function useObjectUrl(file: File | undefined): string | undefined {
  const [made, setMade] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setMade({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return made && made.file === file ? made.url : undefined;
}
