/** The recorder of speech, wherever something is recorded. */
export const recorder = {
  record: 'Record',
  again: 'Record again',
  stop: 'Stop recording',
  recording: 'Recording: {seconds} s of {most} s',
  length: 'Recorded: {seconds} s. Listen to it first.',
  listen: 'Listen',
  stopPlaying: 'Stop',
  file: 'Or choose a file',
  fileHint: 'WAV, MP3, Ogg or M4A, {most} seconds at most.',
  notASound: 'This browser cannot play that file. Choose a WAV, MP3, Ogg or M4A file.',
  noMicrophone:
    'The microphone cannot be used. Allow it for this page in the browser, plug one in, or choose a file instead.',
  discard: 'Delete it',
} as const;
