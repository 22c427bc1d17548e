import { type RefObject, useEffect, useRef, useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { Links } from '@ds/enhanced/Links';
import list from '@ds/enhanced/ListBox/ListBox.module.css';
import overlay from '@ds/enhanced/Dialog/Dialog.module.css';
import { CommandBadge } from '@ds/patterns/CommandPalette/CommandBadge';
import type { CommandGroup, CommandPaletteProps } from '@ds/patterns/CommandPalette/command-palette-props';
import { Icon } from '@ds/pictures/Icon/Icon';
import { closestFirst, saysOneOf } from '@ds/support/closeness';
import styles from './CommandPalette.module.css';

const LEAST_LETTERS = 2;
const PAUSE_MS = 150;
/** Longer than between two letters of who types slowly: a count of what is not yet typed out would be talked over by the next. */
const SAY_AFTER_MS = 700;

export function EnhancedCommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, label } = props;
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (opening.isOpen !== isOpen) setOpening(({ count }) => ({ isOpen, count: isOpen ? count + 1 : count }));
  return (
    <ModalOverlay
      // Opened again while it still fades out, it would be the old one, which has given up the focus and its keys.
      key={opening.count}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={`${overlay.overlay} ${styles.top}`}
    >
      <Modal className={overlay.modal ?? ''}>
        <Dialog aria-label={label} className={styles.palette ?? ''}>
          <Links>
            <Palette {...props} />
          </Links>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Mounted each time the palette opens, so it starts with nothing but what was typed meanwhile. */
function Palette({ label, texts, groups, search, begun, onOpenChange }: CommandPaletteProps) {
  const [text, setText] = useState(() => begun?.() ?? '');
  const { contains } = useFilter({ sensitivity: 'base' });
  const { found, isSearching, isAnswered: isKnown } = useFound(text.trim(), search);
  const matching = groups
    .map((group) => ({
      ...group,
      commands: group.commands.filter(({ label: name, words }) =>
        words ? saysOneOf(text, words) : contains(name, text.trim()),
      ),
    }))
    .filter(({ commands }) => commands.length > 0);
  // Results from the server are not filtered again: it knows which number or name matched.
  const shown: readonly CommandGroup[] = closestFirst(text, [...found, ...matching]);
  const count = shown.reduce((sum, { commands }) => sum + commands.length, 0);
  const input = useRef<HTMLInputElement>(null);
  const isAnswered = text.trim() !== '' && !isSearching;
  const isSaid = usePaused(text) && isAnswered;
  const first = shown[0]?.commands[0];
  // What is to be done is read first: its place alone does not say it.
  useFirstChosen(input, isAnswered && first !== undefined && !first.words, text);
  // That there is nothing is said once it is known: not while it is asked, nor of a letter that is too short to ask about.
  const nothing = isSearching ? texts.searching : isKnown ? texts.none(text) : '';
  return (
    <Autocomplete inputValue={text} onInputChange={setText} disableAutoFocusFirst>
      <SearchField
        aria-label={label}
        className={styles.field ?? ''}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog that is opened to type in
        autoFocus
        onSubmit={(typed) => {
          // The chosen result follows Enter by itself.
          const chosen = input.current?.getAttribute('aria-activedescendant');
          if (!search || typed.trim() === '' || (chosen && document.getElementById(chosen))) return;
          onOpenChange(false);
          search.seek(typed.trim());
        }}
      >
        <Icon name="search" size={20} />
        <Input ref={input} className={styles.input ?? ''} placeholder={label} />
      </SearchField>
      <p className="visually-hidden" role="status">
        {isSaid ? (count > 0 ? texts.found(count) : nothing) : ''}
      </p>
      <Menu
        className={list.list ?? ''}
        aria-label={label}
        renderEmptyState={() => <div className={list.none}>{nothing}</div>}
      >
        {shown.map((group) => (
          <MenuSection key={group.title} id={group.title}>
            <Header className={styles.group ?? ''}>{group.title}</Header>
            {group.commands.map((command) => (
              <MenuItem
                // Several acts may begin on one screen.
                key={`${command.href} ${command.label}`}
                id={`${group.title} ${command.href} ${command.label}`}
                href={command.href}
                textValue={command.label}
                className={list.option ?? ''}
                onAction={() => onOpenChange(false)}
              >
                {command.state ? (
                  <span className={styles.stated}>
                    {command.label} <CommandBadge state={command.state} />
                  </span>
                ) : (
                  command.label
                )}
                {command.detail ? <small>{command.detail}</small> : null}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Autocomplete>
  );
}

/**
 * Chooses the first result as soon as the text is answered, so that Enter leads there. By itself the list would do so only for letters that
 * are typed, not for what was pasted or shortened nor once an answer has put another result first, and whatever that result is.
 */
function useFirstChosen(input: RefObject<HTMLInputElement | null>, isChosen: boolean, text: string) {
  useEffect(() => {
    if (!isChosen) return;
    // The list shows the results one rendering later.
    const frame = requestAnimationFrame(() =>
      input.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true })),
    );
    return () => cancelAnimationFrame(frame);
  }, [input, isChosen, text]);
}

/** Whether the text has stayed as it is for long enough to be spoken of. */
function usePaused(text: string): boolean {
  const [paused, setPaused] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), SAY_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setPaused(undefined);
    };
  }, [text]);
  return paused === text;
}

/** The search results for the text, and whether they are all that there is. Asks when typing pauses, and ignores answers to earlier texts. */
function useFound(text: string, search: CommandPaletteProps['search']) {
  const asks = search !== undefined && text.length >= LEAST_LETTERS;
  useEffect(() => {
    if (!asks) return;
    const timer = setTimeout(() => search.ask(text), PAUSE_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `search` is a new object on every render; only the text matters
  }, [text, asks]);
  const isSearching = asks && search.answered !== text;
  return {
    found: asks && !isSearching ? search.found : [],
    isSearching,
    isAnswered: text !== '' && !isSearching && (asks || !search),
  };
}
