/** The front door of the catalogue. */
export { type Publication, type Published, type PublishedDetails, type PublishedTable, type Publishing, publishVersion } from './publish.service.ts';
