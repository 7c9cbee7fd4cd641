/** The front door of the catalogue. */
export { openCatalogue } from './book.service.ts';
export { type Publication, type Published, type PublishedDetails, type PublishedTable, type Publishing, publishVersion } from './publish.service.ts';
