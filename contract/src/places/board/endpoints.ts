/** Calls of the board on which organisers assign volunteers to roles (RO-05). */
import * as z from 'zod/mini';
import { endpoint, may } from '../../endpoint.ts';
import { idParams, idSchema, said, text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { problem } from '../../problems.ts';
import { fieldMessages } from '../../request-messages.ts';
import { boardMovesSchema, boardPersonSchema, boardSchema } from './schema.ts';

export const eventBoard = endpoint({
  method: 'GET',
  path: '/api/event/:id/board',
  summary: `The roles of an event and up to ${limits.boardPeople} of its people, with the fit of each for each role.`,
  access: may('places.give'),
  token: 'places.read',
  errors: ['events.not_found'],
  params: idParams,
  reply: z.object({ board: boardSchema }),
});

export const boardPeople = endpoint({
  method: 'GET',
  path: '/api/event/:id/board/people',
  summary:
    'Active volunteers as the board shows them, whether or not they have asked; who runs its branch finds its people.',
  access: may('places.give'),
  token: 'places.read',
  errors: ['events.not_found'],
  params: idParams,
  query: z.object({
    /** Separated by commas. */
    ids: z.pipe(
      z.string(),
      z.pipe(
        z.transform((ids: string) => ids.split(',')),
        z
          .array(idSchema)
          .check(
            z.maxLength(
              limits.peoplePerList.max,
              problem(fieldMessages, 'entries', { max: limits.peoplePerList.max }),
            ),
          ),
      ),
    ),
  }),
  reply: z.object({ people: z.array(boardPersonSchema) }),
});

export const saveBoard = endpoint({
  method: 'PUT',
  path: '/api/event/:id/board',
  summary:
    'Moves people between the roles of an event, all or none. A refusal names in `fields` whose move is not possible, and why.',
  access: may('places.give'),
  token: 'places.write',
  errors: [
    'board.changed',
    'board.clash',
    'board.not_eligible',
    'events.not_found',
    'events.not_published',
    'joining.event_over',
    'joining.not_possible',
    'joining.time_over',
  ],
  params: idParams,
  body: z.object({
    moves: boardMovesSchema,
    /** Goes to everyone concerned. */
    note: z._default(text(limits.joinNote.max), ''),
    /** Why places are given although people have others at that time; `board.clash` asks for it. */
    clashReason: z.optional(text(limits.clashReason.max)),
    /** Why places are given although people may not do the role yet; `board.not_eligible` asks for it. */
    eligibilityReason: z.optional(text(limits.clashReason.max)),
  }),
  reply: z.object({
    ...said,
    summary: z.object({
      given: z.number(),
      moved: z.number(),
      released: z.number(),
      mails: z.number(),
    }),
    board: boardSchema,
  }),
});
