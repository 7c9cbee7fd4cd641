import { expect, test } from 'vitest';
import { type FileRights, mayChangeFile, mayKeepFiles, mayLinkFile, maySeeFile } from './files.ts';
import { people, whoMay } from '../testing/people.ts';

const file = (changes: Partial<FileRights> = {}): FileRights => ({
  ownerId: 'ama',
  public: false,
  sharedWith: [],
  ...changes,
});

test('every officer but a responder keeps a library', () => {
  expect(whoMay(mayKeepFiles)).toEqual(['ama', 'kofi', 'efua', 'admin']);
});

test('a file is seen by its officer; an administrator is a stranger to it', () => {
  expect(whoMay((actor) => maySeeFile(actor, file()))).toEqual(['ama']);
});

test('a shared file is seen by those it is shared with, unless they are responders or no officers', () => {
  const shared = file({ sharedWith: ['kofi', 'yaw', 'esi'] });
  expect(whoMay((actor) => maySeeFile(actor, shared))).toEqual(['ama', 'kofi']);
});

test('a favourite is seen by every officer who keeps a library', () => {
  expect(whoMay((actor) => maySeeFile(actor, file({ public: true })))).toEqual(['ama', 'kofi', 'efua', 'admin']);
  expect(maySeeFile({ ...people.kofi, personId: null }, file({ public: true }))).toBe(false);
});

test('a file is changed by its officer alone, whoever it is shared with', () => {
  const everywhere = file({ public: true, sharedWith: ['kofi'] });
  expect(whoMay((actor) => mayChangeFile(actor, everywhere))).toEqual(['ama']);
  expect(mayChangeFile({ ...people.yaw, personId: 'ama' }, file())).toBe(false);
});

test('a link is made of one’s own file and of favourites, not of what was shared with one alone', () => {
  expect(whoMay((actor) => mayLinkFile(actor, file({ sharedWith: ['kofi'] })))).toEqual(['ama']);
  expect(whoMay((actor) => mayLinkFile(actor, file({ public: true })))).toEqual(['ama', 'kofi', 'efua', 'admin']);
});
