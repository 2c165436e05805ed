/** Texts of notices. */
export const noticeMessages = {
  saved: 'Your choice is saved.',
  notSaved: 'Your choice could not be saved.',
} as const;

/** What is wrong with settings. */
export const noticeSettingsMessages = {
  choose: 'Please say for every kind of notice whether it also comes by mail.',
  unknown: 'There is no such kind of notice.',
  unreadable: 'These settings are not valid.',
} as const;
