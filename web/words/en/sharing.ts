/** Sharing with officers, of whatever is shared. */
export const sharing = {
  share: 'Share',
  cancel: 'Cancel',
  findOfficer: 'Search an officer or institution',
  noOfficer: 'No officer fits. Search for less.',
  noOtherOfficer: 'There is no other officer yet.',
  chooseOfficer: 'Choose at least one officer.',
} as const;
