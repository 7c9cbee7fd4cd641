/** Numbers both sides hold to: used in schemas, checks and forms alike. */

/** Longest address of a request, path and query together. */
export const longestUrl = 8_000;
/** Largest JSON or form body; uploads have their own limits. */
export const largestBodyBytes = 1_000_000;
/** Largest file of district outlines. */
export const largestOutlineFileBytes = 40_000_000;
/** Deepest nesting of a JSON body. */
export const deepestJson = 32;
/** Longest planting range a plan may be asked for. */
export const longestPlantingRangeDays = 366;
/** Characters of an Idempotency-Key. */
export const longestIdempotencyKey = 200;
/** Characters of a search for a weather location. */
export const longestLocationSearch = 200;
/** Most weather locations of one answer. */
export const mostLocations = 1_000;
/** Characters of a search for resources. */
export const longestResourceSearch = 200;
/** Most resources of one answer. */
export const mostResources = 500;
/** Characters of a search for regions and districts. */
export const longestPlaceSearch = 200;
/** Characters of a search for projects. */
export const longestProjectSearch = 200;
/** Characters of the subject of a message to support. */
export const longestSubject = 200;
/** Characters of a message to support. */
export const longestMessage = 5_000;
/** Characters of a search for messages. */
export const longestMessageSearch = 200;
/** Characters of a search in a reference table. */
export const longestRowSearch = 200;
/** Characters of a person's name, institution and profession. */
export const longestName = 120;
export const longestInstitution = 200;
export const longestProfession = 120;
/** Characters of a password. */
export const shortestPassword = 10;
export const longestPassword = 200;
/** Characters of a telephone number as people write it; kept are the ten of 0244123456. */
export const longestPhoneText = 40;
/** Characters of a search for people. */
export const longestPeopleSearch = 200;
