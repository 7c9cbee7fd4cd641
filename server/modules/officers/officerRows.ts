import { plainCommunity } from '#engines/communities/soundKey.ts';
import type { OfficerRole, PostLevel } from '#engines/access/roles.ts';
import type { ListFile } from '../../platform/files/listFile.ts';

/** What a row of a list tells of an officer. */
export interface OfficerFileRow {
  readonly row: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly institution: string;
  readonly role: string;
  readonly region: string;
  readonly district: string;
  readonly area: string;
}

type Field = keyof Omit<OfficerFileRow, 'row'>;

/** Headers that columns are known by, as plain letters. */
const headers: Readonly<Record<Field, readonly string[]>> = {
  name: ['name', 'full name', 'officer', 'officer name', 'name of officer'],
  email: ['email', 'e mail', 'email address', 'e mail address', 'mail'],
  phone: ['phone', 'phone number', 'telephone', 'mobile', 'contact', 'number'],
  institution: ['institution', 'organisation', 'organization', 'employer', 'office'],
  role: ['role', 'post', 'position', 'job'],
  region: ['region'],
  district: ['district', 'mmda', 'assembly', 'station'],
  area: ['operational area', 'area', 'zone of operation'],
};
const fields = Object.keys(headers) as Field[];

/** Rows of a list, by what their headers say. */
export function rowsOfOfficers({ headers: written, records }: ListFile): OfficerFileRow[] {
  const at = Object.fromEntries(
    fields.map((field) => [field, written.findIndex((header) => headers[field].includes(plainCommunity(header)))]),
  ) as Record<Field, number>;
  return records.map(({ row, cells }) => {
    const cell = (field: Field): string => (cells[at[field]] ?? '').trim().slice(0, 200);
    return {
      row,
      ...(Object.fromEntries(fields.map((field) => [field, cell(field)])) as Record<Field, string>),
    };
  });
}

const roles: Readonly<Record<OfficerRole, readonly string[]>> = {
  user: ['', 'user', 'officer', 'extension officer', 'extension agent', 'aea', 'agricultural extension agent'],
  pprsd: ['pprsd', 'plant protection', 'plant protection officer', 'plant protection pprsd'],
  responder: ['responder'],
  director: ['director', 'district director', 'regional director'],
  admin: ['admin', 'administrator'],
};

/** The role a word names; an extension officer where none is told, undefined for one that is not known. */
export function roleNamed(text: string): OfficerRole | undefined {
  const plain = plainCommunity(text);
  return (Object.keys(roles) as OfficerRole[]).find((role) => roles[role].includes(plain));
}

/** Level and place of a row: its operational area, district or region, whichever is told most closely; null where none is. */
export function placeOfRow({ region, district, area }: Pick<OfficerFileRow, 'region' | 'district' | 'area'>): {
  readonly level: PostLevel;
  readonly place: string;
} | null {
  if (district !== '') return { level: area === '' ? 'district' : 'area', place: district };
  return region === '' ? null : { level: 'region', place: region };
}
