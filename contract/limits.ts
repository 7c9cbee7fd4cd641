/** Numbers both sides hold to: used in schemas, checks and forms alike. */

/** Longest address of a request, path and query together: a chart list of `largestStoryText`, each character as %XX. */
export const longestUrl = 50_000;
/** Largest JSON or form body; uploads have their own limits. */
export const largestBodyBytes = 1_000_000;
/** Largest recording of a piece of a sentence: 20 seconds of 48,000 samples of 16 bits. */
export const largestRecordingBytes = 2_000_000;
/** Longest recorded answer to a farmer, in seconds. */
export const longestVoiceNote = 120;
/** Largest recording of it: what a browser sends has 16,000 samples of 16 bits a second. */
export const largestVoiceNoteBytes = 8_000_000;
/** Pieces that are played one after the other at most. */
export const mostSpokenPieces = 200;
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
/** Rows signed at once. */
export const mostSigned = 100;
export const longestReviewer = 120;
export const longestReviewNote = 1_000;
/** Characters of a person's name, institution and profession. */
export const longestName = 120;
export const longestInstitution = 200;
export const longestProfession = 120;
/** Characters of a password. */
export const shortestPassword = 10;
export const longestPassword = 200;
/** Characters of a telephone number as people write it; kept are the ten of 0244123456. */
export const longestPhoneText = 40;
/** Officers of one list that is brought in. */
export const mostOfficersOfList = 5_000;
/** Officers of one page at most. */
export const mostOfficersListed = 100;
/** Characters of an operational area. */
export const longestArea = 80;
/** Days a cover of an officer lasts at most after its first. */
export const longestCoverDays = 366;
/** Most districts that one officer looks after. */
export const mostDistrictsOfOfficer = 300;
/** How long one stream of notices stays open at most, in seconds; who is signed in is asked anew when it is opened again. */
export const longestBellSeconds = 1_800;
/** Characters of the name of a trap site, of its community, and of what is written of a visit. */
export const longestTrapSite = 120;
export const longestCommunity = 120;
/** Most communities of one answer. */
export const mostCommunitiesListed = 100;
/** Most communities drawn in one view of a map. */
export const mostCommunitiesDrawn = 150;
export const longestTrapReport = 2000;
/** Most insects that one report counts, and most nights a trap is left for it. */
export const mostCaught = 100_000;
/** Traps on a page of the list they are found in. */
export const mostTrapSitesListed = 100;
export const longestWait = 60;
/** Photos that come with a trap report, and bytes of each. */
export const mostTrapPhotos = 3;
export const largestPhotoBytes = 15_000_000;
/** Characters of the name of a service that sends officers over. */
export const longestIssuerName = 80;
/** Characters of why somebody asks to become an officer, and of why they are declined. */
export const longestOfficerReason = 1_000;
/** Characters of a filter of the audit, and most rows of one page of it. */
export const longestAuditFilter = 200;
export const mostAuditRows = 200;
/** Characters of a search for people. */
export const longestPeopleSearch = 200;
/** Words of a description, as the hint beside it says (D §2); what is enforced is `longestDescription`. */
export const mostDescriptionWords = 70;
/** Largest file that may be sent to the data hub. */
export const largestUploadBytes = 1_000_000_000;
/** What one person may keep in files, sent and on their way; and all people together. */
export const mostBytesPerPerson = 5_000_000_000;
export const mostBytesInAll = 100_000_000_000;
/** Files of one person on their way at once. */
export const mostUploadsAtOnce = 10;
/** Hours until a file that is not all here, or was not claimed by its form, is let go. */
export const uploadKeptHours = 72;
/** Bytes of a part in which pages send files: small enough for a slow line. */
export const uploadPartBytes = 1_000_000;
/** Characters of a note on a file of the holding area. */
export const longestNote = 2_000;
/** Characters of a search in the holding area. */
export const longestSubmissionSearch = 200;
/** Most items of one answer of the holding area. */
export const mostSubmissions = 500;
/** Most rows of a preview of the holding area. */
export const mostPreviewRows = 100;
/** Characters of a search for datasets. */
export const longestDatasetSearch = 200;
/** Most datasets of a page. */
export const mostDatasets = 100;
/** Most datasets of an answer in the words of the specification. */
export const mostLegacyDatasets = 500;
/** Looks told with each of them. */
export const mostLegacyLooks = 100;
/** Characters of the name of a dataset. */
export const longestDatasetName = 150;
/** Characters of the description of a dataset; the hint beside the field says 70 words. */
export const longestDescription = 500;
/** Characters of a licence that is none of the list. */
export const longestLicence = 200;
/** Characters of a purpose, and of the answer to it. */
export const longestPurpose = 1_000;
/** Longest time access to a private dataset is granted for. */
export const longestGrantDays = 366;
/** Most rows of one answer of the rows of a dataset. */
export const mostRows = 1_000;
/** Most groups of one answer. */
export const mostGroups = 5_000;
/** Largest range of cells of one answer: rows and columns. */
export const mostRangeRows = 1_001;
export const mostRangeColumns = 200;
/** Characters of a search for story sets. */
export const longestStorySearch = 200;
/** Characters of a chart list in an address of the older kind (16 kB). */
export const largestStoryText = 16_000;
/** Most labels of a chart. */
export const mostChartGroups = 1_000;
/** Most series of a chart: more colours cannot be told apart. */
export const mostChartSeries = 10;
/** Characters of the title of a chart, and of the name of an axis. */
export const longestChartTitle = 200;
export const longestAxisName = 80;
/** Most points of a scatter. */
export const mostChartPoints = 10_000;
/** Characters of the name of a dashboard, and most dashboards of one person. */
export const longestDashboardName = 120;
export const mostDashboards = 200;
/** Most panels of a dashboard (P §2). */
export const mostPanels = 6;
/** Characters of a text message as it is written: six parts of 153. */
export const longestSms = 918;
/** Characters of the name of a text that is kept for messages. */
export const longestTemplateName = 80;
/** Most groups picked for one message; most numbers sent to again at once. */
export const mostPickedGroups = 100;
export const mostResent = 5_000;
/** Characters of a search for farmers, officers and groups. */
export const longestFarmerSearch = 200;
/** Most farmers of one page. */
export const mostFarmersListed = 200;
/** Most farmers that one act may name: shared, unshared, deleted, put into a group. */
export const mostFarmersAtOnce = 5_000;
/** Most entries that become one farmer at once, and most such sets of one answer. */
export const mostMergedAtOnce = 6;
export const mostDuplicatesListed = 100;
/** Most officers that farmers may be shared with at once. */
export const mostPartnersAtOnce = 50;
/** Most crops of a farmer. */
export const mostCropsOfFarmer = 20;
/** Characters of the label and of the description of a group. */
export const longestGroupLabel = 80;
export const longestGroupDescription = 500;
/** Largest list of farmers that may be imported, and most rows of it. */
export const largestFarmerListBytes = 20_000_000;
export const mostFarmerRows = 50_000;
/** Filled forms and photos of one export that is brought in, and its size. */
export const mostCollectedRows = 2_000;
export const mostCollectedPhotos = 1_000;
export const largestCollectedBytes = 50_000_000;
/** Characters of what was seen on a visit, and of the next step. */
export const longestVisitNote = 2_000;
/** Characters of why a farmer wants no messages, or wants them again. */
export const longestStopReason = 300;
/** Characters of the name of a saved filter, and how many an officer may keep. */
export const longestFilterName = 80;
export const mostSavedFilters = 100;
/** Most mistakes of an import that are told one by one; the error file holds all. */
export const mostImportMistakes = 200;
/** Characters of the name of a file in the library: less than 40 (C §5). */
export const longestFileTitle = 39;
/** Largest file of the library, and what one officer may keep there. */
export const largestLibraryFileBytes = 200_000_000;
export const mostLibraryBytes = 2_000_000_000;
/** Most files of one page, and of one act. */
export const mostFilesListed = 200;
export const mostFilesAtOnce = 500;
/** Days a link to a file may last. */
export const longestLinkDays = 90;
/** Characters of the name of a farm. */
export const longestFarmName = 80;
/** Corners of a farm in all its rings. */
export const mostFarmCorners = 10_000;
/** Most farms of one page, and of one act. */
export const mostFarmsListed = 500;
export const mostFarmsAtOnce = 5_000;
/** Photos of a risk report, and the bytes each may have as it was taken. */
export const mostRiskPhotos = 6;
export const largestRiskPhotoBytes = 15_000_000;
/** Characters of the description of a risk, of its mitigation, of a comment on it. */
export const longestRiskText = 2_000;
/** Most cases one risk report counts. */
export const mostCases = 10_000_000;
/** Most risks acted on at once. */
export const mostRisksAtOnce = 500;
/** Characters of a search for risks. */
export const longestRiskSearch = 200;
/** Most risks of a page, and most verified ones of the public answer. */
export const mostRisksOfPage = 500;
export const mostPublicRisks = 1_000;
/** Characters of the name of a zone or a category, and of what is said about it. */
export const longestZoneName = 80;
export const longestAdvice = 1_000;
/** Most officers assigned to a zone at once. */
export const mostZoneOfficers = 100;
/** Kilometres around a risk that farmers are warned within, and districts of one warning, at most. */
export const mostWarningKm = 100;
/** More than the country has. */
export const mostWarnedDistricts = 300;
/** Corners of the shape in which farmers are warned. */
export const mostDrawnCorners = 60;
/** Largest file of farms that may be brought in. */
export const largestFarmFileBytes = 20_000_000;
/** Characters of the name of an access token. */
export const longestTokenName = 80;
/** Longest an access token works. */
export const mostTokenDays = 366;
/** Most tokens of everybody in one answer. */
export const mostTokensListed = 100;
/** Characters of the name and of the address of a portal that is harvested. */
export const longestHarvestName = 120;
export const longestHarvestUrl = 1_000;
/** Most datasets of a harvested portal in one answer. */
export const mostHarvestItems = 200;
/** Characters of the address and of the description of a webhook. */
export const longestWebhookUrl = 1_000;
export const longestWebhookText = 200;
/** Most deliveries of a webhook in one answer. */
export const mostWebhookDeliveries = 100;
