/** Joins the class names that apply: `classes('card', isOpen && 'card-open')`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
