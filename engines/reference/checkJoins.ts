import type { ReferenceRows } from './rows.ts';
import { type AnyRow, keyOf, type Table } from './table.ts';
import { allTables, isTableName } from './tables.ts';
import { maturityClasses, zones } from './words.ts';

/** Something that does not fit between rows; the sentence says what and how to mend it. */
export interface JoinMistake {
  readonly table: string;
  readonly key: string;
  /** The cell that names what is not there; null where no single cell is to blame. */
  readonly column?: string;
  readonly sentence: string;
}

/** What does not fit between the rows of all tables. Each row has passed `checkRow`. */
export function checkJoins(rows: ReferenceRows): JoinMistake[] {
  return [
    ...allTables.flatMap((table) => [...checkKeys(table, rowsOf(rows, table.name)), ...checkReferences(table, rows)]),
    ...checkNames(rows),
    ...checkSeasons(rows),
    ...checkCrops(rows),
    ...checkCropSeasons(rows),
    ...checkFertilizer(rows),
    ...checkNormals(rows),
  ];
}

function rowsOf(rows: ReferenceRows, name: string): readonly AnyRow[] {
  return isTableName(name) ? rows[name] : [];
}

function checkKeys(table: Table, rows: readonly AnyRow[]): JoinMistake[] {
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const key = keyOf(table, row);
    if (!seen.has(key)) return seen.add(key) && [];
    return [
      {
        table: table.name,
        key,
        sentence: `${table.title} has "${key}" twice. Keep one row, or change ${table.key.join(', ')} of the other.`,
      },
    ];
  });
}

function checkReferences(table: Table, rows: ReferenceRows): JoinMistake[] {
  const referring = Object.entries(table.columns).filter(([, column]) => column.table !== null);
  if (referring.length === 0) return [];
  const targets = new Map(referring.map(([, column]) => [column.table, keysOf(column.table ?? '', rows)]));
  return rowsOf(rows, table.name).flatMap((row) =>
    referring.flatMap(([name, column]) =>
      [row[name] ?? []].flat().flatMap((value) => {
        if (targets.get(column.table)?.has(String(value))) return [];
        const other = allTables.find((each) => each.name === column.table)?.title ?? '';
        return [
          {
            table: table.name,
            key: keyOf(table, row),
            column: name,
            sentence: `${table.title}, ${keyOf(table, row)}: ${column.label} (${name}) names "${String(value)}", which is not in ${other}. Add it there first, or name one that is.`,
          },
        ];
      }),
    ),
  );
}

/** The values other tables may name: those of the only key column. */
function keysOf(name: string, rows: ReferenceRows): ReadonlySet<string> {
  const key = allTables.find((each) => each.name === name)?.key[0] ?? '';
  return new Set(rowsOf(rows, name).map((row) => String(row[key])));
}

function checkNames(rows: ReferenceRows): JoinMistake[] {
  const twice = (table: string, title: string, named: readonly { key: string; name: string }[]): JoinMistake[] => {
    const owners = new Map<string, string>();
    return named.flatMap(({ key, name }) => {
      const owner = owners.get(name.toLowerCase());
      owners.set(name.toLowerCase(), key);
      return owner === undefined
        ? []
        : [
            {
              table,
              key,
              sentence: `${title}: ${owner} and ${key} are both called "${name}". Give each its own name.`,
            },
          ];
    });
  };
  return [
    ...twice(
      'regions',
      'Regions',
      rows.regions.map((row) => ({ key: row.regionId, name: row.name })),
    ),
    ...twice(
      'districts',
      'Districts',
      rows.districts.map((row) => ({ key: row.districtId, name: row.name })),
    ),
    ...twice(
      'crops',
      'Crops',
      rows.crops.map((row) => ({ key: row.cropId, name: row.name })),
    ),
  ];
}

/** Each zone of a district has the onset windows of its rains. */
function checkSeasons(rows: ReferenceRows): JoinMistake[] {
  const windows = new Set(rows.onsetWindows.map((row) => `${row.regionId} ${row.zone} ${row.season}`));
  return rows.districts.flatMap((district) => {
    const needed = district.rainRegime === 'unimodal' ? ['single'] : ['major', 'minor'];
    const missing = needed.filter((season) => !windows.has(`${district.regionId} ${district.zone} ${season}`));
    const second = district.secondaryZone;
    const secondHasWindow =
      second === null || ['single', 'major'].some((season) => windows.has(`${district.regionId} ${second} ${season}`));
    return [
      ...missing.map((season) => ({
        table: 'districts',
        key: district.districtId,
        sentence: `${district.name} is ${district.rainRegime} and lies in ${district.zone}, but ${district.regionId} has no onset window for the ${season} season there. Add the window, or change zone or rains.`,
      })),
      ...(secondHasWindow
        ? []
        : [
            {
              table: 'districts',
              key: district.districtId,
              sentence: `The second zone of ${district.name}, ${second}, has no onset window in ${district.regionId}. Add the window, or change the second zone.`,
            },
          ]),
    ];
  });
}

/** Planted crops are planted in their calendar. One without a calendar is a draft. */
function checkCrops(rows: ReferenceRows): JoinMistake[] {
  return rows.crops.flatMap((crop) => {
    const calendar = rows.activities.filter((row) => row.cropId === crop.cropId);
    const wrong = (sentence: string) => [{ table: 'crops', key: crop.cropId, sentence }];
    if (
      calendar.some((row) => row.anchor === 'planting') &&
      crop.calendarType !== 'perennial' &&
      !calendar.some((row) => row.code === 'PL')
    ) {
      return wrong(
        `${crop.name} has activities counted from planting, but none with the code PL. Add planting to its activities.`,
      );
    }
    if (
      calendar.some((row) => row.anchor === 'calendar_date') &&
      !rows.cropSeasons.some((row) => row.cropId === crop.cropId && row.fixedDay !== null)
    ) {
      return wrong(
        `${crop.name} has activities counted from a fixed day, but no season with one. Give a season of it its fixed day.`,
      );
    }
    return [];
  });
}

/** A zone is in one row of a crop and season; what is usually grown is known; a rare crop's place is one. */
function checkCropSeasons(rows: ReferenceRows): JoinMistake[] {
  const taken = new Map<string, string>();
  const varieties = new Set(rows.varieties.map((row) => `${row.cropId} ${row.variety}`));
  const places = new Set<string>([...zones, ...rows.districts.map((row) => row.districtId)]);
  const inSeasons = rows.cropSeasons.flatMap((row) => {
    const key = `${row.cropId}.${row.season}.${row.area}`;
    const wrong = (sentence: string) => [{ table: 'cropSeasons', key, sentence }];
    const twice = row.zones.flatMap((zone) => {
      const name = `${row.cropId} ${row.season} ${zone}`;
      const other = taken.get(name);
      taken.set(name, key);
      return other === undefined
        ? []
        : wrong(`${key} and ${other} both name the zone ${zone}. Keep it in one of them.`);
    });
    const isKnown =
      row.usualVariety === '' ||
      maturityClasses.some((each) => each === row.usualVariety) ||
      varieties.has(`${row.cropId} ${row.usualVariety}`);
    return isKnown
      ? twice
      : [
          ...twice,
          ...wrong(
            `${key}: the usual variety "${row.usualVariety}" is not a variety of the crop. Name one of its varieties, or early, medium or late.`,
          ),
        ];
  });
  const inRare = rows.rareCrops
    .filter((row) => !places.has(row.place))
    .map((row) => ({
      table: 'rareCrops',
      key: `${row.cropId}.${row.place}`,
      sentence: `"${row.place}" is neither a zone nor a district. Give the key of one.`,
    }));
  return [...inSeasons, ...inRare];
}

/** The recommendation shown first exists, and there is one wherever there are rates. */
function checkFertilizer(rows: ReferenceRows): JoinMistake[] {
  const sets = new Set(rows.fertilizerRates.map((row) => `${row.cropId} ${row.zone} ${row.setId}`));
  const chosen = new Set(rows.fertilizerDefaults.map((row) => `${row.cropId} ${row.zone}`));
  const rated = new Map(rows.fertilizerRates.map((row) => [`${row.cropId} ${row.zone}`, row]));
  return [
    ...rows.fertilizerDefaults
      .filter((row) => !sets.has(`${row.cropId} ${row.zone} ${row.setId}`))
      .map((row) => ({
        table: 'fertilizerDefaults',
        key: `${row.cropId}.${row.zone}`,
        sentence: `The set shown first for ${row.cropId} in ${row.zone} is ${row.setId}, which has no rates for them. Name a set that has, or add its rates.`,
      })),
    ...rows.fertilizerDefaults
      .filter((row) => row.irrigatedSetId !== null && !sets.has(`${row.cropId} ${row.zone} ${row.irrigatedSetId}`))
      .map((row) => ({
        table: 'fertilizerDefaults',
        key: `${row.cropId}.${row.zone}`,
        sentence: `The set for irrigated ${row.cropId} in ${row.zone} is ${row.irrigatedSetId}, which has no rates for them. Name a set that has, or add its rates.`,
      })),
    ...[...rated]
      .filter(([pair]) => !chosen.has(pair))
      .map(([, row]) => ({
        table: 'fertilizerDefaults',
        key: `${row.cropId}.${row.zone}`,
        sentence: `There are fertilizer rates for ${row.cropId} in ${row.zone}, but none is shown first. Add a row to Fertilizer shown first.`,
      })),
  ];
}

/** Each zone has its usual year. */
function checkNormals(rows: ReferenceRows): JoinMistake[] {
  const months = new Set(
    rows.climateNormals.filter((row) => row.kind === 'zone').map((row) => `${row.place} ${row.month}`),
  );
  const used = zones.filter((zone) => rows.districts.some((row) => row.zone === zone));
  return used.flatMap((zone) =>
    Array.from({ length: 12 }, (_, index) => index + 1)
      .filter((month) => !months.has(`${zone} ${month}`))
      .map((month) => ({
        table: 'climateNormals',
        key: `${zone}.${month}`,
        sentence: `The zone ${zone} has districts but no climate normals for month ${month}. Add the row, or restore it.`,
      })),
  );
}
