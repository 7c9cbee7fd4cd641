import { Type } from 'typebox';
import {
  Counts,
  DatasetCard,
  DatasetDetails,
  DatasetParams,
  Dictionary,
  VersionBrief,
  VersionParams,
} from './catalogueShapes.ts';
import { endpoint } from '../endpoint.ts';
import { longestDatasetName, longestDescription } from '../limits.ts';

export const listOwnDatasets = endpoint({
  name: 'listOwnDatasets',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/mine',
  audience: 'either',
  effect: 'reads',
  summary: 'Datasets of the caller, newest first, with the questions for access that wait',
  answer: Type.Array(Type.Object({ dataset: DatasetCard, ...Counts.properties, waiting: Type.Integer() })),
  refusals: 'message',
});

export const editDataset = endpoint({
  name: 'editDataset',
  room: 'catalogue',
  method: 'PATCH',
  path: '/api/datasets/:id',
  audience: 'either',
  effect: 'writes',
  summary: 'Changes what is said of a dataset, and whether it is private; for its owner and data administrators',
  params: DatasetParams,
  body: Type.Partial(
    Type.Object({
      name: Type.String({ title: 'The name', minLength: 1, maxLength: longestDatasetName }),
      description: Type.String({ title: 'The description', maxLength: longestDescription }),
      private: Type.Boolean(),
      ...DatasetDetails,
      dictionary: Dictionary,
      /** Said after 409 `personalDataUnchecked`, to make public what seems personal. */
      personalDataChecked: Type.Boolean(),
    }),
  ),
  answer: DatasetCard,
  refusals: 'message',
});

/** `undo` brings it back for 30 days. */
export const removeDataset = endpoint({
  name: 'removeDataset',
  room: 'catalogue',
  method: 'DELETE',
  path: '/api/datasets/:id',
  aliases: [{ method: 'GET', path: '/api/datasets/destroy/dataset/:id' }],
  audience: 'either',
  effect: 'writes',
  summary:
    'Takes a dataset out of the catalogue; for its owner and data administrators. It can be brought back for 30 days',
  params: DatasetParams,
  answer: Type.Object({ message: Type.String(), undo: Type.String(), days: Type.Integer() }),
  refusals: 'message',
});

/** Deleted datasets that can still be brought back: the caller's own, or all for data administrators. */
export const listRemovedDatasets = endpoint({
  name: 'listRemovedDatasets',
  room: 'catalogue',
  method: 'GET',
  path: '/api/datasets/removed',
  audience: 'either',
  effect: 'reads',
  summary: 'Deleted datasets that can still be brought back: one’s own, or all for data administrators',
  answer: Type.Array(
    Type.Object({ undo: Type.String(), name: Type.String(), deletedAt: Type.String(), until: Type.String() }),
  ),
  refusals: 'message',
});

export const restoreDatasetVersion = endpoint({
  name: 'restoreDatasetVersion',
  room: 'catalogue',
  method: 'POST',
  path: '/api/datasets/:id/versions/:number/restore',
  audience: 'either',
  effect: 'writes',
  summary: 'Publishes the content of an earlier version as a new one; for the owner and data administrators',
  params: VersionParams,
  answer: VersionBrief,
  refusals: 'message',
});
