import { createContext, useContext } from 'react';

/** The zone of the event whose people are shown. */
export const EventZone = createContext('UTC');

export function useEventZone(): string {
  return useContext(EventZone);
}
