import type { Area } from './catalogue.ts';

/** Words of what comes after a page, such as the parts of the control centre: a list of its own, so that no first visit names them. */
export const later = import.meta.glob<Readonly<Record<string, Area>>>(
  './en/{dataArea,datasetParts,farmerFilters,farmerImport,farmerRecord,farmers,farmFiles,farmRecords,farmWork,field,files,findWeather,groups,head,issuers,keeping,messaging,officers,reach,risks,settings,sharing,traps,warnings}.ts',
);
