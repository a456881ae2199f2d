/** What a database says of itself: lines by table, in the same words for both engines. */
export type TableLines = Record<string, string[]>;

export interface ColumnFacts {
  name: string;
  type: string;
  isNullable: boolean;
  /** As the database prints it; null where there is none. */
  fallback: string | null;
  /** The expression of a generated column. */
  generated: string | null;
}

export interface IndexFacts {
  /** '' of a UNIQUE in the table's definition, which the databases name by themselves. */
  name: string;
  isUnique: boolean;
  columns: readonly { name: string; isDescending: boolean }[];
  where: string | null;
}

export interface ForeignKeyFacts {
  columns: readonly string[];
  table: string;
  to: readonly string[];
  onDelete: string;
}

/** An expression without casts, brackets and line ends, which PostgreSQL adds when it prints one. */
function plain(expression: string): string {
  return expression
    .replace(/::[a-z]+( precision)?/g, '')
    .replace(/= ANY \(ARRAY\[([^\]]*)\]\)/g, 'IN $1')
    .replace(/[()]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const list = (names: readonly string[]): string => `(${names.join(', ')})`;

export function columnLine({ name, type, isNullable, fallback, generated }: ColumnFacts): string {
  const value = generated === null ? fallback : generated;
  const kind = generated === null ? 'default' : 'generated';
  return `column ${name} ${type}${isNullable ? '' : ' not null'}${value === null ? '' : ` ${kind} ${plain(value)}`}`;
}

export function indexLine({ name, isUnique, columns, where }: IndexFacts): string {
  const keys = columns.map((column) => `${column.name}${column.isDescending ? ' desc' : ''}`);
  const title = [isUnique ? 'unique' : '', name === '' ? '' : `index ${name}`].filter((word) => word !== '').join(' ');
  return `${title} ${list(keys)}${where === null ? '' : ` where ${plain(where)}`}`;
}

export const primaryKeyLine = (columns: readonly string[]): string => `primary key ${list(columns)}`;

export const foreignKeyLine = ({ columns, table, to, onDelete }: ForeignKeyFacts): string =>
  `foreign key ${list(columns)} of ${table} ${list(to)} on delete ${onDelete.toLowerCase()}`;

export const checkLine = (expression: string): string => `check ${plain(expression)}`;

export const triggerLine = (name: string): string => `trigger ${name}`;
