import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Loads the page's data again when its window comes back to the front: times pass and other people act. */
export function useRevalidateOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
}
