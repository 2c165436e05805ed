import { newId } from '../../platform/ids.ts';

/** Reading the mails of thousands of steps takes long: a link of this secret is put where the mail's was. */
export const newSecret = () => newId().replaceAll('-', '').padEnd(43, 'a');
