import { expect, test } from 'vitest';
import { mayKeepWebhooks } from './webhooks.ts';
import { holding, visitor } from '../roles.ts';

test('administrators of the whole country keep webhooks, those of a district and officers do not', () => {
  expect(mayKeepWebhooks({ ...visitor, officer: holding('admin') })).toBe(true);
  expect(mayKeepWebhooks({ ...visitor, officer: holding('admin', ['guan']) })).toBe(false);
  expect(mayKeepWebhooks({ ...visitor, officer: holding('user') })).toBe(false);
  expect(mayKeepWebhooks({ ...visitor, dataUser: { isAdmin: true } })).toBe(false);
});
