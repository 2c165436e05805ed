import { getContent } from '@saath/contract/office/content/endpoints';
import type { ShownContent } from '@saath/contract/office/content/schema';
import type { RouterContextProvider } from 'react-router';
import { callContext } from '../../../lib/context.ts';
import { getLocale } from '../../../paraglide/runtime.js';

/** The operator's texts and people in the visitor's language; for loaders, so that pages carry only what they show. */
export async function loadContent(context: Readonly<RouterContextProvider>): Promise<ShownContent> {
  const query = { language: getLocale() };
  const { content } = await context.get(callContext)(getContent, { query });
  return content;
}
