import type { ColumnType } from 'kysely';

export interface SettingTables {
  setting: {
    name: string;
    value: ColumnType<unknown, string, string>;
    updated_at: ColumnType<Date, Date | undefined, Date>;
    updated_by: string | null;
  };
}
