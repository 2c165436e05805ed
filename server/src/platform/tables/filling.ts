/** Saved plans. */
import type { ParticipationState } from '@saath/contract/places/joining/rules';

/** A saved plan of 'Fill for me'; see migration 0033. */
type FillSave = {
  id: string;
  madeBy: string;
  madeAt: Date;
  way: 'give' | 'ask';
  places: number;
  people: number;
  mails: number;
  undoneAt: Date | null;
};

type FillPlaceRow = {
  saveId: string;
  eventId: string;
  userId: string;
  roleId: string;
  shiftId: string | null;
  state: 'confirmed' | 'offered';
  decidedAt: Date;
  fromState: ParticipationState | null;
  fromRoleId: string | null;
  fromShiftId: string | null;
  fromWaitingSince: Date | null;
};

export type FillingTables = {
  fillSave: FillSave;
  fillPlace: FillPlaceRow;
};
