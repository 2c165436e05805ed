/** A person as the index knows them. */
import type { Candidate, History } from '../need.ts';

/** An earlier place: what makes a role like it. */
export type EarlierPlace = {
  readonly roleKey: string;
  readonly organiserId: string | null;
  /** That the role asked for. */
  readonly skills: readonly string[];
};

/** As `Candidate`, without what depends on the role; `id` is a UUID. */
export type Entry = Pick<
  Candidate,
  'id' | 'skills' | 'interests' | 'experienceYears' | 'availability' | 'area' | 'point'
> & {
  /** Null when it is not to be used. */
  readonly history:
    | (Pick<
        History,
        'confirmed' | 'attended' | 'asked' | 'accepted' | 'ratings' | 'lastConfirmedAt'
      > & { readonly earlier: readonly EarlierPlace[] })
    | null;
};
