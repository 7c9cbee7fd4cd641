import { kind, quoted } from './problemKind.ts';

/** Problems of risks and zones. */
export const risksProblems = {
  riskNotFound: kind<{ found: number }>(
    404,
    'No such risk',
    ({ found }) =>
      `There is no risk ${found} here for you. It may not be verified, or not be assigned to you; load the list again.`,
  ),
  riskRefused: kind<{ sentence: string }>(422, 'The risk cannot be kept so', ({ sentence }) => sentence),
  riskNotVerified: kind<{ sentence: string }>(409, 'Not for this risk', ({ sentence }) => sentence),
  riskChanged: kind<{ sentence: string }>(409, 'Somebody was quicker', ({ sentence }) => sentence),
  riskDecided: kind(
    403,
    'Decided already',
    () =>
      'This report was decided by plant protection and can no longer be changed by its reporter. Add a comment instead.',
  ),
  riskCategoryNotFound: kind<{ found: number }>(
    422,
    'No such category',
    ({ found }) => `There is no category ${found}. Use an id from /api/broadcast/risk_categories.`,
  ),
  riskCategoryUsed: kind<{ name: string; risks: number }>(
    409,
    'The category is used',
    ({ name, risks }) =>
      `${risks} ${risks === 1 ? 'risk is' : 'risks are'} of the category ${quoted(name)}, so it cannot be deleted. Rename it, or change those risks first.`,
  ),
  zoneNotFound: kind<{ found: number }>(
    404,
    'No such zone',
    ({ found }) => `There is no zone ${found}. The list of zones shows those there are.`,
  ),
  nameTaken: kind<{ what: string; name: string }>(
    409,
    'The name is taken',
    ({ what, name }) => `There is a ${what} ${quoted(name)} already. Choose another name.`,
  ),
  notAResponder: kind<{ found: string }>(
    422,
    'Not a responder',
    ({ found }) => `There is no responder ${quoted(found)}. Risks are assigned to officers with the role responder.`,
  ),
  // C §5 quotes the sentence.
  noOfficersSelected: kind(400, 'No officers selected', () => 'No officers selected'),
  photoNotFound: kind(
    404,
    'No such photo',
    () => 'There is no such photo, or it is not public. Photos are shown once their risk is verified.',
  ),
} as const;
