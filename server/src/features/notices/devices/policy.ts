import { createECDH } from 'node:crypto';
import type { Device } from '@saath/contract/notices/devices/schema';
import { DomainError } from '../../../platform/domain-error.ts';
import type { PushService } from '../../../platform/push/push-service.ts';

/**
 * We send to the address without anybody watching, so it must be one of a push service, with a key that can be used.
 *
 * @throws DomainError `devices.unreachable`
 */
export function requireReachable(push: PushService, { endpoint, keys }: Device): void {
  if (!push.isReachable(endpoint) || !isPoint(keys.p256dh))
    throw new DomainError('devices.unreachable');
}

function isPoint(key: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(Buffer.from(key, 'base64url')).length > 0;
  } catch {
    return false;
  }
}
