import { useEffect, useState } from 'react';

/** An address under which the browser shows files that are not sent yet; freed when they change. */
export function useObjectUrls(files: readonly File[]): readonly string[] {
  const [urls, setUrls] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file));
    setUrls(made);
    return () => made.forEach((url) => void URL.revokeObjectURL(url));
  }, [files]);
  return urls;
}
