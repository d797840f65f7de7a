import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor did on a page, or on a part of it that comes to life later, before its scripts answered. */
interface EarlyInput {
  /** The fields that were changed, and what stood in them then: their text, or whether they were checked. */
  changed: Map<Control, string | boolean>;
  /** The button that was pressed last and that only scripts answer; null when something else was pressed after it. */
  pressed: HTMLElement | null;
  /** The parts that answer by themselves. */
  alive: WeakSet<Element>;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** For the element of a part that comes to life on its own. */
export const LATE_PART = { 'data-late': '' };
const PARTS = '[data-late],#root';

/**
 * A script for the document's head that notes an {@link EarlyInput}. Links, buttons with a command and forms that the
 * server understands need no scripts and are left to the browser. Files cannot be chosen for a visitor a second time.
 */
export const noteEarlyInputScript = `{
const early=window.earlyInput={changed:new Map,pressed:null,alive:new WeakSet},late=t=>(t=t.closest('${PARTS}'))&&!early.alive.has(t);
addEventListener('input',({target:t})=>{if(late(t)&&t.type!='file')early.changed.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value)},true);
addEventListener('click',({target:t})=>{const b=t.closest('button,[role=button]');
early.pressed=b&&late(b)&&!b.hasAttribute('command')&&(b.type!='submit'||b.form?.method=='dialog')?b:null},true)}`;

/**
 * Carries out what the visitor did before the page, or this part of it, came to life: nothing that was typed, chosen or
 * pressed is lost. The part's element is then marked `data-hydrated`.
 */
export function EarlyInput({ part }: { part?: RefObject<Element | null> }): null {
  const [isAlive, setIsAlive] = useState(false);
  // From here on React answers; what it answers must not be carried out twice.
  useLayoutEffect(() => {
    const element = elementOf(part);
    if (element) window.earlyInput?.alive.add(element);
  }, [part]);
  // Not before the page has drawn what its parts found on the device: they then answer as to any other press.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setIsAlive(true), []);
  useEffect(() => {
    if (!isAlive) return;
    const element = elementOf(part);
    if (window.earlyInput) carryOut(window.earlyInput, element);
    element?.setAttribute('data-hydrated', '');
  }, [isAlive, part]);
  return null;
}

const elementOf = (part: RefObject<Element | null> | undefined): Element | null =>
  part ? part.current : document.getElementById('root');

function carryOut(early: EarlyInput, part: Element | null): void {
  const { changed, pressed } = early;
  for (const [control, value] of changed) {
    if (control.closest(PARTS) !== part) continue;
    changed.delete(control);
    change(control, value);
  }
  if (pressed?.closest(PARTS) !== part) return;
  early.pressed = null;
  pressed.click();
}

/** Changes a field as a visitor would. It first becomes something else, so that React sees the change. */
function change(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    (control as HTMLInputElement).checked = !value;
    control.click();
    return;
  }
  if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  // Setting a field's text moves its caret. Fields of some types, for an email address say, do not tell where that is.
  const { selectionStart, selectionEnd } = control;
  // What stands there was typed even later; where React has reset the field, it is what the server wrote.
  const text = control.value === control.defaultValue ? value : control.value;
  control.value = control.defaultValue;
  // React replaces the setter of the element itself, and takes what comes through it for its own doing.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
