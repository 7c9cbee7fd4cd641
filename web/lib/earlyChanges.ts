import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

let early: readonly Field[] = [];

/**
 * Notes the fields that a visitor has changed in what the server drew, while the page's code was on its way: React knows nothing of them.
 * Called before the page is taken over. After a reload or a step back the browser fills fields in by itself: those are nobody's choice.
 */
export function noteEarlyChanges(root: ParentNode): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFresh = navigation === undefined || navigation.type === 'navigate';
  early = isFresh ? [...root.querySelectorAll<Field>('input, select, textarea')].filter(isChanged) : [];
}

/** Hands the changes over to the page once it answers, so that a choice made early counts like any other. */
export function useEarlyChanges(): void {
  useEffect(() => {
    const fields = early;
    early = [];
    for (const field of fields) if (field.isConnected && isChanged(field)) repeatChange(field);
  }, []);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const sent = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return !field.multiple && sent !== undefined && sent.value !== field.value;
  }
  if (isTicked(field)) return field.checked !== field.defaultChecked && (field.type === 'checkbox' || field.checked);
  return field.value !== field.defaultValue;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}

/** The same change once more. React passes over one that leaves a field as it last saw it: so the field goes back to what was sent first. */
function repeatChange(field: Field): void {
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (isTicked(field)) {
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  const [value, from, to] = [field.value, field.selectionStart, field.selectionEnd];
  field.value = field.defaultValue;
  // Past what React has put around the field's own value.
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement === field && from !== null) field.setSelectionRange(from, to);
}
