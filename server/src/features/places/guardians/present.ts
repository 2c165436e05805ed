/** Guardians as the API shows them. */
import type {
  GuardianAnswer,
  GuardianLinkView,
  OwnGuardian,
} from '@saath/contract/places/guardians/schema';
import { presentPicture } from '../../accounts/accounts/present.ts';
import type { answersOfGuardians, ConsentRow } from './queries.ts';
import type { GuardianRead } from './service.ts';

export function presentOwnGuardian(
  row: ConsentRow & { readonly signed: readonly string[] },
): OwnGuardian {
  const { id, roleId, name, email, state, sentAt, answeredAt, signed } = row;
  return {
    ...{ id, roleId, name, email, state },
    sentAt: sentAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    ...(signed.length > 0 ? { signed: [...signed] } : {}),
  };
}

export function presentAnswer(
  row: Awaited<ReturnType<typeof answersOfGuardians>>[number],
): GuardianAnswer {
  const { id, name, email, state, signedName, answeredAt, roleName, eventId, title } = row;
  const { userId, personName, pictureId } = row;
  return {
    ...{ id, name, email, state, signedName, roleName },
    answeredAt: answeredAt?.toISOString() ?? '',
    person: { id: userId, name: personName, profileImage: presentPicture(pictureId) },
    event: { id: eventId, title },
  };
}

export function presentLink({
  consent,
  role,
  event,
  agreements,
  isTooLate,
}: GuardianRead): GuardianLinkView {
  const { id, title, location, startTime, endTime, timeZone } = event;
  return {
    state: isTooLate ? 'over' : consent.state,
    guardianName: consent.name,
    personName: consent.personName,
    event: {
      ...{ id, title, location, timeZone },
      startTime: startTime.toISOString(),
      endTime: endTime.toISOString(),
    },
    roleName: role.name,
    agreements: agreements.map(({ id: agreementId, name, version, text }) => ({
      ...{ id: agreementId, name, version, text },
    })),
    answeredAt: consent.answeredAt?.toISOString() ?? null,
  };
}
