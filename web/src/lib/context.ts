/** What the server hands to the loaders and to the renderer, request by request. */
import type { Call } from '@saath/contract/endpoint';
import { createContext } from 'react-router';

export const callContext = createContext<Call>();
/** Empty when the page's scripts are allowed by hash instead (cached pages) or freely (development). */
export const nonceContext = createContext<string>('');
