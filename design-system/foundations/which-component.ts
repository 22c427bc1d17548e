/** A component by the title of its stories. */
interface Choice {
  /** What somebody wants to do on the page. */
  need: string;
  use: readonly string[];
  /** What decides, or what people get wrong. */
  because: string;
}

/** Which component when, across components; each component's own page says more about it. */
export const choices = {
  lists: [
    {
      need: 'Many things with the same facts, to be scanned, sorted or compared',
      use: ['Patterns/Table', 'Navigation/FilterBar', 'Navigation/Pagination'],
      because:
        'On a phone each row becomes a card. If a row has no more than two facts, a plain list of links is easier to read.',
    },
    {
      need: 'Two or three things to choose between',
      use: ['Patterns/SideBySide'],
      because: 'The same fact stands on the same line for all of them. With four, it is a table.',
    },
    {
      need: 'Everything about one thing',
      use: ['Patterns/SummaryList'],
      because: 'A name and a value on each line. A table with one row is a summary list.',
    },
    {
      need: 'Notes, or what has happened to one thing',
      use: ['Patterns/EntryList'],
      because: 'Each entry is a text in its own words, newest first.',
    },
    {
      need: 'A trip: stops, drives and breaks in order of time',
      use: ['Patterns/Timeline'],
      because: 'The clock is the first column. For many buses at once there is OccupancyTimeline.',
    },
    {
      need: 'Things inside other things, such as the units of an organisation',
      use: ['Patterns/Tree'],
      because: 'With only one level, it is a plain list.',
    },
    {
      need: 'A few figures that tell somebody what to do today',
      use: ['Patterns/KeyFigures', 'Patterns/Chart'],
      because: 'Every figure is a link to the list behind it. A series over time is a chart.',
    },
  ],
  forms: [
    {
      need: 'One of a few answers',
      use: ['Forms/RadioGroup'],
      because: 'Up to about seven: everybody sees all the answers without opening anything.',
    },
    {
      need: 'One of many answers',
      use: ['Forms/Select', 'Forms/ComboBox', 'Forms/PlaceField'],
      because:
        'Up to about thirty: Select. Thousands that people know by name: ComboBox, or PlaceField on public pages.',
    },
    {
      need: 'Yes or no',
      use: ['Forms/Checkbox', 'Forms/Switch'],
      because: 'A checkbox is sent with its form. A switch takes effect at once. Consent is always a checkbox.',
    },
    {
      need: 'A list that grows, such as stops',
      use: ['Forms/RepeatList', 'Patterns/SortableList'],
      because: 'RepeatList if each item has fields of its own; SortableList if only the order changes.',
    },
    {
      need: 'To say what is wrong',
      use: ['Forms/ErrorSummary', 'Forms/Field'],
      because: 'Both, always: the summary at the top links to each field, and the field says what to write instead.',
    },
    {
      need: 'A task in several steps',
      use: ['Navigation/Steps', 'Patterns/BottomBar'],
      because: 'Steps if the order is fixed. On a phone, the bottom bar keeps the price and the next step in sight.',
    },
  ],
  confirmation: [
    {
      need: 'To ask before something that cannot be undone',
      use: ['Patterns/Dialog'],
      because:
        'AlertDialog on dashboards, and a page that asks the same without scripts. Say what will happen and what it costs; the button repeats the verb («Cancel the trip»), never «OK».',
    },
    {
      need: 'A short question about what was just pressed',
      use: ['Patterns/Dialog'],
      because: 'At most two or three fields. Anything longer deserves a page of its own.',
    },
    {
      need: 'Something that can be undone, or costs nothing',
      use: ['Actions/Button', 'Patterns/Toast'],
      because: 'Do not ask. Do it, and say that it is done.',
    },
  ],
  status: [
    {
      need: 'What state something is in',
      use: ['Elements/StatusBadge'],
      because: 'One word from the state table, in a list or beside a heading. The colour never says it alone.',
    },
    {
      need: 'What something has',
      use: ['Patterns/TagGroup'],
      because: 'Filters that are set and can be taken off. What a bus has is a line of its OfferCard.',
    },
    {
      need: 'How far something has come, or how much is used',
      use: ['Elements/ProgressBar', 'Elements/Meter'],
      because: 'Work that will end: ProgressBar. An amount within its limits: Meter.',
    },
    {
      need: 'How much time is left',
      use: ['Elements/Countdown'],
      because: 'Only if something is lost when the time is up.',
    },
  ],
  messages: [
    {
      need: 'Something to know before going on; it is part of this page',
      use: ['Patterns/Banner'],
      because: 'It stays where it is. One on a page, two at most: a third is read by nobody.',
    },
    {
      need: 'Something that has just been done',
      use: ['Patterns/Toast'],
      because:
        'It goes away by itself, so nothing may depend on having read it. Without scripts it is a banner at the top of the next page.',
    },
    {
      need: 'Something that broke while the page was open: the network, the session',
      use: ['Patterns/Notice'],
      because: 'It lies over the page wherever one has scrolled to, and goes when the trouble does.',
    },
    {
      need: 'A list with nothing in it',
      use: ['Patterns/EmptyState'],
      because:
        'Say why it is empty and what to do about it. «No matches» leads to clearing the filters; «nothing yet» leads to adding the first one.',
    },
    {
      need: 'A page that is on its way',
      use: ['Patterns/PendingBar'],
      because: 'The frame has one. Pages do not draw spinners of their own.',
    },
  ],
  dates: [
    {
      need: 'To show when something is or was',
      use: ['Elements/DateTime'],
      because:
        'Always, so that every instant is written one way, on Swedish time, in the reader’s language: with its weekday on pages, shorter in tables.',
    },
    {
      need: 'To ask for a day',
      use: ['Forms/DateField', 'Forms/DateRangeField'],
      because: 'A first and a last day that belong together are one range.',
    },
    {
      need: 'To ask when a bus should leave',
      use: ['Forms/DateTimeField', 'Forms/DateTimeRangeField'],
      because:
        'Day and time under one heading. It understands «12 maj», «tomorrow» and «8.30», and shows what it understood.',
    },
    {
      need: 'To ask for a time on a day that is already known',
      use: ['Forms/TimeField'],
      because: 'Quarter hours are suggested; any minute can be typed.',
    },
  ],
  amounts: [
    {
      need: 'To show an amount',
      use: ['Elements/Money'],
      because:
        'Whole kronor where prices are compared; with öre where somebody pays, and on receipts. It never breaks across lines.',
    },
    {
      need: 'The price that somebody decides by',
      use: ['Patterns/PriceSummary', 'Patterns/OfferCard'],
      because: 'Once on a page, with VAT, and what it is per person.',
    },
    {
      need: 'To explain a price',
      use: ['Patterns/PriceLines'],
      because: 'Line by line, down to the total at the foot. Amounts align at the end of the line.',
    },
    {
      need: 'To ask for an amount or another number',
      use: ['Forms/NumberField', 'Forms/CountField'],
      because: 'NumberField with its unit. A few people or seats: CountField, with one more and one less.',
    },
  ],
} satisfies Record<string, readonly Choice[]>;

export type Topic = keyof typeof choices;
