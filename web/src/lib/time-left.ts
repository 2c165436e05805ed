import { useEffect, useState } from 'react';
import { m } from '../paraglide/messages.js';

const steps = [
  [m.count_days_left, 2 * 86_400, 86_400],
  [m.count_hours_left, 3600, 3600],
  [m.count_minutes_left, 0, 60],
] as const;

/** "5 h left"; undefined from the moment on. @param now milliseconds */
export function formatTimeLeft(iso: string, now: number): string | undefined {
  const seconds = (Date.parse(iso) - now) / 1000;
  if (seconds <= 0) return undefined;
  const [text, , unit] = steps.find(([, from]) => seconds >= from) ?? steps[2];
  return text({ count: Math.max(1, Math.floor(seconds / unit)) });
}

/** The present, looked at twice a minute; undefined until the browser has the page, whose clock is not the server's. */
export function usePresent(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
