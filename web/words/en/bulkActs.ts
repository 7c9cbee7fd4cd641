/** Acts over many records that go on in the background. */
export const bulkActs = {
  title: 'Work in the background',
  shareFarmers: 'Sharing farmers',
  unshareFarmers: 'Ending shares',
  removeFarmers: 'Deleting farmers',
  addGroupMembers: 'Adding farmers to a group',
  handOverFarmers: 'Handing farmers over',
  running: '{place} of {total} farmers',
  done: 'Finished: {done} of {total} farmers',
  stopped: 'Stopped: {done} of {total} farmers. {why}',
  missed: '{sentence} Farmers: {count}',
  stop: 'Stop',
  undo: 'Undo',
  undone: 'Brought back',
  putAway: 'Hide: {what}',
} as const;
