import { useLocation } from 'wouter';
import { longestStorySearch } from '#contract/limits.ts';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { SearchBox } from '#web/ui/forms/SearchBox.tsx';
import { Select } from '#web/ui/forms/Select.tsx';
import { STORIES, storiesHref, type FoundStories, type StoryChoice } from './api.ts';
import './StoryFilters.css';

/** Title search, institute and category. They stand in the address; without JavaScript they are plain forms. */
export function StoryFilters({ choice, found }: { choice: StoryChoice; found: FoundStories | undefined }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const { q, institute, category } = choice;
  const choose = (next: Partial<StoryChoice>) => navigate(storiesHref({ ...choice, ...next }), { replace: true });
  const choices = (of: FoundStories['institutes'] = []) =>
    of.map(({ value, stories: count }) => ({
      value,
      text: t('stories.choice', { value, count }),
      lang: writtenIn(),
      disabled: count === 0,
    }));
  return (
    <div className="story-filters">
      <SearchBox
        label={t('stories.search')}
        maxLength={longestStorySearch}
        defaultValue={q}
        action={STORIES}
        kept={{ institute: institute || undefined, category: category || undefined }}
        onSearch={(wanted) => choose({ q: wanted })}
      />
      <form
        className="story-filters-choices"
        action={pageAddress(STORIES)}
        method="get"
        key={`${institute} ${category}`}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          choose({ institute: String(form.get('institute')), category: String(form.get('category')) });
        }}
      >
        {q !== '' && <input type="hidden" name="q" value={q} />}
        <Select
          label={t('stories.institute')}
          name="institute"
          empty={t('stories.allInstitutes')}
          defaultValue={institute}
          choices={choices(found?.institutes)}
          onChange={(event) => choose({ institute: event.target.value })}
        />
        <Select
          label={t('stories.category')}
          name="category"
          empty={t('stories.allCategories')}
          defaultValue={category}
          choices={choices(found?.categories)}
          onChange={(event) => choose({ category: event.target.value })}
        />
        <Button type="submit" kind="secondary" className="story-filters-send">
          {t('stories.apply')}
        </Button>
      </form>
    </div>
  );
}
