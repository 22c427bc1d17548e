export { httpAnalytics } from './http-analytics';
