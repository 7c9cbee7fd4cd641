/** What one is told: in the account menu, and on a page of its own. */
export const notices = {
  new: 'New:',
  none: 'No notifications yet',
  noneLead:
    'When somebody shares a farmer or a file with you, reviews a file you sent, or asks for access to a dataset of yours, you are notified here.',
  notIn: 'Sign in to see your notices',
  notInLead:
    'Here you see what was shared with you, what became of the files you sent, and who asks for access to your datasets.',
  unread: { one: '{count} new notice', other: '{count} new notices' },
  readAll: 'Mark all as read',
  all: 'All notices',
  unshare: 'Unshare',
  seen: 'Mark as seen',
} as const;
