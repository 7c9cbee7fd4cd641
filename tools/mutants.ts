import ts from 'typescript';

/** One small fault planted into a file. */
export interface Mutant {
  /** Where it is, counted from 1. */
  readonly line: number;
  /** What stands there, and what is put in its place. */
  readonly was: string;
  readonly is: string;
  readonly start: number;
  readonly end: number;
}

const swapped: Readonly<Partial<Record<ts.SyntaxKind, readonly string[]>>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [ts.SyntaxKind.LessThanToken]: ['<=', '>='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [ts.SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [ts.SyntaxKind.BarBarToken]: ['&&'],
  [ts.SyntaxKind.PlusToken]: ['-'],
  [ts.SyntaxKind.MinusToken]: ['+'],
  [ts.SyntaxKind.AsteriskToken]: ['/'],
  [ts.SyntaxKind.SlashToken]: ['*'],
  [ts.SyntaxKind.PercentToken]: ['*'],
};

const swappedCalls: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  ceil: 'floor',
  floor: 'ceil',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/**
 * The faults that are tried in a file: comparisons and bounds shifted, "and" for "or", terms of a condition left out,
 * a right always or never given, numbers one off, members of lists dropped. What decides when a loop ends is left alone,
 * for a test that never ends says nothing.
 */
export function mutantsOf(text: string): Mutant[] {
  const file = ts.createSourceFile('mutated.ts', text, ts.ScriptTarget.ESNext, true);
  const found: Mutant[] = [];
  const put = (node: ts.Node, is: string) => {
    const start = node.getStart(file);
    const was = node.getText(file);
    if (was !== is)
      found.push({ line: file.getLineAndCharacterOfPosition(start).line + 1, was, is, start, end: node.end });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    mutate(node, put, file);
    ts.forEachChild(node, (child) => {
      const endsLoop =
        (ts.isForStatement(node) && (child === node.condition || child === node.incrementor)) ||
        ((ts.isWhileStatement(node) || ts.isDoStatement(node)) && child === node.expression);
      if (!endsLoop) visit(child);
    });
  };
  visit(file);
  return found;
}

/** The text of the file with the fault in it. */
export function withMutant(text: string, { start, end, is }: Mutant): string {
  return text.slice(0, start) + is + text.slice(end);
}

function mutate(node: ts.Node, put: (node: ts.Node, is: string) => void, file: ts.SourceFile): void {
  if (ts.isBinaryExpression(node)) {
    const joins = node.operatorToken.kind === ts.SyntaxKind.PlusToken && (isText(node.left) || isText(node.right));
    for (const other of joins ? [] : (swapped[node.operatorToken.kind] ?? [])) put(node.operatorToken, other);
    if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) put(node, `(${node.right.getText(file)})`);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    put(node, `(${node.operand.getText(file)})`);
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    put(condition, 'true');
    put(condition, 'false');
  }
  if (ts.isFunctionDeclaration(node) && node.type?.kind === ts.SyntaxKind.BooleanKeyword) answers(node, put);
  if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent) && node.parent.expression === node) {
    const other = swappedCalls[node.name.text];
    if (other !== undefined) put(node.name, other);
  }
  if (ts.isNumericLiteral(node)) put(node, String(Number(node.text.replaceAll('_', '')) + 1));
  if (node.kind === ts.SyntaxKind.TrueKeyword) put(node, 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) put(node, 'true');
  if (ts.isStringLiteral(node) && ts.isArrayLiteralExpression(node.parent)) put(node, "'\\u0000'");
}

/** What a function that says yes or no answers, turned into always yes and always no. */
function answers(declared: ts.FunctionDeclaration, put: (node: ts.Node, is: string) => void): void {
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression && !isTruth(node.expression)) {
      put(node.expression, 'true');
      put(node.expression, 'false');
    }
    ts.forEachChild(node, visit);
  };
  if (declared.body) visit(declared.body);
}

function isTruth({ kind }: ts.Node): boolean {
  return kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword;
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteral(node) || ts.isTemplateLiteral(node);
}
