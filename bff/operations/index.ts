export { metricsPage } from './metrics-page';
