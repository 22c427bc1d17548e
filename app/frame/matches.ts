import type { Command, CommandGroup } from '@ds/patterns/CommandPalette/CommandPalette';
import { bare, saysOneOf } from '@ds/support/closeness';
import { hasWrongDigit } from '@formats';
import type { MenuArea } from './area-menus';

/** The groups' screens whose names contain the text, or whose words it says. */
export function matching(groups: readonly CommandGroup[], text: string): CommandGroup[] {
  const wanted = text.toLocaleLowerCase();
  return groups
    .map((group) => ({
      ...group,
      commands: group.commands.filter(({ label, words }) =>
        words ? saysOneOf(text, words) : label.toLocaleLowerCase().includes(wanted),
      ),
    }))
    .filter(({ commands }) => commands.length > 0);
}

/** Whether a screen or an act is called by the whole text, as far as it was typed: «ny kund» is no customer called «ny». */
export function isPhraseOf(groups: readonly CommandGroup[], text: string): boolean {
  const said = text.toLocaleLowerCase();
  return matching(groups, text).some(({ commands }) =>
    commands.some(({ words }) => !words || words.some((word) => word.startsWith(said))),
  );
}

/**
 * What the text leads to, if that is only one thing: an exact match beats a partial one («ABC12D» is that bus even if a firm is called
 * ABC12D Holding). A place in two groups counts once. What is to be done is read first: its place alone does not say it.
 */
export function onlyMatch(text: string, groups: readonly CommandGroup[]): Command | undefined {
  if (bare(text) === '') return undefined;
  const commands = groups.flatMap((group) => group.commands);
  const all = [...new Map(commands.map((command) => [command.words ? command : command.href, command])).values()];
  const exact = all.filter(({ label }) => bare(label) === bare(text));
  const best = exact.length > 0 ? exact : all;
  const [one, ...others] = best;
  return others.length > 0 || one?.words ? undefined : one;
}

/** Where people and buses are found too, not only trips. */
const OFFICES: readonly MenuArea[] = ['admin', 'company'];

/** What to say when the text leads nowhere, as a key of the menus' texts: what can be looked for in that area. */
export function nothingFound(text: string, area: MenuArea) {
  if (hasWrongDigit(text)) return 'find.wrongDigit';
  return OFFICES.includes(area) ? 'find.none' : 'find.noneOfTrips';
}
