import type { Area } from './catalogue.ts';

/** Words of what comes after a page, such as the parts of the control centre, and of pages for few: a list of its own, so that no first visit names them. */
export const later = import.meta.glob<Readonly<Record<string, Area>>>(
  './en/{auditLog,baseMap,branch,bulkActs,climateCompare,climateRecords,climateSheet,collected,communities,dataArea,datasetActs,datasetCompare,datasetParts,dhis2,dictionary,entry,farmFiles,farmRecords,farmWork,farmerFilters,farmerImport,farmerMerge,farmerRecord,farmers,field,files,findWeather,gauges,groups,harvests,head,health,issuers,keeping,kept,licences,listen,lost,manage,messages,messaging,notice,officerRequest,officers,older,outages,ownAccount,people,privacy,push,questions,rainProposals,reach,recorder,resourceEditing,risks,secondStep,settings,sharing,speech,starts,storyEditing,submissions,tableTools,tokens,translations,traps,trash,upload,warnings,webhooks}.ts',
);
