import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { FarmerFilter, FarmerParams, Removed } from './farmerShapes.ts';
import { longestFilterName } from '../limits.ts';

/** Filters of the list of farmers that an officer keeps under a name. Nobody sees another's. */

const FilterName = Type.String({ title: 'The name', minLength: 1, maxLength: longestFilterName });

const SavedFilter = Type.Object({ id: Type.Integer(), name: Type.String(), filter: FarmerFilter });

export const listFarmerFilters = endpoint({
  name: 'listFarmerFilters',
  room: 'farmers',
  method: 'GET',
  path: '/api/farmers/filters',
  audience: 'officer',
  effect: 'reads',
  summary: 'One’s own saved filters, by name',
  answer: Type.Array(SavedFilter),
  refusals: 'message',
});

export const saveFarmerFilter = endpoint({
  name: 'saveFarmerFilter',
  room: 'farmers',
  method: 'POST',
  path: '/api/farmers/filters',
  audience: 'officer',
  effect: 'writes',
  summary: 'Keeps a filter under a name; one of the same name is replaced',
  body: Type.Object({ name: FilterName, filter: FarmerFilter }),
  answer: SavedFilter,
  refusals: 'message',
});

/** 409 `filterThere` where another has the name. */
export const renameFarmerFilter = endpoint({
  name: 'renameFarmerFilter',
  room: 'farmers',
  method: 'PATCH',
  path: '/api/farmers/filters/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Gives a saved filter another name',
  params: FarmerParams,
  body: Type.Object({ name: FilterName }),
  answer: SavedFilter,
  refusals: 'message',
});

export const removeFarmerFilter = endpoint({
  name: 'removeFarmerFilter',
  room: 'farmers',
  method: 'DELETE',
  path: '/api/farmers/filters/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Deletes a saved filter; can be brought back for 30 days',
  params: FarmerParams,
  answer: Removed,
  refusals: 'message',
});
