import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const early = new Set<Field>();
let stopNoting = (): void => undefined;

/**
 * Notes the fields that a visitor has changed in what the server drew, while the page's code is on its way: React knows nothing of them.
 * Called before the page is taken over. After a reload or a step back the browser fills fields in by itself: those are nobody's choice.
 */
export function noteEarlyChanges(root: Element): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFresh = navigation === undefined || navigation.type === 'navigate';
  if (isFresh) for (const field of root.querySelectorAll<Field>(FIELDS)) if (isChanged(field)) early.add(field);
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS)) early.add(target as Field);
  };
  root.addEventListener('input', note, true);
  root.addEventListener('change', note, true);
  stopNoting = () => {
    root.removeEventListener('input', note, true);
    root.removeEventListener('change', note, true);
  };
}

/** Hands the changes over to the page once it answers, so that a choice made early counts like any other. */
export function useEarlyChanges(): void {
  useEffect(() => {
    stopNoting();
    void repeatChanges([...early].filter(isChanged));
    early.clear();
  }, []);
}

const FIELDS = 'input, select, textarea';
/** Fields whose value a browser sets by itself where none was sent, or writes in its own way. */
const OWN_VALUES = new Set(['color', 'range', 'number', 'email', 'hidden', 'submit', 'reset', 'button']);

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const sent = [...field.options].filter(({ defaultSelected }) => defaultSelected);
    const chosen = [...field.selectedOptions];
    if (field.multiple) return sent.length !== chosen.length || chosen.some(({ defaultSelected }) => !defaultSelected);
    const before = sent.at(-1) ?? [...field.options].find(({ disabled }) => !disabled);
    return chosen[0] !== before;
  }
  if (isTicked(field)) return field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked);
  return !OWN_VALUES.has(field.type) && field.value !== field.defaultValue;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

/** Makes the changes once more, the page being drawn after each: the next may stand on it, and finds its field as the page has it. */
async function repeatChanges(fields: readonly Field[]): Promise<void> {
  const changes = fields.map((field) => ({ field, wanted: field.value, options: chosenIn(field) }));
  for (const { field, wanted, options } of changes) {
    if (!field.isConnected || field.disabled) continue;
    if (field instanceof HTMLSelectElement) for (const option of field.options) option.selected = options.has(option);
    repeatChange(field, wanted);
    await Promise.resolve();
  }
}

function chosenIn(field: Field): ReadonlySet<HTMLOptionElement> {
  return new Set(field instanceof HTMLSelectElement ? field.selectedOptions : []);
}

/** The same change once more. React passes over one that leaves a field as it last saw it: so the field goes back to what was sent first. */
function repeatChange(field: Field, wanted: string): void {
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (isTicked(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  const [from, to] = [field.selectionStart, field.selectionEnd];
  field.value = field.defaultValue;
  // Past what React has put around the field's own value.
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, wanted);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement === field && from !== null) field.setSelectionRange(from, to);
}
