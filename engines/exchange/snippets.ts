/** A table as programs reach it: addresses that follow the version in force. */
export interface ReachedTable {
  readonly title: string;
  readonly csv: string;
  readonly parquet: string;
}

export const snippetPrograms = ['r', 'python', 'javascript', 'excel', 'sheets', 'powerBi'] as const;
export type SnippetProgram = (typeof snippetPrograms)[number];

/** Lines that load a table into a program, ready to be pasted there. */
export function snippetFor(program: SnippetProgram, { title, csv, parquet }: ReachedTable): string {
  switch (program) {
    case 'r':
      return [`# ${oneLine(title)}`, 'library(readr)', `rows <- read_csv(${quoted(csv)})`].join('\n');
    case 'python':
      return [`# ${oneLine(title)}`, 'import pandas as pd', `rows = pd.read_parquet(${quoted(parquet)})`].join('\n');
    case 'javascript':
      return [
        `// ${oneLine(title)}`,
        `import { autoType, csvParse } from "d3";`,
        `const rows = csvParse(await (await fetch(${quoted(csv)})).text(), autoType);`,
      ].join('\n');
    case 'excel':
    case 'powerBi':
      return [
        'let',
        `    Source = Csv.Document(Web.Contents("${doubled(csv)}"), [Delimiter = ",", Encoding = 65001]),`,
        '    Rows = Table.PromoteHeaders(Source, [PromoteAllScalars = true])',
        'in',
        '    Rows',
      ].join('\n');
    case 'sheets':
      return `=IMPORTDATA("${doubled(csv)}")`;
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ');
}

/** A text of R, Python and JavaScript alike. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

/** Formulas and Power Query double their quotes. */
function doubled(text: string): string {
  return text.replaceAll('"', '""');
}
