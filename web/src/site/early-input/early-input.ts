import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor did on a page, or on a part of it that is hydrated later, before React answered there. */
interface EarlyInput {
  /** The fields that were changed, and what stood in them then: their text, or whether they were checked. */
  changed: Map<Control, string | boolean>;
  /** The button that was pressed last and that only scripts answer; null when something else was pressed after it. */
  pressed: HTMLElement | null;
  /** The roots and parts that React has hydrated. */
  hydrated: WeakSet<Element>;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** For the element of a part that is hydrated on its own. */
export const LAZY_PART = { 'data-late': '' };
const PARTS = '[data-late],#root';

/**
 * A script for the document's head that records an {@link EarlyInput}. What needs no scripts is left to the browser: links,
 * forms that the server understands, buttons with a command where those are known. A file cannot be chosen a second time.
 */
export const recordEarlyInputScript = `{
const early=window.earlyInput={changed:new Map,pressed:null,hydrated:new WeakSet},
late=t=>(t=t.closest('${PARTS}'))&&!early.hydrated.has(t),
commands='commandForElement'in HTMLButtonElement.prototype;
addEventListener('input',({target:t})=>{const known=early.changed.delete(t);
if((known||late(t))&&t.type!='file')early.changed.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value)},true);
addEventListener('click',({target:t})=>{const b=t.closest('button,[role=button]');
early.pressed=b&&late(b)&&!(commands&&b.hasAttribute('command'))&&(b.type!='submit'||b.form?.method=='dialog')?b:null},true)}`;

/** How far a pointer may stray, in pixels, and still have pressed one place. */
const SAME_PLACE_PX = 10;

/**
 * A script for the document's head: a press is for the link or button that stood under the pointer when it went down. A page that arrives
 * before it is up moves everything, and browsers then give the click to whatever holds both places, which is nobody's.
 */
export const keepPressScript = `{let down;
addEventListener('pointerdown',({target:t,isPrimary,button,clientX,clientY})=>{
down=isPrimary&&!button&&{control:t.closest?.('a[href],button'),clientX,clientY}},true);
addEventListener('click',event=>{const{control,clientX,clientY}=down||{};down=null;
if(!control?.isConnected||!event.detail||control.contains(event.target)||
Math.hypot(event.clientX-clientX,event.clientY-clientY)>${SAME_PLACE_PX})return;
event.preventDefault();event.stopImmediatePropagation();control.dispatchEvent(new MouseEvent('click',event))},true)}`;

/**
 * Replays what the visitor did before the page, or this part of it, was hydrated: what was typed and chosen, and the
 * last press of a button. The part's element is then marked `data-hydrated`.
 */
export function ReplayEarlyInput({ part }: { part?: RefObject<Element | null> }): null {
  const [isHydrated, setIsHydrated] = useState(false);
  // From here on React answers; what it answers must not be replayed.
  useLayoutEffect(() => {
    const element = elementOf(part);
    if (element) window.earlyInput?.hydrated.add(element);
  }, [part]);
  // Not before the page has drawn what its parts found on the device: they then answer as to any other press.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setIsHydrated(true), []);
  useEffect(() => {
    if (!isHydrated) return;
    const element = elementOf(part);
    void replay(element).then(() => element?.setAttribute('data-hydrated', ''));
  }, [isHydrated, part]);
  return null;
}

/** Whether React answers on the page, but for its parts that wait for their code. */
export function isPageHydrated(): boolean {
  const root = typeof document === 'undefined' ? null : elementOf(undefined);
  return root !== null && window.earlyInput?.hydrated.has(root) === true;
}

const elementOf = (part: RefObject<Element | null> | undefined): Element | null =>
  part ? part.current : document.getElementById('root');

/** One thing after the other, and none within a render: React draws what each has changed before the next. */
async function replay(part: Element | null): Promise<void> {
  const early = window.earlyInput;
  if (!early) return;
  for (const [control, value] of early.changed) {
    if (control.closest(PARTS) !== part) continue;
    await Promise.resolve();
    early.changed.delete(control);
    change(control, value);
  }
  await Promise.resolve();
  const { pressed } = early;
  if (pressed?.closest(PARTS) !== part) return;
  early.pressed = null;
  // Tabs answer when the button goes down.
  pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  pressed.click();
}

/** Changes a field as a visitor would. It first becomes something else, so that React sees the change. */
function change(control: Control, value: string | boolean): void {
  const isLeft = control !== document.activeElement;
  if (typeof value === 'boolean') {
    (control as HTMLInputElement).checked = !value;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    // Setting a field's text puts its caret at the end: right where React has emptied the field, else it goes back. Fields of
    // some types, for an email address say, do not tell where it is; in one that was left it would bring back the focus.
    const { selectionStart, selectionEnd } = control;
    const keepsCaret = !isLeft && control.value === value && selectionStart !== null;
    control.value = control.defaultValue;
    // React replaces the setter of the element itself, and takes what comes through it for its own doing.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    if (keepsCaret) control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // Such a field has nothing more to suggest.
  if (isLeft) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
