import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Links } from '@ds/enhanced/Links';
import list from '@ds/enhanced/ListBox/ListBox.module.css';
import styles from '@ds/patterns/Menu/Menu.module.css';
import type { MenuProps } from '@ds/patterns/Menu/NativeMenu';
import { Icon } from '@ds/pictures/Icon/Icon';
import { buttonClass } from '@ds/primitives/Button/Button';
import { classNames } from '@ds/support/class-names';

/** Menu on a hydrated page. Its entries are still links, followed the page's way. */
export function EnhancedMenu({ label, entries, variant = 'secondary', size = 'small' }: MenuProps) {
  return (
    <Links>
      <MenuTrigger>
        <div className={styles.menu}>
          <Button className={classNames(buttonClass({ variant, size }), styles.button)}>
            {label}
            <Icon name="chevronRight" />
          </Button>
        </div>
        <Popover className={list.popover ?? ''} offset={4}>
          <Menu className={list.list ?? ''} aria-label={label}>
            {entries.map(({ id, label: text, href }) => (
              <MenuItem key={id} id={id} href={href} textValue={text} className={list.option ?? ''}>
                {text}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </Links>
  );
}
