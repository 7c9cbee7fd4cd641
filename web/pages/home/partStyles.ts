/** Styles of the parts of the first page whose code comes after it. */
import './LandingParts.css';
import '#web/features/portal/Partners.css';
import '#web/features/portal/scenes/scenes.css';
import '#web/features/portal/ServiceList.css';
import '#web/features/portal/SlideCard.css';
import '#web/ui/navigation/Accordion.css';
import '#web/ui/navigation/Carousel.css';
import '#web/ui/actions/IconButton.css';
