const paths = {
  arrowLeft: 'M10 3 5 8l5 5M5 8h9',
  arrowRight: 'm6 3 5 5-5 5M2 8h9',
  chevronRight: 'm6 3 5 5-5 5',
  chevronLeft: 'm10 3-5 5 5 5',
  check: 'm3 8.500 3.500 3.500L13 4.500',
  cross: 'm4 4 8 8m0-8-8 8',
  plus: 'M8 3v10M3 8h10',
  minus: 'M3 8h10',
  up: 'm4 9 4-4 4 4M8 5v8',
  down: 'm4 7 4 4 4-4M8 3v8',
  swap: 'm2.500 6 3-3 3 3M5.500 3.500v9.500m2-3 3 3 3-3m-3 2.500V3',
  info: 'M8 7.200v4.300M8 4.600v.200M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0z',
  warning: 'M8 6v3.500M8 11.600v.200M8 2 1.500 13.500h13z',
  calendar: 'M2.500 4h11v9.500h-11zM2.500 7h11M5.500 2.300v3M10.500 2.300v3',
  grip: 'M6 4v.010M10 4v.010M6 8v.010M10 8v.010M6 12v.010M10 12v.010',
  copy: 'M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3',
  search: 'm10.500 10.500 3.500 3.500M11.500 7a4.500 4.500 0 1 1-9 0 4.500 4.500 0 0 1 9 0z',
  school: 'm8 3 6.500 3L8 9 1.500 6zM4.500 7.400v4c1.800 1.600 5.200 1.600 7 0v-4M14.500 6v4.500',
  party: 'M6 14.500h4M8 14.500v-5.500M4 2.500h8v2.500a4 4 0 0 1-8 0zM4 5h8',
  sport:
    'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM8 5.200 5.400 7.100l1 3h3.200l1-3zM8 2v3.200M2.300 6.100 5.400 7.100M4.400 12.800l2-2.700M11.600 12.800l-2-2.700M13.700 6.100l-3.100 1',
  company: 'M2 5h12v8.500H2zM5.500 5V2.500h5V5M2 9h12M8 8.200v1.600',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

/** A small line drawing beside a word, never without one; so it is hidden from screen readers. An arrow turns around from right to left. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number | undefined }) {
  return (
    <svg
      className={name.startsWith('arrow') ? 'mirrors' : undefined}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.700"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
