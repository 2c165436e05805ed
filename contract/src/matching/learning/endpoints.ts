/** Calls by which Admins see how matching learns, and decide what it uses. */
import { endpoint } from '../../endpoint.ts';
import { messageReply } from '../../fields.ts';
import { matchLearningSchema, matchSettingsBody, switchBody } from './schema.ts';

export const readMatchLearning = endpoint({
  method: 'GET',
  path: '/api/match-learning',
  summary:
    'What matching has learned, how right it was, how evenly people are asked, and its versions.',
  access: 'admin',
  errors: [],
  reply: matchLearningSchema,
});

export const saveMatchSettings = endpoint({
  method: 'PUT',
  path: '/api/match-learning/settings',
  summary:
    'How far people who are already asked give way, and whether better versions are used at once.',
  access: 'admin',
  errors: [],
  body: matchSettingsBody,
  reply: messageReply,
});

export const learnNow = endpoint({
  method: 'POST',
  path: '/api/match-learning/learn',
  summary: 'Learn from all outcomes so far; the new version is compared with the one in use.',
  access: 'admin',
  errors: ['match_learning.too_few', 'match_learning.log_changed'],
  reply: messageReply,
});

export const leaveOutcomesOut = endpoint({
  method: 'POST',
  path: '/api/match-learning/leave-out',
  summary:
    'Take outcomes that were changed outside of the product out of what is learned from, and go on with the others.',
  access: 'admin',
  errors: ['match_learning.log_sound'],
  reply: messageReply,
});

export const switchMatching = endpoint({
  method: 'POST',
  path: '/api/match-learning/switch',
  summary:
    'Use another version, or none; going back keeps newer ones from being used by themselves.',
  access: 'admin',
  errors: ['match_learning.not_found', 'match_learning.rejected'],
  body: switchBody,
  reply: messageReply,
});
