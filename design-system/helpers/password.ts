import type { Helper } from './helper';
import { listeners } from './listeners';

const tests: Record<string, (password: string, parameter: number) => boolean> = {
  length: (password, least) => [...password].length >= least,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
};

/** Whether a password meets a rule such as `length:8` or `digit`. The server decides; this only shows. */
export function meetsRule(password: string, rule: string): boolean {
  const [name = '', parameter] = rule.split(':');
  return tests[name]?.(password.normalize('NFKC'), Number(parameter)) ?? false;
}

/** Ticks the rules below a password while it is typed, shows the password on demand, and fills in its repetition. */
export const tickPasswordRules: Helper = (root) => {
  const { signal, stop } = listeners();
  const inputOf = (id: string | undefined) => root.getElementById(id ?? '') as HTMLInputElement | null;
  for (const list of root.querySelectorAll<HTMLElement>('[data-password-rules]')) {
    const input = inputOf(list.dataset['passwordRules']);
    input?.addEventListener(
      'input',
      () => {
        for (const item of list.querySelectorAll<HTMLElement>('[data-rule]'))
          item.toggleAttribute('data-met', meetsRule(input.value, item.dataset['rule'] ?? ''));
      },
      { signal },
    );
  }
  const added: HTMLElement[] = [];
  for (const place of root.querySelectorAll<HTMLElement>('[data-reveal]')) {
    const input = inputOf(place.dataset['reveal']);
    if (!input) continue;
    const { revealShow = '', revealHide = '', revealShown = '', revealHidden = '', revealCaps = '' } = place.dataset;
    const button = document.createElement('button');
    button.type = 'button';
    // Named after its field too, for who hears the button alone.
    const name = (text: string) => {
      button.textContent = text;
      button.ariaLabel = `${text}: ${input.labels?.[0]?.textContent ?? ''}`;
    };
    name(revealShow);
    place.append(button);
    const said = document.createElement('small');
    said.role = 'status';
    place.parentElement?.after(said);
    added.push(button, said);
    const say = (text: string, isSeen: boolean) => {
      said.className = isSeen ? '' : 'visually-hidden';
      if (said.textContent !== text) said.textContent = text;
    };
    const show = (isShown: boolean) => {
      input.type = isShown ? 'text' : 'password';
      name(isShown ? revealHide : revealShow);
    };
    button.addEventListener(
      'click',
      () => {
        show(input.type === 'password');
        say(input.type === 'text' ? revealShown : revealHidden, false);
      },
      { signal },
    );
    input.addEventListener(
      'keyup',
      (event) => {
        const isOn = input.type === 'password' && event.getModifierState('CapsLock');
        if (isOn || said.className === '') say(isOn ? revealCaps : '', isOn);
      },
      { signal },
    );
    // Sent as a password field, so that the browser offers to save it.
    input.form?.addEventListener('submit', () => show(false), { signal });
  }
  for (const place of root.querySelectorAll<HTMLElement>('[data-repeats]')) {
    const input = inputOf(place.dataset['repeats']);
    const again = place.querySelector('input');
    if (!input?.form || !again) continue;
    place.hidden = true;
    const repeat = () => (again.value = input.value);
    repeat();
    input.addEventListener('input', repeat, { signal });
    // For what a password manager filled in without an event.
    input.form.addEventListener('submit', repeat, { signal, capture: true });
  }
  return () => {
    stop();
    for (const element of added) element.remove();
  };
};
