import { expect, test } from 'vitest';
import { signupMessages } from './accounts/accounts/messages.ts';
import { checkInMessages } from './day/check-in/messages.ts';
import { type ErrorCode, errorCatalogue } from './errors.ts';
import { eventFormMessages } from './events/events/messages.ts';
import { shiftMessages } from './events/shifts/messages.ts';
import { fillMessages } from './filling/fill/messages.ts';
import { fill } from './language-in-use.ts';
import { limits } from './limits.ts';
import { importFileMessages } from './office/imports/messages.ts';
import { queueMessages } from './places/joining/messages.ts';
import { inUrdu } from './urdu.ts';

/** The constants of the product's specification (§9), written down a second time so that none changes unnoticed. */
test('LM-01 every constant of the specification is the one in force', () => {
  expect(limits).toMatchObject({
    carouselAdvance: 5000,
    revealThreshold: 0.1,
    heroStagger: 200,
    stepStagger: 200,
    teamStagger: 200,
    featureStagger: 150,
    navigationScroll: 50,
    peoplePerList: { max: 100 },
    eventsPerPage: 6,
    loginPassword: { min: 6 },
    password: { min: 8 },
    personName: { min: 2, max: 50 },
    signupExperienceYears: { min: 0, max: 100 },
    profileExperienceYears: { min: 0, max: 50 },
    aboutMe: { minAtSignup: 10, max: 500 },
    avatar: { maxBytes: 2_097_152 },
    eventImages: { max: 5, maxBytes: 5_242_880 },
    eventDuration: { min: 3_600_000 },
    rolePlaces: { min: 1, initial: 1 },
    skillName: { min: 2, max: 30 },
    searchDebounce: 300,
    activationRedirect: 1500,
    dashboardEvents: 4,
    toast: 5000,
  });
});

const DAY = 86_400_000;
const ofCode = (code: ErrorCode) => [code, errorCatalogue[code].message] as const;
const ofKey = <Key extends string>(messages: Readonly<Record<Key | '$', string>>, key: Key) =>
  [`${messages.$}.${key}`, messages[key]] as const;

/** As a reader reads them: with Urdu's own digits, and a comma after the thousands. */
const numbersIn = (text: string) =>
  text
    .replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))
    .replace(/(\d),(\d{3})/g, '$1$2')
    .match(/\d+/g)
    ?.map(Number);

test.each<[readonly [code: string, text: string], number]>([
  [ofCode('agreements.too_many'), limits.agreement.agreements],
  [ofCode('api_tokens.too_many'), limits.apiToken.max],
  [ofCode('branches.too_many'), limits.branch.branches],
  [ofCode('branches.too_many_people'), limits.branch.people],
  [ofCode('certificates.too_many'), limits.certificates.max],
  [ofCode('eligibility.too_many_kinds'), limits.qualification.kinds],
  [ofCode('helpers.too_many'), limits.helpersOfEvent],
  [ofCode('media.too_many'), limits.eventImages.max],
  [ofCode('passkeys.too_many'), limits.passkey.max],
  [ofCode('questions.too_many'), limits.question.perEvent],
  [ofCode('roles.too_many'), limits.rolesPerEvent.max],
  [ofCode('webhooks.too_many'), limits.webhook.max],
  [ofCode('webhooks.message_gone'), limits.webhook.kept / DAY],
  [ofKey(signupMessages, 'passwordLong'), limits.password.max],
  [ofKey(checkInMessages, 'tooMany'), limits.marksAtOnce],
  [ofKey(eventFormMessages, 'travel'), limits.travelMinutes.max],
  [ofKey(eventFormMessages, 'tooLong'), limits.eventDuration.max / DAY],
  [ofKey(fillMessages, 'tooManyEvents'), limits.fill.events],
  [ofKey(importFileMessages, 'manyColumns'), limits.importFile.columns],
  [ofKey(importFileMessages, 'manyRows'), limits.importFile.rows],
  [ofKey(queueMessages, 'tooMany'), limits.decisionsAtOnce],
  [ofKey(shiftMessages, 'tooMany'), limits.shiftsPerRole.max],
])('LM-01 %j names the limit that is in force, in both languages', ([code, text], limit) => {
  expect(numbersIn(text)).toEqual([limit]);
  expect(numbersIn(inUrdu(code, undefined, fill) ?? '')).toEqual([limit]);
});
