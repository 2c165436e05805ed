import {
  addDevice,
  getDeviceKey,
  keepDevice,
  removeDevice,
} from '@saath/contract/notices/devices/endpoints';
import { deviceMessages } from '@saath/contract/notices/devices/messages';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import * as service from './service.ts';

export function deviceRoutes(devices: service.Devices): Route[] {
  return [
    on(getDeviceKey).reply(async () => ({ publicKey: devices.push.publicKey })),

    on(addDevice).reply(async ({ actor, body }) => {
      await service.addDevice(devices, { actor, device: body });
      return say(deviceMessages, 'on');
    }),

    on(keepDevice).reply(async ({ actor, body: { endpoint } }) => ({
      isOn: await service.keepDevice(devices, { actor, endpoint }),
    })),

    on(removeDevice).reply(async ({ actor, body: { endpoint } }) => {
      await service.removeDevice(devices, { actor, endpoint });
      return say(deviceMessages, 'off');
    }),
  ];
}
