/** Customers' and operators' own systems, which sign their requests. */
export { findIntegration, type Integration } from './find-integration';
export {
  cancelIntegration,
  createIntegration,
  type IntegrationKey,
  rotateIntegrationSecret,
} from './manage-integrations';
