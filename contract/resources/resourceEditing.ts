import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { RowVersion } from '../shapes.ts';
import { longestRowSearch } from '../limits.ts';

/** A resource as its form shows it (D §3); `source` is the publisher. */
export const ResourceForm = Type.Object({
  title: Type.String({ title: 'The title', maxLength: 200 }),
  subtext: Type.String({ title: 'The description', maxLength: 600 }),
  /** https or http; where it can be read. */
  link: Type.String({ title: 'The resource URL', maxLength: 2_000 }),
  source: Type.String({ title: 'The source', maxLength: 120 }),
  sourcelink: Type.String({ title: 'The source URL', maxLength: 2_000 }),
});

const EditableResource = Type.Object({
  id: Type.String(),
  ...ResourceForm.properties,
  /** Sent back with a change: it is refused where somebody else changed the resource meanwhile. */
  version: Type.Integer(),
});

const ResourceParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }) });

export const listEditableResources = endpoint({
  name: 'listEditableResources',
  room: 'resources',
  method: 'GET',
  path: '/api/resources/editable',
  audience: 'either',
  effect: 'reads',
  summary: 'Resources as they are edited, those added last first; for data administrators and administrators',
  query: Type.Object({
    q: Type.Optional(Type.String({ title: 'The search', maxLength: longestRowSearch })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  }),
  answer: Type.Object({ total: Type.Integer(), found: Type.Array(EditableResource) }),
  refusals: 'message',
});

/** 422 `resourceRefused` says what is wrong with which field. */
export const addResource = endpoint({
  name: 'addResource',
  room: 'resources',
  method: 'POST',
  path: '/api/resource',
  audience: 'either',
  effect: 'writes',
  summary: 'Adds a resource to the library; for data administrators and administrators',
  body: ResourceForm,
  answer: EditableResource,
  status: 201,
  refusals: 'message',
});

/** 409 `rowChangedMeanwhile` where somebody else changed it since `version`. */
export const editResource = endpoint({
  name: 'editResource',
  room: 'resources',
  method: 'PUT',
  path: '/api/resources/:id',
  audience: 'either',
  effect: 'writes',
  summary: 'Changes a resource; for data administrators and administrators',
  params: ResourceParams,
  body: Type.Object({ ...ResourceForm.properties, version: RowVersion }),
  answer: EditableResource,
  refusals: 'message',
});

export const removeResource = endpoint({
  name: 'removeResource',
  room: 'resources',
  method: 'DELETE',
  path: '/api/resources/:id',
  audience: 'either',
  effect: 'writes',
  summary: 'Takes a resource out of the library; it can be brought back. For data administrators and administrators',
  params: ResourceParams,
  answer: Type.Object({ id: Type.String() }),
  refusals: 'message',
});

export const bringResourceBack = endpoint({
  name: 'bringResourceBack',
  room: 'resources',
  method: 'POST',
  path: '/api/resources/:id/bring-back',
  audience: 'either',
  effect: 'writes',
  summary: 'Undoes taking a resource out; for data administrators and administrators',
  params: ResourceParams,
  answer: EditableResource,
  refusals: 'message',
});
