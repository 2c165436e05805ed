/** Why somebody fits a role or does not: values for programs, phrases for people. */

/** `for` raised the score, `against` lowered it or rules the person out. */
export type Reason =
  /** The asked skill is offered, perhaps in other words. */
  | {
      readonly kind: 'has-skill';
      readonly tone: 'for';
      readonly asked: string;
      readonly offered: string;
    }
  | {
      readonly kind: 'close-skill';
      readonly tone: 'for';
      readonly asked: string;
      readonly offered: string;
    }
  /** Some of the asked skills, but not all, are missing. */
  | { readonly kind: 'lacks-skills'; readonly tone: 'against'; readonly missing: readonly string[] }
  | { readonly kind: 'no-asked-skill'; readonly tone: 'against' }
  | { readonly kind: 'interest'; readonly tone: 'for'; readonly interest: string }
  | {
      readonly kind: 'close-interest';
      readonly tone: 'for';
      readonly interest: string;
      readonly topic: string;
    }
  | { readonly kind: 'free'; readonly tone: 'for' }
  | {
      readonly kind: 'partly-free';
      readonly tone: 'for' | 'against';
      readonly freeMinutes: number;
      readonly eventMinutes: number;
    }
  | { readonly kind: 'experience'; readonly tone: 'for'; readonly years: number }
  | {
      readonly kind: 'attendance';
      readonly tone: 'for' | 'against';
      readonly attended: number;
      readonly confirmed: number;
    }
  | { readonly kind: 'same-role'; readonly tone: 'for'; readonly times: number }
  | { readonly kind: 'newcomer'; readonly tone: 'for' }
  | { readonly kind: 'last-turn'; readonly tone: 'for' | 'against'; readonly days: number }
  | { readonly kind: 'busy'; readonly tone: 'against' }
  | { readonly kind: 'not-free'; readonly tone: 'against' };
