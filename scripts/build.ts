import { buildProduct } from './support/build-product';

/** `npm run build`: the browser and the server build, unless this source is built already. */
const { built } = buildProduct();
console.log(built ? 'Built.' : 'Already built.');
