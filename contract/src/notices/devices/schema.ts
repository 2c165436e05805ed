/** A browser that can be told of news while no page is open (Web Push, RFC 8030 and 8291). */
import * as z from 'zod/mini';
import { deviceErrors } from './messages.ts';

const { message } = deviceErrors['devices.unreachable'];

/** The address at the browser's push service. */
export const deviceAddressSchema = z.string(message).check(z.maxLength(2000, message));

/** What `PushSubscription.toJSON()` gives, less what nobody needs. */
export const deviceSchema = z.object({
  endpoint: deviceAddressSchema,
  keys: z.object({
    /** The browser's public key: an uncompressed point, 65 bytes. */
    p256dh: z.string(message).check(z.regex(/^[\w-]{87}=?$/, message)),
    /** 16 bytes. */
    auth: z.string(message).check(z.regex(/^[\w-]{22}(==)?$/, message)),
  }),
});
export type Device = z.output<typeof deviceSchema>;
