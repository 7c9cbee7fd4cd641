import type { Area } from './catalogue.ts';

/** Words of what comes after a page, such as the parts of the control centre, and of pages for few: a list of its own, so that no first visit names them. */
export const later = import.meta.glob<Readonly<Record<string, Area>>>(
  './en/{branch,dictionary,tableTools,auditLog,baseMap,climateCompare,climateRecords,climateSheet,gauges,collected,communities,dataArea,datasetParts,entry,farmerFilters,farmerImport,farmerMerge,farmerRecord,farmers,farmFiles,farmRecords,farmWork,field,files,findWeather,groups,head,health,issuers,keeping,lost,manage,messaging,notice,officerRequest,officers,outages,people,questions,rainProposals,reach,resourceEditing,risks,secondStep,settings,sharing,starts,storyEditing,tokens,traps,translations,trash,warnings,webhooks}.ts',
);
