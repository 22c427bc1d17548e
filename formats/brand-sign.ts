/** A shape of the sign: an SVG path with its paint. */
interface SignShape {
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}

/** The product's green, the background of the sign. */
export const BRAND_GREEN = '#0f5c45';
/** The bus's stripe. */
export const BRAND_AMBER = '#f2b52b';

/** The product's sign, a bus, on a square of 32: pages, mails and PDFs draw these shapes in this order. */
export const BRAND_SIGN: readonly SignShape[] = [
  { d: 'M7 0h18a7 7 0 0 1 7 7v18a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7z', fill: BRAND_GREEN },
  { d: 'M5 9.5h17.500c3 0 4 2.500 4.500 6V22H5z', fill: '#fff' },
  { d: 'M7.500 12h4v4h-4zm5.500 0h4v4h-4zm5.500 0H22c1.500 0 2 1.800 2.300 4h-5.800z', fill: BRAND_GREEN },
  { d: 'M5 18.500h22', stroke: BRAND_AMBER, strokeWidth: 1.8 },
  {
    d: 'M8.300 22.500a2.700 2.700 0 1 0 5.400 0a2.700 2.700 0 1 0-5.400 0z',
    fill: '#12201a',
    stroke: '#fff',
    strokeWidth: 1.2,
  },
  {
    d: 'M18.800 22.500a2.700 2.700 0 1 0 5.400 0a2.700 2.700 0 1 0-5.400 0z',
    fill: '#12201a',
    stroke: '#fff',
    strokeWidth: 1.2,
  },
];
