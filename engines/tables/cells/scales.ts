import { scaleWords } from './scaleWords.ts';
import { SIGN, SPACES, WHOLE } from './unitCells.ts';

// Three decimals may be thousands.
const MANTISSA = String.raw`${SIGN}${WHOLE}([.,][0-9]{1,2}|\.[0-9]{4,9})?`;

/** 1.2k, 3.4m, 2 bn, 1,5 million. */
export const SCALED = `${MANTISSA}[${SPACES}]?(${scaleWords.map(([words]) => words).join('|')})`;

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** 1.2×10³, 3.4 x 10^-3, 5*10**2; 2 x 103 is no power. */
export const TEN_POWER = String.raw`${MANTISSA}[${SPACES}]?[x×*·⋅][${SPACES}]?10([⁺⁻]?[${RAISED}]{1,2}|(\^|\*\*)[${SPACES}]?([+−-]?[0-9]{1,2}|\([+−-]?[0-9]{1,2}\)))`;

/** Raised signs, and what each is on the line. */
export const TEN_SIGNS = `${RAISED}⁺⁻−`;
export const TEN_WRITTEN = '0123456789+--';
