import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  longestAdvice,
  longestPeopleSearch,
  longestZoneName,
  mostWarnedDistricts,
  mostZoneOfficers,
} from '../limits.ts';
import { IdParams, Named, RiskId, Zone } from './riskShapes.ts';
import { DistrictId } from '../shapes.ts';

/** Zones of risks and the plant protection officers who watch them (C §2, §5, §6); kept by administrators. */

const Color = Type.String({
  pattern: '^#[0-9a-fA-F]{6}$',
  examples: ['#2e7d32'],
  description: 'a colour such as #2e7d32',
});

const ZoneFields = Type.Object({
  name: Type.String({ title: 'The name', minLength: 1, maxLength: longestZoneName }),
  description: Type.Optional(Type.String({ maxLength: longestAdvice })),
  color: Type.Optional(Color),
  /** The districts it is made of: where farmers of the zone are warned. */
  districtIds: Type.Optional(Type.Array(DistrictId, { maxItems: mostWarnedDistricts, uniqueItems: true })),
});
const ZoneOfficer = Type.Object({ ...Named.properties, institution: Type.String() });
const ZoneRecord = Type.Object({
  ...Zone.properties,
  extensionsOfficers: Type.Array(ZoneOfficer),
  risks: Type.Integer(),
});

export const listZones = endpoint({
  name: 'listZones',
  room: 'risks',
  method: 'GET',
  path: '/api/zones',
  aliases: [{ method: 'GET', path: '/api/broadcast/zone' }],
  audience: 'public',
  effect: 'reads',
  summary: 'Zones by name, for signed-in officers with who watches them',
  answer: Type.Array(Zone),
  refusals: 'message',
});

export const showZone = endpoint({
  name: 'showZone',
  room: 'risks',
  method: 'GET',
  path: '/api/zones/:id',
  aliases: [{ method: 'GET', path: '/api/broadcast/zone/:id' }],
  audience: 'public',
  effect: 'reads',
  summary: 'One zone, for signed-in officers with who watches it',
  params: IdParams,
  answer: Zone,
  refusals: 'message',
});

export const addZone = endpoint({
  name: 'addZone',
  room: 'risks',
  method: 'POST',
  path: '/api/zones',
  aliases: [{ method: 'POST', path: '/api/broadcast/zone' }],
  audience: 'officer',
  effect: 'writes',
  summary: 'Makes a zone; for administrators',
  body: ZoneFields,
  answer: Type.Object({ ...ZoneRecord.properties, message: Type.String() }),
  refusals: 'message',
});

export const editZone = endpoint({
  name: 'editZone',
  room: 'risks',
  method: 'PATCH',
  path: '/api/zones/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Changes name, description and colour of a zone; for administrators',
  params: IdParams,
  body: Type.Partial(ZoneFields),
  answer: Type.Object({ ...ZoneRecord.properties, message: Type.String() }),
  refusals: 'message',
});

export const removeZone = endpoint({
  name: 'removeZone',
  room: 'risks',
  method: 'DELETE',
  path: '/api/zones/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Deletes a zone; its risks stay without one. Can be brought back for 30 days; for administrators',
  params: IdParams,
  answer: Type.Object({ message: Type.String(), undo: Type.String() }),
  refusals: 'message',
});

/** The officers who watch a zone and those who may be assigned to it: all with the role pprsd (C §6). */
export const showZoneOfficers = endpoint({
  name: 'showZoneOfficers',
  room: 'risks',
  method: 'GET',
  path: '/api/zones/:id/officers',
  audience: 'officer',
  effect: 'reads',
  summary: 'Who watches a zone, and who of plant protection may be assigned to it; for administrators',
  params: IdParams,
  query: Type.Object({ q: Type.Optional(Type.String({ title: 'The search', maxLength: longestPeopleSearch })) }),
  answer: Type.Object({ assigned: Type.Array(ZoneOfficer), available: Type.Array(ZoneOfficer), risks: Type.Integer() }),
  refusals: 'message',
});

/** Messages: "All officers submitted successfully", "Error submitting officers"; without any, 400 "No officers selected". */
export const assignZoneOfficers = endpoint({
  name: 'assignZoneOfficers',
  room: 'risks',
  method: 'POST',
  path: '/api/zones/:id/officers',
  audience: 'officer',
  effect: 'writes',
  summary: 'Assigns plant protection officers to a zone, and says of each what came of it; for administrators',
  params: IdParams,
  body: Type.Object({ officerIds: Type.Array(Type.String({ maxLength: 60 }), { maxItems: mostZoneOfficers }) }),
  answer: Type.Object({
    message: Type.String({ examples: ['All officers submitted successfully'] }),
    results: Type.Array(
      Type.Object({ id: Type.String(), name: Type.String(), assigned: Type.Boolean(), sentence: Type.String() }),
    ),
  }),
  refusals: 'message',
});

export const assignOfficerToZone = endpoint({
  name: 'assignOfficerToZone',
  room: 'risks',
  method: 'POST',
  path: '/api/broadcast/assignOfficerToZone',
  audience: 'officer',
  effect: 'writes',
  summary: 'Assigns one plant protection officer to a zone; for administrators',
  body: Type.Object({ extensionsOfficerId: Type.String({ maxLength: 60 }), riskZoneId: RiskId }),
  answer: Type.Object({ message: Type.String() }),
  refusals: 'message',
});

export const unassignZoneOfficer = endpoint({
  name: 'unassignZoneOfficer',
  room: 'risks',
  method: 'DELETE',
  path: '/api/zones/:id/officers/:officerId',
  audience: 'officer',
  effect: 'writes',
  summary: 'Takes an officer off a zone; for administrators',
  params: Type.Object({ id: RiskId, officerId: Type.String({ maxLength: 60 }) }),
  answer: Type.Object({ message: Type.String() }),
  refusals: 'message',
});
