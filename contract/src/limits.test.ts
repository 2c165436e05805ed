import { expect, test } from 'vitest';
import { limits } from './limits.ts';

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
