import { withoutValues } from '../logged-error';
import { pastSpan } from './trace';

/** What Sequelize puts before a logged statement: a word, and the transaction. */
const PREFIX = /^Execut(?:ed|ing) \([^)]*\): /;
const VERB = /^\s*(\w+)/;
const TABLE = /\b(?:FROM|INTO|UPDATE|JOIN)\s+`?(\w+)`?/i;

/** Records a finished statement as a span: its shape, without the values compared or written. */
export const statementSpan = (said: string, milliseconds = 0): void =>
  pastSpan(() => {
    const statement = said.replace(PREFIX, '');
    const verb = (VERB.exec(statement)?.[1] ?? 'statement').toUpperCase();
    const table = TABLE.exec(statement)?.[1];
    return {
      name: table ? `${verb} ${table}` : verb,
      kind: 'client',
      attributes: {
        'db.system.name': 'mysql',
        'db.operation.name': verb,
        ...(table && { 'db.collection.name': table }),
        'db.query.text': withoutValues(statement),
      },
    };
  }, milliseconds);
