/**
 * Tells the form that a hidden control has a new value: react-aria changes it without a native control's events, which forms (validation
 * while typing, filters that apply themselves) listen for. Waits until the value is in the page.
 */
export function announceChange(control: () => Element | null | undefined): void {
  requestAnimationFrame(() => {
    const element = control();
    element?.dispatchEvent(new Event('input', { bubbles: true }));
    element?.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
