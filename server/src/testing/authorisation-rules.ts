/** Whose things each call may touch, besides the access that the contract names. A call without a line here fails the matrix. */
import type { Kind, Owner, Things } from './authorisation-world.ts';
import { eventForm } from './given.ts';

/** A status, or that the caller is let in: whatever is answered then is about what they sent. */
export type Outcome = number | 'let in';

type Outcomes = Readonly<Record<Owner, Outcome>>;

export type Rule = {
  /** What the ids of the address are of, by the name of the parameter. */
  readonly ids?: Readonly<Record<string, Kind>>;
  readonly body?: (things: Things) => object;
  readonly members: Outcomes;
  /** Where an Admin stands elsewhere. */
  readonly admins?: Outcomes;
  /** Where an Admin whose session waits for a passkey stands neither as that nor as a volunteer (ADR 85). */
  readonly unconfirmed?: Outcomes;
};

const everywhere = (outcome: Outcome): Outcomes => ({
  nobody: outcome,
  other: outcome,
  own: outcome,
});

/** Names nobody, or acts on the caller only. */
const self: Rule = { members: everywhere('let in') };
/** Of something that all who are admitted share; one that there is not is not found. */
const shared = (ids: Rule['ids'] = {}): Rule => ({
  ids,
  members: { nobody: 404, other: 'let in', own: 'let in' },
});
/** The same, where what is sent names it and nothing of the matrix becomes another one. */
const sent: Rule = { members: { nobody: 404, other: 'let in', own: 'let in' } };
/** The same, where what is sent is read before the thing is looked for. */
const sharedAfterBody = (ids: Rule['ids'] = {}): Rule => ({
  ids,
  members: { nobody: 400, other: 400, own: 400 },
});
/** Opens by a secret in its address, which no id is. */
const bySecret = (status: number, body?: object): Rule => ({
  members: everywhere(status),
  ...(body === undefined ? {} : { body: () => body }),
});
/** Nobody's but the owner's, organisers' included; whether it exists is not told. */
const owned = (ids: NonNullable<Rule['ids']>, body?: object): Rule => ({
  ids,
  members: { nobody: 404, other: 404, own: 'let in' },
  ...(body === undefined ? {} : { body: () => body }),
});

const all = (names: string, rule: Rule): Record<string, Rule> =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, rule]),
  );

const event = { id: 'event' } as const;
const person = { id: 'user' } as const;
const place = { id: 'participation' } as const;
const thread = { id: 'event', userId: 'user' } as const;

const newRole = {
  ...{ role_name: 'Cook', description: 'Cooks.', maxVolunteers: 2, skills: ['Cooking'] },
};

const key = '01890000-0000-7000-8000-00000000aaaa';
/** A thread is its participant's and all organisers'; to organisers there is none with somebody who is no volunteer. */
const ofThread = (body?: () => object): Rule => ({
  ids: thread,
  ...(body ? { body } : {}),
  members: { nobody: 403, other: 403, own: 'let in' },
  admins: { nobody: 404, other: 'let in', own: 404 },
});

export const rules: Readonly<Record<string, Rule>> = {
  ...all(
    `seeLink mailSignInLink signInByLink forgotPassword resetPassword confirmPassword choosePassword askAsGuest changeEmail confirmEmail changeLanguage listSessions endOtherSessions keepAccount
    exportData getUser createUser activate activateShop resendActivation login logout logoutByGet createFirstAdmin
    updateProfile getContactChoice setContactChoice ownEmergencyContact saveEmergencyContact removeEmergencyContact getAvailability setAvailability getDaysOff setDaysOff getCalendarFeed makeCalendarFeed endCalendarFeed
    myCertificates issueCertificate certificateKeys sendContact getContent getDeviceKey addDevice keepDevice removeDevice
    myPapers claimPaper sayAge checkInSelf askAtDoor listEvents browseEvents eventsOfMonth findTowns countEventsByStatus searchEvents sendFeedback ownStories myImpact
    welcome seeInvitation acceptInvitation myParticipations kioskPeople kioskCheckIn kioskWalkIn getMatchingUse
    seePasskeyLogin beginPasskeyLogin loginByPasskey listPasskeys beginPasskey addPasskey connectProvider listIdentities helpedEvents setMatchingUse suggestEvents suggestSkillNames listNotices readNotices getLendingChoice setLendingChoice waitingAppeals getNoticeSettings changeNoticeSettings
    askToOrganise ownOrganiserRequest myRating askedPlaces getSite listOwnThreads countUnreadThreads openLive`,
    self,
  ),
  // Of the whole installation: organisers share it.
  ...all(
    `listUsers listRights listBranches makeBranch readAuditLog readSecurityLog archivedEvents eventsOfToday exportPeople exportHours listFeedback getOverview
    previewImport importPeople inviteAdmin listInvitations listJobs readHealth retryJobs runJob waitingRequests listWaiting
    countDemo endDemo getOrganisation saveOrganisation saveLogo removeLogo readMatchLearning saveMatchSettings learnNow leaveOutcomesOut switchMatching listOrganiserRequests
    listKinds addKind listGuardians listAgreements writeAgreement papersToCheck listApiTokens makeApiToken listWebhooks makeWebhook listedOutlooks shortEvents countEventParts listPeople peopleFigures letterReach sendLetter`,
    self,
  ),
  ...all(
    `listAnnouncements eventBadges eventBoard readDay onSiteContacts showCode getEvent deleteEvent publishEvent unpublishEvent
    exportRoster exportAnswers eventAnswers ownAnswers eventPoster nextBest eventHours getOutcome eventQueue eventRoster openKiosk listKiosks listHelpers eventDeletion eventOutlook eventRatings answerCounts eventBranch eventAppeals
    listEventThreads myAnnouncements`,
    shared(event),
  ),
  ...all(
    `sendAnnouncement countRecipients boardPeople saveBoard sendMarks correctTimes updateEvent cancelEvent copyEvent
    setOutcome decideMany addWalkIn letIn addHelper addQuestion saveAnswers setTimeLimits allowSeveralShifts`,
    sharedAfterBody(event),
  ),
  // Of the branches of the matrix only the one that has a right there is asked about; they are tried in features/office/branches.
  ...all('closeBranch removeFromBranch', { ids: event, members: everywhere(404) }),
  addToBranch: {
    ids: event,
    body: ({ user: userId }) => ({ userId, right: 'viewer' }),
    members: everywhere(404),
  },
  listBranchPages: self,
  readBranchPage: bySecret(404),
  changeBranchPage: {
    ...shared({ id: 'branch' }),
    body: () => ({ about: 'By the river.', contactEmail: '' }),
  },
  readBranchLetterhead: shared({ id: 'branch' }),
  changeBranchLetterhead: {
    ...shared({ id: 'branch' }),
    body: () => ({
      ...{ senderName: 'River', replyTo: '', footer: '', signatoryName: '', signatoryTitle: '' },
    }),
  },
  removeBranchLogo: shared({ id: 'branch' }),
  // That there is no picture is said before the branch is looked for.
  saveBranchLogo: { ids: { id: 'branch' }, members: everywhere(400) },
  changeBranchAddress: sharedAfterBody({ id: 'branch' }),
  askBranches: { ...shared({ id: 'role' }), body: () => ({ branchId: null, word: '' }) },
  // No branch of the matrix is asked for anything; that is tried in features/office/lending.
  takeBackAppeal: { ids: { id: 'role', branchId: 'branch' }, members: everywhere(404) },
  answerAppeal: {
    ids: { id: 'branch', roleId: 'role' },
    body: () => ({ answer: 'pass_on' }),
    members: everywhere(404),
  },
  moveEvent: { ...shared(event), body: () => ({ branchId: null }) },
  // Nobody but the helper of the matrix keeps a door, and no organiser's own event is that one.
  removeHelper: { ids: { ...event, userId: 'user' }, members: everywhere(404) },
  // No webhook is in the matrix; what becomes of them is tried in features/foundation/webhooks.
  ...all('endWebhook startWebhook listWebhookMessages sendWebhookMessage', {
    ids: event,
    members: everywhere(404),
  }),
  // No paper and no kind is in the matrix; whose they are is tried in features/places/papers.
  ...all('removeKind withdrawPaper addEvidence evidencePicture evidencePdf', {
    ids: event,
    members: everywhere(404),
  }),
  // Neither is an agreement or a signature; whose they are is tried in features/places/signatures.
  ...all(
    'readAgreement removeAgreement withdrawSignature readSignature signaturePdf listSignatures',
    {
      ids: event,
      members: everywhere(404),
    },
  ),
  // Nor has anybody named a guardian; whose they are is tried in features/places/guardians.
  nameGuardian: {
    body: ({ role }) => ({ roleId: role, name: 'Sana', email: 'guardian@example.org' }),
    members: { nobody: 404, other: 409, own: 409 },
  },
  sendGuardianAgain: { ids: event, members: everywhere(404) },
  readGuardianConsent: bySecret(404),
  answerAsGuardian: bySecret(404, { answer: 'refuse' }),
  signAgreement: {
    ids: event,
    members: everywhere(404),
    body: () => ({ version: 1, name: 'Sana' }),
  },
  changeAgreement: {
    ids: event,
    members: everywhere(404),
    body: () => ({ name: 'Conduct', text: 'Be kind.', basedOn: 1, asksAgain: false }),
  },
  decidePaper: { ids: event, members: everywhere(404), body: () => ({ decision: 'verify' }) },
  keepPlace: sharedAfterBody(place),
  ...all('personAnswers emergencyContact', shared(place)),
  removeQuestion: shared({ id: 'question' }),
  changeQuestion: {
    ...shared({ id: 'question' }),
    body: () => ({ kind: 'text', words: 'Licence plate' }),
  },
  // It names no event here, of which alone anybody but Admins may ask.
  searchVolunteers: { members: everywhere(404), admins: everywhere('let in') },
  // What they are about is in what is sent.
  assignVolunteer: {
    ...sent,
    body: ({ event: eventId, role: roleId, user: volunteerId }) => ({
      ...{ eventId, roleId, volunteerId },
    }),
  },
  previewFill: { ...sent, body: ({ event: eventId }) => ({ eventIds: [eventId] }) },
  saveFill: {
    ...sent,
    body: ({ event: eventId, role: roleId, user: userId }) => ({
      ...{ id: key, eventIds: [eventId], fingerprint: 'seen', how: 'give' },
      places: [{ eventId, roleId, shiftId: null, userId }],
    }),
  },
  createEvent: { ...sent, body: ({ branch: branchId }) => eventForm({ branchId }) },
  createRole: { ...sent, body: ({ event: event_id }) => ({ ...newRole, event_id }) },
  // That there is no picture is said before the event is looked for.
  uploadImages: { members: everywhere(400), body: ({ event: eventId }) => ({ eventId }) },
  deleteImages: { ...shared(), body: ({ picture }) => ({ images: [picture] }) },
  // No token is in the matrix; whose they are is tried in features/accounts/api-tokens.
  endApiToken: { ids: event, members: everywhere(404) },
  // None of the events of the matrix has a kiosk, and none is deleted.
  closeKiosk: { ids: event, members: everywhere(404) },
  restoreEvent: { ids: event, members: { nobody: 404, other: 409, own: 409 } },
  ...all('readDelivery listFailedMails retryFailedMails', {
    ids: event,
    members: everywhere(404),
  }),
  ...all(
    'deleteUser personProfile personPlaces previewRemoval promotePerson demotePerson signOutPerson',
    shared(person),
  ),
  ratePerson: sharedAfterBody(thread),
  excuseMissed: shared(place),
  ...all('correctHours moveOnWaitList decide addShift takeShiftBack', sharedAfterBody(place)),
  ...all('withdrawInvitation resendInvitation', shared({ id: 'invitation' })),
  // No feedback is in the matrix; whose words are whose is tried in features/afterwards/stories.
  askForStory: { ids: event, members: everywhere(404) },
  publishStory: { ids: event, members: everywhere(404), body: () => ({ isPublished: true }) },
  answerStory: { ids: event, members: everywhere(404), body: () => ({ consent: 'declined' }) },
  ...all('approveOrganiser declineOrganiser', shared({ id: 'request' })),
  ...all('suggestVolunteers deleteRole', shared({ roleId: 'role' })),
  setShifts: sharedAfterBody({ roleId: 'role' }),
  previewRoleInvitation: sharedAfterBody({ id: 'role' }),
  whyNot: shared({ id: 'role', userId: 'user' }),
  undoFill: { members: everywhere(404) },
  // None was written in the matrix; that nobody else's opens is tried in features/office/letters.
  readLetter: { ids: event, members: everywhere(404) },
  // Nobody of the matrix has proposed hours; whose they are is tried in features/office/branches.
  answerProposal: { members: everywhere(404), admins: everywhere(400) },

  ...all('readCalendarFeed readAnswerLink readBadge readCertificate', bySecret(404)),
  getMailChoice: bySecret(400),
  readCode: bySecret(409),
  // The installation of the matrix has no provider.
  startProvider: bySecret(404),
  // What they are asked with belongs to one browser; whose they are is tried in features/accounts/providers and ways-in.
  ...all('finishProvider joinByProvider addIdentity', self),
  removeIdentity: { ids: event, members: everywhere(404) },
  removePasskey: { ids: event, members: everywhere(404), unconfirmed: everywhere(403) },
  leave: { ...self, unconfirmed: everywhere(403) },
  renamePasskey: { ids: event, members: everywhere(404), body: () => ({ name: 'Phone' }) },
  ...all('readOfferLink readRequestLink', bySecret(404)),
  ...all('readGuestLink confirmGuestAsk', bySecret(404)),
  answerOfferLink: bySecret(404, { answer: 'take' }),
  answerRequestLink: bySecret(404, { answer: 'approve' }),
  answerByLink: bySecret(404, { answer: 'coming' }),
  changeMailChoice: bySecret(400, { isOn: false }),
  // Ids of certificates are secrets too; whose they are is tried with real ones in features/certificates.
  ...all('certificatePdf certificateFile revokeCertificate', bySecret(404)),

  endSession: owned({ id: 'session' }),
  // What is sent is read first; whose it is is tried in features/places/further-shifts.
  giveShiftUp: { ids: place, members: everywhere(400) },
  withdraw: { ...owned(place), admins: everywhere(404) },
  answerOffer: { ...owned(place, { accept: true }), admins: everywhere(404) },
  answerOwn: { ...owned(place, { answer: 'coming' }), admins: everywhere(404) },
  requestJoin: {
    body: (things) => ({ eventId: things.event, userId: things.user }),
    members: { nobody: 403, other: 403, own: 'let in' },
    // Organisers ask on behalf of others.
    admins: { nobody: 404, other: 'let in', own: 'let in' },
  },
  readThread: ofThread(),
  writeMessage: ofThread(() => ({ text: 'Hello', key })),
  markThreadSeen: { ...ofThread(() => ({ number: 1 })), admins: everywhere('let in') },
  // Hours are one's own whatever the event; there are none before it has been.
  myHours: { ids: event, members: everywhere(404) },
  proposeHours: {
    ids: event,
    body: () => ({ hours: 1, reason: 'Stayed on' }),
    members: everywhere(404),
  },
  answerMissed: { ids: event, members: everywhere(400) },
};
