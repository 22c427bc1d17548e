export { OsrmRouter } from './osrm-router';
