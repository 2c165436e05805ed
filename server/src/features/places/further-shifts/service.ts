/** People have more than one shift of their role, where the organiser allows it (ADR 83). */
import { inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { noteChange } from '../../../platform/live/note.ts';
import { lockEvent } from '../../../platform/locks.ts';
import { spanInWords } from '../../../platform/mail/times.ts';
import { requireEligible } from '../../events/eligibility/service.ts';
import { laterVersion } from '../../events/events/changing.ts';
import { requireNotCancelled } from '../../events/events/policy.ts';
import { updateEventRow } from '../../events/events/queries.ts';
import { eventAt } from '../../events/shifts/present.ts';
import type { ShiftRow } from '../../events/shifts/queries.ts';
import { shiftFull, shiftOfRole, timesOf } from '../../events/shifts/service.ts';
import { type AuditChange, writeAudit } from '../../foundation/audit/service.ts';
import { clashesOf } from '../around/queries.ts';
import type { EventNews } from '../place/emails.ts';
import { endFurther } from '../place/further-seats.ts';
import { clashRefusal, requireActiveVolunteer, requireNotOver } from '../place/policy.ts';
import type { ParticipationRow } from '../place/queries.ts';
import { reopen, reread, roleOfEvent, type Scene } from '../place/scene.ts';
import { takeFurtherPlace } from '../place/seats.ts';
import { lookAgainElsewhere } from '../place/step.ts';
import { tell, tellOrganiser, wakeWorkers } from '../place/telling.ts';
import type { Ports } from '../ports.ts';
import * as emails from './emails.ts';
import { requireBeside, requireGivenBack } from './policy.ts';
import { insertFurther, shiftsOfPeople } from './queries.ts';

/**
 * Whether people may have several. Those who have some keep them where it ends.
 *
 * @throws DomainError `events.not_found`, `events.cancelled`, `events.over`
 */
export async function allowSeveral(
  ports: Ports,
  { eventId, isAllowed, actorId }: { eventId: string; isAllowed: boolean; actorId: string },
): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const at = ports.now();
    const event = await lockEvent(tx, eventId);
    if (!event) throw new DomainError('events.not_found');
    requireNotCancelled(event);
    if (event.endTime <= at) throw new DomainError('events.over');
    if (event.severalShifts === isAllowed) return;
    await updateEventRow(tx, eventId, {
      severalShifts: isAllowed,
      updatedAt: laterVersion(event, at),
    });
    const changes: AuditChange[] = [
      { field: 'severalShifts', before: told(event.severalShifts), after: told(isAllowed) },
    ];
    const details = { subject: event.title, changes };
    await writeAudit(tx, { action: 'event.changed', actorId, at, eventId, details });
    await noteChange(tx, { eventId });
  });
}

/** As the log keeps it. */
const told = (isOn: boolean) => (isOn ? 'yes' : 'no');

type Wish = {
  readonly participationId: string;
  readonly shiftId: string;
  readonly actorId: string;
};

/**
 * Gives somebody who has a place one more shift of its role.
 *
 * @throws DomainError `joining.not_found`, `events.not_published`, `joining.event_over`, `joining.not_active`,
 * `shifts.not_found`, `further_shifts.not_possible`, `joining.full`, `joining.overlap`, `joining.not_eligible`
 */
export async function addShift(
  ports: Ports,
  { participationId, shiftId, actorId }: Wish,
): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const { scene, existing } = await reopen(tx, participationId);
    requireNotOver(scene.event, ports.now());
    requireActiveVolunteer(scene.user);
    await giveFurther(ports, tx, { scene, existing, shiftId, actorId });
  });
  wakeWorkers(ports);
}

/** The same in a transaction that holds the event and the person. @returns the address to which a mail was queued, if any */
export async function giveFurther(
  ports: Ports,
  tx: Tx,
  { scene, existing, shiftId, actorId }: Omit<Wish, 'participationId'> & Target,
): Promise<string | null> {
  const { event, user } = scene;
  const at = ports.now();
  const role = await roleOfEvent(tx, existing.roleId, event);
  const shift = await shiftOfRole(tx, shiftId, role);
  if (!role || !shift) throw new DomainError('shifts.not_found');
  const several = await shiftsOfPeople(tx, [existing]);
  const first = { id: existing.shiftId ?? '', ...spanOf(existing) };
  const own = several.length > 0 ? several : [first];
  requireBeside({ event, role, shift, existing, own, name: user.name, at });
  if (shift.filled >= shift.maxPeople) throw shiftFull(shift, event);
  const times = reach(existing, shift);
  const occasion = { ...event, ...times, eventId: event.id };
  const [clash] = existing.clashReason === null ? await clashesOf(tx, [user.id], occasion) : [];
  if (clash) throw clashRefusal(clash, user, { actorId, event, shift });
  const doing = { role, event, user, ...times };
  await requireEligible(tx, doing, {
    reason: undefined,
    kept: existing.eligibilityReason,
    actorId,
    at,
  });
  const key = { eventId: event.id, userId: user.id, roleId: role.id, shiftId };
  await insertFurther(tx, { ...key, givenAt: at, givenBy: actorId });
  const mailedTo = await tellPerson(ports, tx, { scene, shift, mail: emails.shiftAddedMail });
  await writeDown(tx, { scene, action: 'person.shift_added', actorId, at });
  if (!(await takeFurtherPlace(tx, role, shiftId))) throw shiftFull(shift, event);
  return mailedTo;
}

/**
 * An organiser takes one of several shifts back.
 *
 * @throws DomainError `joining.not_found`, `further_shifts.not_found`, `further_shifts.begun`
 */
export async function takeShiftBack(
  ports: Ports,
  { participationId, shiftId, actorId }: Wish,
): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const target = await reopen(tx, participationId);
    const at = ports.now();
    const shift = await end(tx, target, { shiftId, at });
    await tellPerson(ports, tx, { scene: target.scene, shift, mail: emails.shiftTakenBackMail });
    await writeDown(tx, { scene: target.scene, action: 'person.shift_taken_back', actorId, at });
  });
  wakeWorkers(ports);
}

/**
 * Somebody gives up one of several shifts of their own.
 *
 * @throws DomainError `joining.not_found`, also for a place of somebody else; `further_shifts.not_found`, `further_shifts.begun`
 */
export async function giveShiftUp(
  ports: Ports,
  { participationId, shiftId, actorId }: Wish,
): Promise<void> {
  await inTransaction(ports.db, async (tx) => {
    const target = await reopen(tx, participationId);
    const { event, user } = target.scene;
    if (user.id !== actorId) throw new DomainError('joining.not_found');
    const at = ports.now();
    const shift = await end(tx, target, { shiftId, at });
    const { name } = user;
    await tellOrganiser(tx, target.scene, {
      kind: 'change',
      titleIn: (language) => {
        const when = spanInWords(language, { ...event, ...timesOf(shift) });
        return emails.givenUpTitle(language, { name, title: event.title, when });
      },
      at,
    });
    await lookAgainElsewhere(tx, { eventId: event.id, userIds: [user.id] });
    await noteChange(tx, { eventId: event.id });
  });
  wakeWorkers(ports);
}

type Target = { readonly scene: Scene; readonly existing: ParticipationRow };

async function end(
  tx: Tx,
  { existing }: Target,
  { shiftId, at }: { shiftId: string; at: Date },
): Promise<ShiftRow> {
  const { eventId, userId } = existing;
  const own = await shiftsOfPeople(tx, [existing]);
  const shift = own.find(({ id }) => id === shiftId);
  requireGivenBack(shift, existing, at);
  const isEnded =
    shift && (await endFurther(tx, { eventId, userId, roleId: shift.roleId, shiftId }));
  if (!isEnded) throw new DomainError('further_shifts.not_found');
  return shift;
}

function spanOf({ startTime, endTime }: { startTime: Date; endTime: Date }) {
  return { startsAt: startTime, endsAt: endTime };
}

/** From the first shift to the end of the last. */
function reach(place: { startTime: Date; endTime: Date }, { startsAt, endsAt }: ShiftRow) {
  return {
    startTime: new Date(Math.min(startsAt.getTime(), place.startTime.getTime())),
    endTime: new Date(Math.max(endsAt.getTime(), place.endTime.getTime())),
  };
}

/** With the times of the place as they are now. */
async function tellPerson(
  ports: Ports,
  tx: Tx,
  {
    scene,
    shift,
    mail,
  }: {
    scene: Scene;
    shift: ShiftRow;
    mail: (news: EventNews, when: string) => ReturnType<typeof emails.shiftAddedMail>;
  },
): Promise<string | null> {
  const { event, user } = scene;
  const row = await reread(tx, scene);
  const shown = eventAt(event, { ...spanOf(row), place: row.shiftPlace ?? '' });
  const when = spanInWords(user.language, { ...event, ...timesOf(shift) });
  return await tell(ports, tx, {
    kind: 'change',
    mail: (news) => mail(news, when),
    to: user,
    event: shown,
    roleName: row.roleName,
    placeTimes: shown,
  });
}

async function writeDown(
  tx: Tx,
  {
    scene: { event, user },
    ...entry
  }: {
    scene: Scene;
    action: 'person.shift_added' | 'person.shift_taken_back';
    actorId: string;
    at: Date;
  },
): Promise<void> {
  const about = { eventId: event.id, userId: user.id, details: { subject: event.title } };
  await writeAudit(tx, { ...entry, ...about });
  await lookAgainElsewhere(tx, { eventId: event.id, userIds: [user.id] });
  await noteChange(tx, { eventId: event.id });
}
