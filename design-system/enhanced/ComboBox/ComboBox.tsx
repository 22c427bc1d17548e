import { useEffect, useState, type ComponentType } from 'react';
import type { FieldTexts } from '@ds/primitives/Field/Field';
import { NativeTextField } from '@ds/primitives/TextField/NativeTextField';

export interface Suggestion {
  id: string;
  label: string;
  detail?: string | undefined;
}

export interface ComboBoxProps extends FieldTexts {
  /** Suggestions for what is typed, best first. A rejected promise counts as none. */
  suggest: (text: string) => Promise<readonly Suggestion[]>;
  defaultValue?: string | undefined;
  /** The name of the hidden field that carries the picked suggestion's id; empty when the text was typed. */
  idName?: string | undefined;
  defaultId?: string | undefined;
  required?: boolean | undefined;
  maxLength?: number | undefined;
  texts: { none: string };
}

export interface UpgradedProps extends ComboBoxProps {
  /** What stood in the plain field when it was replaced. */
  typed: string;
  focused: boolean;
}

/**
 * A text with suggestions. The server and browsers without scripts get a plain text field; after hydration react-aria's combobox takes its
 * place, is loaded only then, and keeps what was typed and the focus. The text is always what is submitted.
 */
export function ComboBox(props: ComboBoxProps) {
  const id = props.id ?? props.name;
  const [upgrade, setUpgrade] = useState<{ Upgraded: ComponentType<UpgradedProps>; typed: string; focused: boolean }>();
  useEffect(() => {
    let gone = false;
    void import('./UpgradedComboBox').then(({ UpgradedComboBox }) => {
      const input = document.getElementById(id);
      if (gone || !(input instanceof HTMLInputElement)) return;
      setUpgrade({ Upgraded: UpgradedComboBox, typed: input.value, focused: document.activeElement === input });
    });
    return () => {
      gone = true;
    };
  }, [id]);
  if (upgrade) return <upgrade.Upgraded {...props} typed={upgrade.typed} focused={upgrade.focused} />;
  const { suggest: _suggest, idName, defaultId, texts: _texts, ...field } = props;
  return (
    <>
      <NativeTextField autoComplete="off" {...field} />
      {idName ? <input type="hidden" name={idName} defaultValue={defaultId ?? ''} /> : null}
    </>
  );
}
