type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const KEY = 'typed:';

/** Keeps what stands in the forms of this page, or in one of them, while it is reloaded; passwords and files are never kept. */
export function saveTyped(page: string, form: ParentNode = document): void {
  const typed = fields(form).map((field) => [nameOf(field), isTicked(field) ? String(field.checked) : field.value]);
  sessionStorage.setItem(KEY + page, JSON.stringify(typed));
}

/** Puts back what was kept for this page or form, once, and tells the form as if it had been typed. */
export function restoreTyped(page: string, form: ParentNode = document): void {
  const kept = sessionStorage.getItem(KEY + page);
  if (kept === null) return;
  sessionStorage.removeItem(KEY + page);
  const typed = new Map(JSON.parse(kept) as [string, string][]);
  for (const field of fields(form)) {
    const value = typed.get(nameOf(field));
    if (value === undefined) continue;
    if (isTicked(field)) {
      if (field.checked !== (value === 'true')) field.click();
    } else if (field.value !== value) {
      setAsTyped(field, value);
    }
  }
}

function fields(root: ParentNode): Field[] {
  const all = root.querySelectorAll<Field>('input, textarea, select');
  return [...all].filter(
    ({ form, name, type }) => form && name && !['password', 'file', 'hidden', 'submit', 'button'].includes(type),
  );
}

function nameOf(field: Field): string {
  const form = field.form?.getAttribute('action') ?? '';
  return [form, field.name, isTicked(field) ? field.value : ''].join(' ');
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** React watches the property, so the value goes in by the element's own setter. */
function setAsTyped(field: Field, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
