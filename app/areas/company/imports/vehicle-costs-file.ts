import type { LoaderFunctionArgs } from '@remix-run/node';
import { priceListFile } from './price-lists.server';

/** The company's price lists of the kind, in a form that can be imported again. */
export const loader = (args: LoaderFunctionArgs) => priceListFile(args, 'vehicle');
