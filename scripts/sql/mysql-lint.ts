/** What MariaDB 10.11 accepts and MySQL 8.4 rejects or interprets differently. Runs on MySQL are rare; this reads every text instead. */
const MARIADB_ONLY: readonly { what: string; pattern: RegExp }[] = [
  { what: 'RETURNING', pattern: /\bRETURNING\b/ },
  {
    what: 'a wait for a lock in the statement (innodb_lock_wait_timeout instead)',
    pattern: /\b(?:FOR UPDATE|IN SHARE MODE) (?:WAIT \d|NOWAIT \d)|\bWAIT \d+/,
  },
  { what: 'SET STATEMENT … FOR', pattern: /\bSET STATEMENT\b/ },
  {
    what: 'a sequence',
    pattern: /\bCREATE (?:OR REPLACE )?SEQUENCE\b|\bNEXT VALUE FOR\b|\bNEXTVAL\s*\(|\bLASTVAL\s*\(|\bseq_\d+_to_\d+/i,
  },
  { what: 'OR REPLACE of anything but a view', pattern: /\bCREATE OR REPLACE (?!VIEW|ALGORITHM|DEFINER|SQL)/ },
  {
    what: 'IF [NOT] EXISTS in ALTER TABLE or of an index',
    pattern:
      /\bALTER TABLE IF EXISTS\b|\b(?:ADD|DROP|MODIFY|CHANGE) (?:COLUMN |INDEX |KEY |CONSTRAINT |FOREIGN KEY )?IF (?:NOT )?EXISTS\b|\bCREATE (?:UNIQUE )?INDEX IF NOT EXISTS\b|\bDROP INDEX IF EXISTS\b/,
  },
  { what: 'LIMIT ROWS EXAMINED', pattern: /\bROWS EXAMINED\b/ },
  {
    what: 'a type that only MariaDB has',
    pattern: /\b(?:UUID|INET4|INET6|VECTOR)\b(?!\s*\()(?=\s+(?:NOT NULL|NULL|DEFAULT|PRIMARY|UNIQUE|,))/,
  },
  {
    what: 'a column that is hidden, compressed or versioned',
    pattern:
      /\bINVISIBLE\b(?!\s+INDEX)|\bCOMPRESSED\b(?=\s*(?:,|NOT NULL|NULL))|\bSYSTEM VERSIONING\b|\bPERIOD FOR\b|\bFOR SYSTEM_TIME\b|\bWITHOUT OVERLAPS\b/,
  },
  { what: 'PERSISTENT (STORED instead)', pattern: /\bPERSISTENT\b/ },
  {
    what: 'DEFAULT of an expression without parentheses',
    pattern:
      /(?<!\bDECLARE \w+ [\w()]+(?: UNSIGNED)? )\bDEFAULT (?!CURRENT_TIMESTAMP|NOW|NULL|TRUE|FALSE|CHARSET|CHARACTER|COLLATE)[A-Za-z_]+\s*\(/,
  },
  {
    what: 'a function that only MariaDB has',
    pattern:
      /\b(?:JSON_DETAILED|JSON_LOOSE|JSON_COMPACT|JSON_EXISTS|JSON_QUERY|JSON_NORMALIZE|JSON_EQUALS|JSON_OBJECT_TO_ARRAY|JSON_OBJECT_FILTER_KEYS|JSON_ARRAY_INTERSECT|TO_CHAR|ADD_MONTHS|MEDIAN|PERCENTILE_CONT|PERCENTILE_DISC|NVL2?|SFORMAT|NATURAL_SORT_KEY|CHR|LENGTHB|KDF|SYS_GUID|CRC32C|COLUMN_CREATE|COLUMN_GET|COLUMN_JSON|SPIDER_\w+|BINLOG_GTID_POS|MASTER_GTID_WAIT|ENCRYPT|DES_ENCRYPT|PASSWORD|OLD_PASSWORD)\s*\(/,
  },
  { what: 'a row constructor VALUE()', pattern: /\bON DUPLICATE KEY UPDATE\b[\s\S]*\bVALUE\s*\(/ },
  {
    what: 'VALUES() on the right of ON DUPLICATE KEY UPDATE (going away: name the row)',
    pattern: /\bON DUPLICATE KEY UPDATE\b[\s\S]*\bVALUES\s*\(/,
  },
  { what: 'FOR PORTION OF', pattern: /\bFOR PORTION OF\b/ },
  {
    what: 'an alias in a DELETE from one table without naming what is deleted',
    pattern: /^\s*DELETE FROM \w+ (?:AS )?(?!WHERE\b|ORDER\b|LIMIT\b|USING\b|AS\b)[a-z]\w* .*\b(?:JOIN)\b/s,
  },
  {
    what: 'a multi-table UPDATE with ORDER BY or LIMIT',
    pattern: /^\s*UPDATE [^;]*?\bJOIN\b[^;]*\b(?:ORDER BY|LIMIT)\b/s,
  },
  { what: 'MINUS (EXCEPT instead)', pattern: /\bMINUS\b\s+SELECT/ },
  { what: 'FETCH FIRST', pattern: /\b(?:FETCH (?:FIRST|NEXT)|OFFSET :?\w+ ROWS)\b/ },
  {
    what: 'a table option that only MariaDB has',
    pattern: /\bENGINE\s*=\s*(?:Aria|MyRocks|ColumnStore)\b|\bPAGE_CHECKSUM\b|\bTRANSACTIONAL\s*=|\bENCRYPTED\s*=/i,
  },
  { what: 'a collation that only MariaDB has', pattern: /\b\w+_(?:nopad_\w+|uca1400_\w+)\b/ },
  {
    what: 'a CAST to a type that it cannot cast to',
    pattern: /\bAS (?:INT|INTEGER|BIGINT|TEXT|VARCHAR)(?:\(\d+\))?\s*\)/,
  },
];

/** A column named by a word that is reserved in MySQL 8 but not in MariaDB. */
const NEW_RESERVED =
  /(?<![`.\w:])(?:rank|groups|system|window|lateral|cume_dist|dense_rank|first_value|last_value|nth_value|ntile|row_number|percent_rank|lag|lead|of|recursive|manual|parallel|qualify|tablesample)(?=\s+(?:BIGINT|INT|VARCHAR|CHAR|DATETIME|DATE|ENUM|JSON|TEXT|SMALLINT|TINYINT|DOUBLE|BOOLEAN)\b)/i;

/** What MySQL 8.4 would reject in a text; empty if nothing. */
export function notOfMysql(sql: string): string[] {
  const said = sql.replace(/'(?:[^'\\]|\\.|'')*'/g, "''");
  const found = MARIADB_ONLY.filter(({ pattern }) => pattern.test(said)).map(({ what }) => what);
  return NEW_RESERVED.test(said) ? [...found, 'a column named by a reserved word'] : found;
}

/** Names of CHECK constraints that a schema has twice: they are unique per schema in MySQL, per table in MariaDB. */
export function checksNamedTwice(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => [...text.matchAll(/\bCONSTRAINT (\w+) CHECK\b/g)].map(([, name]) => name!));
  return names.filter((name, index) => names.indexOf(name) < index);
}
