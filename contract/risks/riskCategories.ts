import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { LanguageCode } from '../farmers/farmerShapes.ts';
import { longestAdvice, longestZoneName } from '../limits.ts';
import { IdParams, RiskCategory, RiskIcon } from './riskShapes.ts';

/** Categories of risks, each with what farmers are advised. */

const CategoryFields = Type.Object({
  name: Type.String({ title: 'The name', minLength: 1, maxLength: longestZoneName }),
  icon: Type.Optional(RiskIcon),
  /** One text for each language. */
  advice: Type.Optional(
    Type.Array(Type.Object({ language: LanguageCode, text: Type.String({ maxLength: longestAdvice }) }), {
      maxItems: 12,
    }),
  ),
});
const CategoryAnswer = Type.Object({ ...RiskCategory.properties, message: Type.String() });

export const listRiskCategories = endpoint({
  name: 'listRiskCategories',
  room: 'risks',
  method: 'GET',
  path: '/api/risks/categories',
  aliases: [{ method: 'GET', path: '/api/broadcast/risk_categories' }],
  audience: 'public',
  effect: 'reads',
  summary: 'Categories of risks by name, with what farmers are advised',
  answer: Type.Array(RiskCategory),
  refusals: 'message',
});

export const addRiskCategory = endpoint({
  name: 'addRiskCategory',
  room: 'risks',
  method: 'POST',
  path: '/api/risks/categories',
  aliases: [{ method: 'POST', path: '/api/broadcast/risk-category' }],
  audience: 'officer',
  effect: 'writes',
  summary: 'Adds a category of risks; for plant protection and administrators',
  body: CategoryFields,
  answer: CategoryAnswer,
  refusals: 'message',
});

export const editRiskCategory = endpoint({
  name: 'editRiskCategory',
  room: 'risks',
  method: 'PATCH',
  path: '/api/risks/categories/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Changes name, icon and advice of a category; for administrators',
  params: IdParams,
  body: Type.Partial(CategoryFields),
  answer: CategoryAnswer,
  refusals: 'message',
});

/** 409 where risks are of it. */
export const removeRiskCategory = endpoint({
  name: 'removeRiskCategory',
  room: 'risks',
  method: 'DELETE',
  path: '/api/risks/categories/:id',
  audience: 'officer',
  effect: 'writes',
  summary: 'Deletes a category that no risk is of; can be brought back for 30 days; for administrators',
  params: IdParams,
  answer: Type.Object({ message: Type.String(), undo: Type.String() }),
  refusals: 'message',
});
