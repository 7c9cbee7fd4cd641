import { activityHref, readSelection } from '#web/features/calendar/choosing/selection.ts';
import { addressName, type Plan } from '#web/features/calendar/plan/plan.ts';
import { shortName } from '#web/features/geography/shortName.ts';
import { sayDay, sayDays } from '#web/lib/format.ts';
import type { HeadContext } from '#web/lib/page.ts';
import type { Words } from '#web/lib/words.ts';
import { planQuery } from '#web/pages/calendar/calendarNeeds.ts';
import { findActivity } from '#web/pages/calendar/findActivity.ts';
import type { CardLine } from './card.ts';
import type { OwnHead } from './headPart.ts';

/** How many of the coming activities stand on a card. */
const COMING = 3;

/** What a season plan says of itself: when to plant and harvest, and what comes next. */
export function planHead({ search, known, t, today }: HeadContext): OwnHead {
  const selection = readSelection(search.toString());
  const plan = selection.crop && selection.district ? known(planQuery(selection)) : undefined;
  if (!plan) return {};
  const [, activities, summary] = plan;
  const named = {
    crop: summary.crop.crop,
    place: shortName(summary.district),
    year: summary.year,
    season: summary.season_title,
  };
  const [planting, harvest] = [daysOf(activities, 'planting'), daysOf(activities, 'harvesting')];
  return {
    description:
      planting && harvest
        ? t('head.planDescription', { ...named, plant: planting, harvest })
        : t('head.planDescriptionPlain', named),
    card: {
      eyebrow: t('head.planEyebrow', named),
      heading: t('calendar.titleFor', named),
      lines: comingLines(t, activities, today),
    },
    structured: [
      {
        '@type': 'HowTo',
        name: t('head.planHowTo', { ...named, crop: named.crop.toLowerCase() }),
        step: activities.map(({ activity, activityStart, activityEnd }) => ({
          '@type': 'HowToStep',
          name: activity,
          text: sayDays(activityStart, activityEnd),
        })),
      },
    ],
  };
}

/** An activity is best known with the plan it belongs to. */
export function activityHead({ params, search, known }: HeadContext): OwnHead {
  const selection = readSelection(search.toString());
  const plan = selection.crop && selection.district ? known(planQuery(selection)) : undefined;
  const activity = plan && findActivity(plan[1], params['index'] ?? '');
  if (!plan || !activity) return {};
  const { crop, region_id: region, district_id: district } = plan[2];
  return {
    canonical: activityHref(addressName(activity), { crop: crop.crop_id, region, district, season: selection.season }),
  };
}

/** "6 – 27 Apr" of the first activity of a colour. */
function daysOf(activities: Plan[1], colour: string): string | undefined {
  const found = activities.find((activity) => activity.colour === colour);
  return found && sayDays(found.activityStart, found.activityEnd);
}

/** The activities that run or come next; of a season that is over, its first. */
function comingLines(t: Words, activities: Plan[1], today: string): CardLine[] {
  const inOrder = activities.toSorted((one, other) => (one.activityStart < other.activityStart ? -1 : 1));
  const coming = inOrder.filter(({ activityEnd }) => activityEnd >= today);
  return (coming.length > 0 ? coming : inOrder).slice(0, COMING).map(({ activity, activityStart, activityEnd }) => ({
    // Short, for a card: the year stands over it.
    label: t('dates.span', { from: sayDay(activityStart), to: sayDay(activityEnd) }),
    text: activity,
  }));
}
