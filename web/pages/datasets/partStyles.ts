/** Styles of the parts of a dataset's page whose code comes after the first rows. */
import '#web/features/catalogue/AboutPart.css';
import '#web/features/catalogue/ActivityPart.css';
import '#web/features/catalogue/CitePart.css';
import '#web/features/catalogue/ClosedNote.css';
import '#web/features/catalogue/preview/ColumnSummary.css';
import '#web/features/catalogue/download/DownloadPart.css';
import '#web/features/catalogue/search/FiltersOn.css';
import '#web/features/catalogue/preview/Histogram.css';
import '#web/features/catalogue/Outline.css';
import '#web/features/catalogue/preview/SummaryPart.css';
import '#web/features/catalogue/preview/TableTools.css';
import '#web/features/catalogue/Versions.css';
import '#web/ui/forms/Checkbox.css';
import '#web/ui/forms/Field.css';
import '#web/ui/forms/Select.css';
import '#web/ui/actions/IconButton.css';
import '#web/ui/states/Spinner.css';
