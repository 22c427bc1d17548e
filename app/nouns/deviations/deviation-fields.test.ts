import { describe, expect, it } from 'vitest';
import type { CommonCause } from '#fields/deviation';
import { causeOf, DriverReport } from './deviation-fields';

const sent = (told: Record<string, string>) =>
  DriverReport.safeParse({
    sendKey: '909fbb2b-6719-4718-838d-8905775b5728',
    extraMetres: '0',
    extraMinutes: '0',
    signature: 'Dag',
    ...told,
  });

describe('a reported cause', () => {
  it.each<[Record<string, string>, string | undefined]>([
    [{ chosenCause: 'delay' }, undefined],
    [{ chosenCause: 'delay', cause: 'Väntan' }, undefined],
    // As it was kept by a telephone before there were choices.
    [{ cause: 'Väntan' }, undefined],
    [{ chosenCause: 'other', cause: 'Snö' }, undefined],
    [{ chosenCause: 'other' }, 'cause'],
    [{}, 'chosenCause'],
  ])('%j is refused at %s', (told, at) => {
    expect(sent(told).error?.issues[0]?.path[0]).toBe(at);
  });

  it.each<[CommonCause | null, string, string]>([
    ['delay', '', 'DELAY'],
    ['delay', 'E4', 'DELAY: E4'],
    ['other', 'E4', 'E4'],
    [null, 'E4', 'E4'],
  ])('%s with «%s» is kept as «%s»', (chosen, words, kept) => {
    expect(causeOf((one) => one.toUpperCase(), chosen, words)).toBe(kept);
  });
});
