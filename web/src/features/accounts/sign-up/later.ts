/** What comes after the first step of signing up. It is loaded with the first field that is touched: the page is there sooner. */

export const loadWhat = async () => await import('./what-fields.tsx');
export const loadMail = async () => await import('./look-into-mail.tsx');
