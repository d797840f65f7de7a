/** What a person fills in or chooses. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether this is a field of a form. */
function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

/** The form's field of this name; null when it has none. */
export function controlOf(form: HTMLFormElement | null, name: string): Control | null {
  const element = form?.elements.namedItem(name);
  return isControl(element) ? element : null;
}

/** Whether a field still holds what it was made with. */
export function isUntouched(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const chosen = Array.from(control.options).findIndex((option) => option.defaultSelected);
  return control.selectedIndex === Math.max(0, chosen);
}
