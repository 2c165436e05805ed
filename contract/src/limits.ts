/** Every limit and constant that both sides must agree on (specification §9, requirement LM-01). */
import { timings } from './timings.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const MEBIBYTE = 1_048_576;

/** Lengths in UTF-16 units, sizes in bytes, durations in milliseconds. */
export const limits = {
  loginPassword: { min: 6 },
  password: { min: 8, max: 128 },
  personName: { min: 2, max: 50 },
  email: { max: 254 },
  contactNumber: { max: 20 },
  /** Of whom to call: a name, and who that is. */
  emergencyName: { max: 80 },
  signupExperienceYears: { min: 0, max: 100 },
  profileExperienceYears: { min: 0, max: 50 },
  aboutMe: { minAtSignup: 10, max: 500 },
  area: { max: 80 },
  /** Links of maps are long. */
  mapPoint: { max: 500 },
  /** No event and no home is farther from every town. */
  farFromTowns: 100,
  /** Of a name, so many towns are named to choose from. */
  townsShown: 8,
  skillName: { min: 2, max: 30 },
  daysOff: { max: 366 },
  tagsPerPerson: { max: 40 },
  /** Tokens of one organiser that work at a time, and calls by one within a minute. */
  apiToken: { name: 80, max: 20, perMinute: 600 },
  /** Webhooks of one organiser; `shown`: messages in the log of one; `kept`: how long a message is. */
  webhook: { url: 500, max: 10, shown: 50, kept: 30 * DAY },
  /** A path of this site to come back to, and what stands behind `?` when a provider sends somebody back. */
  ownPath: { max: 2000 },
  providerAnswer: { max: 8000 },
  /** Of one person; `answer`: of each part of what a device answers, in characters. */
  passkey: { max: 10, name: 60, answer: 20_000 },
  /** Of one event, beside the organisers. */
  helpersOfEvent: 50,
  /** Open branches, people with a right at one, characters of a name. */
  branch: { branches: 200, people: 50, name: 80 },
  /** Between branches: characters of a word to the other one, people whom one appeal reaches, and how often one is asked within `span`. */
  lending: { word: 500, people: 200, perSpan: 2, span: 7 * DAY },
  /** How long a deleted account can be kept after all. */
  accountUndo: 7 * DAY,
  /** Lengths of an organisation's settings; `entries`: of its team, and of its stories. */
  organisation: {
    name: 80,
    about: 200,
    place: 80,
    footer: 300,
    imprint: 5000,
    personName: 80,
    link: 300,
    story: 400,
    domains: 50,
    entries: 12,
    logoBytes: 2 * MEBIBYTE,
  },
  /** How long an invitation to be an Admin works. */
  invitation: 7 * DAY,
  avatar: { maxBytes: 2 * MEBIBYTE },
  importFile: { maxBytes: 5 * MEBIBYTE, rows: 10_000, columns: 200 },
  /** Rows of each kind that the preview of an import shows. */
  importShown: 200,

  eventTitle: { max: 120 },
  eventDescription: { max: 5000 },
  eventLocation: { max: 200 },
  eventDuration: { min: 60 * MINUTE, max: 31 * DAY },
  /** How far ahead an event can begin: five years. */
  eventAhead: { max: 5 * 366 * DAY },
  /** How long people are not told of a change that nobody said they are to be told of. */
  newsHeld: 5 * MINUTE,
  correctionReason: { min: 3, max: 500 },
  eventImages: { max: 5, maxBytes: 5 * MEBIBYTE },
  eventsPerPage: 6,
  eventsFound: 1000,
  cancelReason: { max: 500 },
  /** How long an event that was deleted and whose people keep their hours can be brought back. */
  eventUndo: 30 * DAY,
  calendarPage: 12,
  calendarMonth: 300,

  roleName: { max: 80 },
  roleDescription: { max: 1000 },
  rolePlaces: { min: 1, initial: 1, max: 100_000 },
  skillsPerRole: { max: 20 },
  rolesPerEvent: { max: 50 },
  shiftsPerRole: { max: 100 },
  shiftPlace: { max: 120 },
  /** In minutes, as the generator of shifts takes them. */
  shiftLength: { min: 15, max: 1440, initial: 120 },
  shiftHandover: { min: 0, max: 120, initial: 15 },

  /** Of one person at one event, as they can be corrected to. */
  /** At most those of the longest event, and `hoursBeyondPlan` more. */
  hours: { min: 0.25, max: 748 },
  /** How many hours above the planned ones anybody may propose, and an organiser write without saying so. */
  hoursBeyondPlan: 4,
  hoursReason: { max: 300 },
  hoursPage: 50,
  /** How long after they were told of them people can say that their hours are others. */
  hoursOpen: 7 * DAY,
  certificates: { max: 50 },

  contact: { name: 80, message: 2000 },
  feedback: { max: 1000 },
  feedbackPage: 20,
  noticePage: 20,
  auditPage: 30,
  organiserText: { min: 10, max: 500 },
  organiserPage: 20,
  joinNote: { max: 500 },
  clashReason: { max: 300 },
  paperReason: { max: 300 },
  papersPage: 50,
  /** The picture or PDF of a paper; `days`: how long it may stay after its check. */
  evidence: { maxBytes: 5 * MEBIBYTE, days: 365 },
  qualification: { name: 60, kinds: 100, perRole: 10, months: 120 },
  /** Questions of an event; `answer`: a text as it is kept, `sent`: as it may arrive, to be refused at its field. */
  question: {
    perEvent: 30,
    words: 200,
    choice: 80,
    choices: 20,
    answer: 500,
    sent: 20_000,
    sentChoices: 100,
    lowest: -1_000_000_000,
    highest: 1_000_000_000,
  },
  answersPage: 50,
  agreement: { name: 80, text: 20_000, agreements: 50, perRole: 5, signer: 100 },
  signaturesPage: 50,
  waitListReason: { max: 300 },
  travelMinutes: { max: 240 },
  /** The highest limits of hours and rest: a day of 24 hours would be none. */
  timeLimits: { day: 23, week: 167, rest: 48 },
  cannotComeWord: { max: 300 },
  queuePage: 50,
  decisionsAtOnce: 100,
  marksAtOnce: 100,
  dayPage: 500,
  badgePage: 100,
  rosterPage: 50,
  rosterGlance: 12,
  announcement: { subject: 120, text: 5000 },
  announcementPage: 20,
  thread: { text: 2000, openAfterEvent: 30 * DAY, tellAgain: 10 * MINUTE, perMinute: 10 },
  threadPage: 20,
  threadMessagesPage: 30,
  peoplePerList: { max: 100 },
  peoplePage: 6,
  /** Under a search or a filter no more are counted: '1,000+'. */
  peopleCounted: 1000,
  /** Skills by which people can be looked for at once. */
  skillsSought: 8,
  /** Of those to whom a letter does not go, so many are named. */
  letterLeftOutNames: 5,
  /** Of the people who were found and are not asked for a role, so many are shown with the reason. */
  notInvited: 50,
  placesPage: 10,
  boardPeople: 500,
  /** Of one plan; how long a saved plan can be taken back. */
  fill: { events: 20, people: 1000, places: 1000, keepFree: 20, others: 3, undo: DAY },
  suggestions: 10,
  /** Of what matching learned, the newest are listed. */
  matchVersions: 20,
  skillSuggestions: 8,
  suggestedEvents: 60,
  suggestedSteps: 3,
  /** Of the roles that a step would open, so many are named. */
  stepRoles: 3,
  searchText: { max: 100 },

  ...timings,
  dashboardEvents: 4,
} as const;
