import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import list from '@ds/enhanced/ListBox/ListBox.module.css';
import type { MenuProps } from '@ds/patterns/Menu/Menu';
import { Icon } from '@ds/pictures/Icon/Icon';
import { buttonClass } from '@ds/primitives/Button/Button';

export function EnhancedMenu({
  label,
  icon,
  entries,
  variant = 'secondary',
  size = 'small',
  onPick,
  selected,
  onSelect,
}: MenuProps) {
  const all = entries.map(({ id }) => id);
  return (
    <MenuTrigger>
      <Button className={buttonClass({ variant, size })}>
        {icon ? <Icon name={icon} /> : null}
        {label}
      </Button>
      <Popover className={list.popover ?? ''} offset={4}>
        <Menu
          className={list.list ?? ''}
          selectionMode={onSelect ? 'multiple' : 'none'}
          selectedKeys={selected ?? []}
          disabledKeys={entries.filter(({ disabled }) => disabled).map(({ id }) => id)}
          onSelectionChange={(keys) => onSelect?.(new Set(keys === 'all' ? all : [...keys].map(String)))}
          onAction={(key) => onPick?.(String(key))}
        >
          {entries.map(({ id, label: text }) => (
            <MenuItem key={id} id={id} textValue={text} className={list.option ?? ''}>
              {text}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
