import { Type } from 'typebox';

export const Fix = Type.Object({
  kind: Type.Union([
    Type.Literal('skipLines'),
    Type.Literal('joinHeaderRows'),
    Type.Literal('fillMerged'),
    Type.Literal('padRows'),
    Type.Literal('numberHeaders'),
    Type.Literal('dropEmptyColumns'),
    Type.Literal('leaveOutSheet'),
    Type.Literal('closeUpNumbers'),
    Type.Literal('readUnits'),
    Type.Literal('keepAsText'),
    Type.Literal('emptyTheOdd'),
    Type.Literal('decimalPoint'),
    Type.Literal('decimalComma'),
    Type.Literal('readBothPoint'),
    Type.Literal('readBothComma'),
    Type.Literal('monthFirst'),
    Type.Literal('dropMarks'),
    Type.Literal('readSigns'),
    Type.Literal('readShortYears'),
    Type.Literal('emptySentinels'),
    Type.Literal('emptyFillValues'),
    Type.Literal('stripNoughts'),
    Type.Literal('takeResults'),
    Type.Literal('decodeAgain'),
    Type.Literal('decodeLines'),
    Type.Literal('splitTables'),
    Type.Literal('readSerialDates'),
    Type.Literal('readFractions'),
    Type.Literal('readScales'),
    Type.Literal('yearsToRows'),
  ]),
  sheet: Type.Union([Type.String(), Type.Null()]),
  column: Type.Union([Type.String(), Type.Null()]),
  /** What pressing it does: "Read 14 numbers written with blanks as numbers". */
  label: Type.String(),
});

/** Something odd in a file, in words: what stands there, what was expected, how to mend it. */
export const Finding = Type.Object({
  code: Type.String(),
  weight: Type.Union([Type.Literal('error'), Type.Literal('warning'), Type.Literal('note')]),
  sheet: Type.Union([Type.String(), Type.Null()]),
  /** "B7", "B7:B40" or "line 812"; null where it concerns the whole sheet. */
  at: Type.Union([Type.String(), Type.Null()]),
  count: Type.Integer(),
  found: Type.String(),
  expected: Type.String(),
  mend: Type.String(),
  fix: Type.Union([Fix, Type.Null()]),
  /** Other ways to settle it, of which one excludes the rest and `fix`. */
  otherFixes: Type.Optional(Type.Array(Fix)),
});

export const PersonalDataFinding = Type.Object({
  kind: Type.Union([
    Type.Literal('phone'),
    Type.Literal('email'),
    Type.Literal('ghanaCard'),
    Type.Literal('homePosition'),
    Type.Literal('personName'),
  ]),
  sheet: Type.String(),
  column: Type.String(),
  count: Type.Integer(),
  at: Type.String(),
});
