import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';

/** OpenRosa 1.0 for ODK Collect and KoboCollect; signing in is Basic, with an officer's e-mail and password or a token. */
const shared = {
  room: 'openRosa',
  audience: 'officer',
  effect: 'reads',
  refusals: 'openRosa',
  answer: Type.String(),
  produces: 'text/xml; charset=utf-8',
} as const;

const FormFile = Type.Object({ form: Type.String({ maxLength: 60, examples: ['agrihub-risk'] }) });

export const listOpenRosaForms = endpoint({
  ...shared,
  name: 'listOpenRosaForms',
  method: 'GET',
  path: '/openrosa/formList',
  summary: 'Forms for ODK Collect and KoboCollect (OpenRosa 1.0)',
  query: Type.Object({
    formID: Type.Optional(Type.String({ maxLength: 60 })),
    verbose: Type.Optional(Type.String({ maxLength: 10 })),
    listAllVersions: Type.Optional(Type.String({ maxLength: 10 })),
  }),
});
export const showOpenRosaForm = endpoint({
  ...shared,
  name: 'showOpenRosaForm',
  method: 'GET',
  path: '/openrosa/forms/:form',
  summary: 'One form as XForms, with the choices of whoever asks',
  params: FormFile,
});
export const showOpenRosaManifest = endpoint({
  ...shared,
  name: 'showOpenRosaManifest',
  method: 'GET',
  path: '/openrosa/forms/:form/manifest',
  summary: 'Files a form needs: none, the choices stand in it',
  params: FormFile,
});
/** Collect asks by HEAD before it sends. */
export const openOpenRosaSubmission = endpoint({
  ...shared,
  name: 'openOpenRosaSubmission',
  method: 'GET',
  path: '/openrosa/submission',
  status: 204,
  summary: 'Says how much one submission may bring, and asks for signing in',
});
/** One submission in one form or, where its photos are many, in several that say `*isIncomplete*`. */
export const submitOpenRosa = endpoint({
  ...shared,
  name: 'submitOpenRosa',
  refusedLast: true,
  method: 'POST',
  path: '/openrosa/submission',
  effect: 'writes',
  status: 201,
  summary:
    'Takes a filled form with its photos into the room it is for, by the rules of that room, once for each instance id; one that names a deprecated id changes the record of that',
  query: Type.Object({ deviceID: Type.Optional(Type.String({ maxLength: 200 })) }),
  body: Type.Object({
    '*isIncomplete*': Type.Optional(Type.String({ maxLength: 10 })),
    /** Sent as a file; as a field too, by some. */
    xml_submission_file: Type.Optional(Type.String({ maxLength: 20_000 })),
  }),
  filesForm: { part: '*', most: 12, bytes: 15_000_000 },
});
