/** Styles by their place: plain, a day, three digits with noughts in front, a share, cedis. */
export const styles =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="000"/><numFmt numFmtId="165" formatCode="&quot;GH₵&quot;#,##0.00"/></numFmts><cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="165"/></cellXfs>';
export const styled = (address: string, style: number, value: number): string =>
  `<c r="${address}" s="${style}"><v>${value}</v></c>`;
export const merged = (...areas: string[]): string =>
  `<mergeCells count="${areas.length}">${areas.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`;
/** A cell whose text has a raised end, as marks of notes are written. */
export const raised = (address: string, text: string, mark: string): string =>
  `<c r="${address}" t="inlineStr"><is><r><t>${text}</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>${mark}</t></r></is></c>`;
export const odsNumber = (value: string, shown: string, more = ''): string =>
  `<table:table-cell office:value-type="float" office:value="${value}"${more}><text:p>${shown}</text:p></table:table-cell>`;
