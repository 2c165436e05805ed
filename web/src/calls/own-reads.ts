/** What a volunteer's screens read about their own places; for calls after which they are otherwise. */
import type { Endpoint } from '@saath/contract/endpoint';
import { suggestEvents } from '@saath/contract/matching/suggest/endpoints';
import { myParticipations } from '@saath/contract/places/joining/endpoints';
import { askedPlaces } from '@saath/contract/places/reminders/endpoints';

/** What the volunteer asked for, what would fit, and whether they come. */
export const ownPlaceReads: readonly Endpoint[] = [myParticipations, suggestEvents, askedPlaces];
