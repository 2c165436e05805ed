/** Calls about the devices that get a person's news. */
import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { messageReply } from '../../fields.ts';
import { deviceAddressSchema, deviceSchema } from './schema.ts';

export const getDeviceKey = endpoint({
  method: 'GET',
  path: '/api/device/key',
  summary: 'The public key with which a browser makes its address for our notifications (VAPID).',
  access: 'signed-in',
  errors: [],
  reply: z.object({ publicKey: z.string() }),
});

export const addDevice = endpoint({
  method: 'POST',
  path: '/api/device',
  summary:
    'Tell the signed-in account on this device. A browser tells one account, the one that asked last.',
  access: 'signed-in',
  errors: ['devices.unreachable'],
  body: deviceSchema,
  reply: messageReply,
});

export const keepDevice = endpoint({
  method: 'POST',
  path: '/api/device/keep',
  summary:
    'Whether the signed-in account is told on this device; if so, logging out of this session ends it.',
  access: 'signed-in',
  errors: [],
  body: z.object({ endpoint: deviceAddressSchema }),
  reply: z.object({ isOn: z.boolean() }),
});

export const removeDevice = endpoint({
  method: 'POST',
  path: '/api/device/remove',
  summary: 'Tell the signed-in account no longer on this device.',
  access: 'signed-in',
  errors: [],
  body: z.object({ endpoint: deviceAddressSchema }),
  reply: messageReply,
});
