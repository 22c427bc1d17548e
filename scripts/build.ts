import { buildProduct } from './support/build-product';

/** `npm run build`: builds browser and server, unless this source is already built. */
const { built } = buildProduct();
console.log(built ? 'Built.' : 'Already built.');
