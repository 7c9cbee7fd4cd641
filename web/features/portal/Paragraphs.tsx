/** A text of an editor, in paragraphs: an empty line begins a new one. */
export function Paragraphs({ text }: { text: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no name but their place
  return text.split(/\n\s*\n/).map((paragraph, index) => <p key={index}>{paragraph}</p>);
}
