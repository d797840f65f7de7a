type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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

/** What gets the focus for a field: the field itself; for a hidden one, the first box of the group that chooses what it holds. */
export function focusedFor(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const control = controlOf(form, name);
  return control?.type === 'hidden'
    ? (form?.querySelector<HTMLElement>(`[data-chooses=${name}] input`) ?? null)
    : control;
}

/** Whether a field still holds what it was made with. */
export function isUntouched(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const chosen = Array.from(control.options).findIndex((option) => option.defaultSelected);
  return control.selectedIndex === Math.max(0, chosen);
}
