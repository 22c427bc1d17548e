export type { CustomerType } from '@states/customer-types';
