/** What a town is called where several may be meant. */
import type { Town } from '@saath/contract/foundation/towns/schema';
import { m } from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';

/** 'Lahore, Pakistan', or 'Springfield near Peoria, United States' where the country has several. */
export function townName({ name, near, country }: Town): string {
  const land = new Intl.DisplayNames([getLocale()], { type: 'region' }).of(country) ?? country;
  return near ? m.town_near_in({ name, near, land }) : m.town_in({ name, land });
}
