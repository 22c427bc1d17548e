import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, userEvent, waitFor, within } from '@storybook/test';
import { longEnglish, longSwedish } from '@ds/support/samples';
import { dark, docs } from '@ds/support/story';
import { OccupancyTimeline } from './OccupancyTimeline';

const HOUR = 3_600_000;
const start = Date.UTC(2027, 2, 8);
const at = (hours: number) => start + hours * HOUR;
const meta = {
  title: 'Patterns/OccupancyTimeline',
  component: OccupancyTimeline,
  parameters: docs('What takes each of many things when: a row each, bars on a common axis of time.', {
    use: 'for when buses are taken; those who cannot see it get the same words, and a table elsewhere.',
    not: 'for one thing alone: a list says it better.',
    keys: {
      Tab: 'From bar to bar',
      Enter: 'Follows the bar; after moving it keeps it there',
      '← →': 'Moves a bar that may be moved',
      'Shift ← →': 'Moves its end',
      'Ctrl ← →': 'Moves its start',
      Esc: 'Puts it back',
    },
  }),
  args: {
    caption: 'Bussarnas beläggning',
    start,
    end: at(7 * 24),
    ticks: ['mån', 'tis', 'ons', 'tor', 'fre', 'lör', 'sön'].map((label, day) => ({
      start: at(day * 24),
      end: at(day * 24 + 24),
      label,
      isRest: day > 4,
    })),
    rows: [
      {
        id: 1,
        label: 'ABC123',
        detail: 'Volvo 9700',
        href: '#1',
        lanes: 2,
        bars: [
          { id: 11, start: at(10), end: at(34), look: 'ownLock', text: 'Spärr ·\u00a0Service', href: '#11', lane: 0, isMovable: true }, // prettier-ignore
          { id: 12, start: at(20), end: at(30), look: 'locked', text: 'Spärrad av ert system', lane: 1 },
          { id: 13, start: at(37), end: at(60), look: 'booked', text: 'Bokad ·\u00a010000007', href: '#13', lane: 0 },
          { id: 14, start: at(100), end: at(190), look: 'held', text: 'Preliminärbokad', href: '#14', lane: 0 },
        ],
      },
      { id: 2, label: 'DEF456', detail: 'Setra', href: '#2', lanes: 1, bars: [] },
    ],
    legend: [
      { look: 'booked', text: 'Bokad: en kund har bokat' },
      { look: 'held', text: 'Preliminärbokad: en kund håller på att boka' },
      { look: 'ownLock', text: 'Spärr: ni har bussen själva' },
    ],
    texts: {
      row: 'Buss',
      axis: 'När, och varför',
      free: 'Ledig',
    },
    moves: {
      step: HOUR,
      onMove: fn(),
      hint: 'Piltangenterna flyttar.',
      restored: ({ start: from, end }) => `Åter till ${(from - start) / HOUR}–${(end - start) / HOUR}.`,
      textAt: ({ text }, { start: from, end }) => `${text} ·\u00a0${(from - start) / HOUR}–${(end - start) / HOUR}`,
      movedTo: ({ start: from, end }) => `Till ${(from - start) / HOUR}–${(end - start) / HOUR}.`,
      clash: (text) => `Krockar med ${text}.`,
    },
  },
} satisfies Meta<typeof OccupancyTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

const movable = (canvas: HTMLElement) =>
  waitFor(() => {
    const bar = canvas.querySelector<HTMLElement>('[data-movable] a');
    if (!bar) throw new Error('not yet');
    return bar;
  });

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const bar = await movable(canvasElement);
    bar.focus();
    // Two hours later; then one hour more at its end, which is where the booking begins.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await expect(within(canvasElement).getByText('Till 12–37.')).toBeVisible();
    await expect(bar).toHaveAccessibleName(/12–37/);
    await userEvent.keyboard('{Enter}');
    await expect(args.moves?.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: 11 }), {
      start: at(12),
      end: at(37),
    });
  },
};
/** A sold period is in the way: announced during the move, and nothing is saved. */
export const Clash: Story = {
  play: async ({ canvasElement, args }) => {
    const bar = await movable(canvasElement);
    bar.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(within(canvasElement).getByText(/Krockar med Bokad/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-clash]')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    await expect(args.moves?.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await expect(canvasElement.querySelector('[data-moving]')).toBeNull();
    await expect(within(canvasElement).getByText('Åter till 10–34.')).toBeVisible();
  },
};
/** Bars that can only be read are no stops of the Tab key: the next is the following one that leads somewhere. */
export const OnlyLinks: Story = {
  play: async ({ canvasElement }) => {
    const bar = await movable(canvasElement);
    bar.focus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /^Bokad/ })).toHaveFocus();
  },
};
export const Long: Story = {
  args: {
    rows: [
      {
        id: 1,
        label: 'ABC123',
        detail: longSwedish,
        lanes: 1,
        bars: [{ id: 11, start: at(0), end: at(30), look: 'booked', text: longEnglish, href: '#11', lane: 0 }],
      },
    ],
  },
};
export const Dark: Story = { ...dark };
