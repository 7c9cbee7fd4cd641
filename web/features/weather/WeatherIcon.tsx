import { useTextMode } from '#web/lib/pageFacts.ts';

const files = import.meta.glob<string>('./icons/*.svg', { query: '?url', import: 'default', eager: true });

/** The drawing of an icon code; one that is not known is drawn as clouds. */
function fileOf(code: string, still: boolean): string | undefined {
  const ending = still ? '-still.svg' : '.svg';
  return [code, `${code.slice(0, 2)}d`, '04d']
    .map((each) => files[`./icons/${each}${ending}`])
    .find((file) => file !== undefined);
}

interface WeatherIconProps {
  /** Icon code of the forecast: "10d". */
  code: string;
  /** Width and height in pixels. */
  size: number;
  /** It moves a little, except where the person asked for stillness. */
  moving?: boolean | undefined;
  /** It stands in sight when the page opens; the others wait until they are scrolled near. */
  first?: boolean | undefined;
}

/** A picture of the sky; the words beside it say the same. None in text mode. */
export function WeatherIcon({ code, size, moving = false, first = false }: WeatherIconProps) {
  if (useTextMode()) return null;
  const picture = (still: boolean) => (
    <img
      src={fileOf(code, still)}
      width={size}
      height={size}
      alt=""
      loading={first ? undefined : 'lazy'}
      decoding="async"
    />
  );
  if (!moving) return picture(true);
  return (
    <picture>
      <source media="(prefers-reduced-motion: reduce)" srcSet={fileOf(code, true)} />
      {picture(false)}
    </picture>
  );
}
