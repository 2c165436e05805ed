/** How an API token looks and how long it may work. */

/** Every token begins with it, so that people and scanners of code know what they have found. */
export const API_TOKEN_PREFIX = 'saath_';

/** Days that a token can work. None works for ever: what nobody renews is not missed. */
export const apiTokenDays = [30, 90, 365] as const;
export type ApiTokenDays = (typeof apiTokenDays)[number];
