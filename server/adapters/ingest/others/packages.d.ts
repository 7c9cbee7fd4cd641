/* What is used of packages that are loaded when a file first asks for them. */

declare module 'sql.js' {
  export interface Database {
    run(sql: string, values?: readonly (string | number | Uint8Array | null)[]): Database;
    exec(
      sql: string,
      values?: readonly string[],
    ): { readonly columns: string[]; readonly values: (string | number | Uint8Array | null)[][] }[];
    export(): Uint8Array;
    close(): void;
  }
  export default function initSqlJs(): Promise<{ readonly Database: new (file?: Uint8Array) => Database }>;
}
