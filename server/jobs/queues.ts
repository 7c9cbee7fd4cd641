/**
 * The queues of background work and how many jobs of each a process runs at once. Each has slots of its own, so that what
 * takes minutes never holds up what somebody waits for: messages and mail before pictures before files.
 */
export const queues = {
  /** Mail to one person each: reset links, notices. */
  mail: 2,
  /** Text messages and warnings to many, and what became of them. */
  messages: 2,
  /** Short work on our own records. */
  upkeep: 2,
  /** What asks services outside, which may take their time: weather, links, outlines. */
  outside: 1,
  /** Lists of farmers, which an officer watches. */
  imports: 1,
  /** Acts over many records, which somebody watches. */
  bulk: 1,
  /** Farmers compared with each other, which takes hours after a country was brought in. */
  comparing: 1,
  /** Photos made ready to be shown. */
  pictures: 1,
  /** Recordings and videos. */
  recordings: 1,
  /** Datasets fetched from other portals. */
  harvests: 1,
  /** Files of the data hub read into tables. */
  files: 1,
} as const;

export type QueueName = keyof typeof queues;
