import { listStories, readStoryText, showStory } from '#contract/stories/stories.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import { presentFound, presentStory, presentText } from './stories.presenter.ts';
import { datasetsOf, findStories, findStory, readText } from './stories.service.ts';

/** Story sets: the list, one board, and the boards of older addresses. */
export function storiesRoutes(mount: Mount, { reference }: AppContext): void {
  mount(listStories, ({ query }) => presentFound(findStories(reference.book(), query)));
  mount(showStory, async ({ params, scope }) => {
    const found = findStory(reference.book(), params.slug);
    return presentStory(found, await datasetsOf(scope, found.story));
  });
  mount(readStoryText, ({ body }) => presentText(readText(reference.book(), body.data)));
}
