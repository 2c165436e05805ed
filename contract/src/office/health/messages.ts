/** How an installation is, in words: each says what is so, and what to do where something is to be done. */
export const healthMessages = {
  $: 'health',
  version: 'This is Saath {version}.',
  databaseEmbedded: 'The embedded database answers.',
  databaseServer: 'The PostgreSQL server answers.',
  databaseAway: 'The database does not answer. Start it, or correct DATABASE_URL.',
  workGoesOn: 'Work in the background goes on.',
  workStands:
    'Nothing in the background has ended well for {duration}. Restart Saath, and look at its log.',
  workWaits: 'Work has waited for {duration}. Restart Saath, and look at its log.',
  workFailed: 'Some work was given up after every try: {count}. The page Background work says why.',
  mailSent: 'Mails are sent through {host}.',
  mailFiles:
    'Mails are only kept as files: nobody gets them. Set MAIL_URL and MAIL_FROM to send them.',
  mailRefused:
    'Mails that were tried and could not be sent: {count}. The page Background work says why; check MAIL_URL.',
  diskRoom: 'The disk has room: {free} GB are free.',
  diskFull:
    'The disk is nearly full: {free} GB are free in {folder}. Make room, before pictures and backups are refused.',
  backupFresh: 'The newest backup is {hours} hours old.',
  backupSoon: 'The first backup is written tonight.',
  backupOld:
    'The newest backup is {hours} hours old. Write one by npm run backup: if that fails, it says why.',
  backupNone: 'There is no backup yet. Write one by npm run backup: if that fails, it says why.',
  outcomesChanged:
    'Outcomes that matching learns from were changed outside of Saath: {count}. It learns nothing more from them until an Admin decides on the page How matching learns.',
  clockOff:
    'The clocks of this machine and of the database differ by {seconds} seconds. Let both follow a time server.',
} as const;
