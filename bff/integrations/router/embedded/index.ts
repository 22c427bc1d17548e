export { EmbeddedRouter } from './embedded-router';
