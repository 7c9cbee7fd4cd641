const words = new Set([
  '#NULL!',
  '#DIV/0!',
  '#VALUE!',
  '#REF!',
  '#NAME?',
  '#NUM!',
  '#N/A',
  '#GETTING_DATA',
  '#SPILL!',
  '#CALC!',
  '#FIELD!',
  '#BLOCKED!',
  '#CONNECT!',
  '#UNKNOWN!',
  '#BUSY!',
]);

/** Whether a cell says that its formula could not be worked out, as Excel (#DIV/0!) and LibreOffice (Err:502) write it. */
export function isErrorValue(text: string): boolean {
  return (text.startsWith('#') && words.has(text)) || (text.startsWith('Err:') && /^Err:\d{3}$/.test(text));
}
