const changed = (type: 'input' | 'change'): Event => new Event(type, { bubbles: true });

/**
 * Tells the form that a hidden control has a new value: react-aria changes it without a native control's events, which forms (validation
 * while typing, filters that apply themselves) listen for. Waits until the value is in the page.
 */
export function announceChange(control: () => Element | null | undefined, eventOf = changed): void {
  requestAnimationFrame(() => {
    const element = control();
    element?.dispatchEvent(eventOf('input'));
    element?.dispatchEvent(eventOf('change'));
  });
}
