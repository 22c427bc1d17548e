import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { announceChange } from '@ds/enhanced/announce-change';
import { Icon } from '@ds/pictures/Icon/Icon';
import { Field } from '@ds/primitives/Field/Field';
import field from '@ds/primitives/Field/Field.module.css';
import type { SearchFieldProps } from '@ds/primitives/SearchField/NativeSearchField';
import { classNames } from '@ds/support/class-names';
import styles from './SearchField.module.css';
import { textControl, textValue } from './text-control';

/** SearchField on a hydrated page. */
export function EnhancedSearchField({ clearLabel, value, defaultValue, ...props }: SearchFieldProps) {
  const { texts, aria, control } = textControl(props);
  return (
    <Field {...texts}>
      <SearchField
        {...aria}
        name={texts.name}
        {...textValue(value, defaultValue)}
        // Escape and the cross tell the form, as typing does.
        onClear={() => announceChange(() => document.getElementById(aria.id))}
        className={classNames(field.whole, styles.search)}
      >
        <Input {...control} />
        <Button className={styles.clear ?? ''} aria-label={clearLabel}>
          <Icon name="cross" />
        </Button>
      </SearchField>
    </Field>
  );
}
