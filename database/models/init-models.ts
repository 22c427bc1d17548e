import type { Sequelize } from 'sequelize';

/** Binds every model to a connection pool. */
export function initModels(_database: Sequelize): void {}
