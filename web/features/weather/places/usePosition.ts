import { useCallback, useState } from 'react';
import { findNearLocation } from '#contract/weather/weather.ts';
import { callApi } from '#web/lib/callApi.ts';
import type { NearPlace } from '../api.ts';
import { remember, useRemembered } from './memory.ts';

/** How the question where the device is stands. */
export type Position =
  | { readonly state: 'idle' | 'asking' | 'refused' | 'outside' | 'unavailable' | 'timedOut' | 'lookupFailed' }
  | { readonly state: 'found'; readonly near: NearPlace };

const WAIT_MS = 15_000;
/** A position of the last half hour will do for weather. */
const OLD_MS = 1_800_000;

/** Codes of GeolocationPositionError. */
const FAILURES = { 1: 'refused', 2: 'unavailable', 3: 'timedOut' } as const;

/**
 * Asks the device where it is, and the portal which place is near. What came of it is remembered: until the device is
 * asked again, a refusal or a position abroad stands as it ended, whichever page asked.
 */
export function usePosition(): readonly [position: Position, ask: () => Promise<Position>] {
  const [position, setPosition] = useState<Position>({ state: 'idle' });
  const ended = useRemembered('position');
  const ask = useCallback(async () => {
    setPosition({ state: 'asking' });
    remember('position', 'asked');
    const answer = await find();
    if (answer.state === 'refused' || answer.state === 'outside') remember('position', answer.state);
    setPosition(answer);
    return answer;
  }, []);
  const isKnown = position.state === 'idle' && (ended === 'refused' || ended === 'outside');
  return [isKnown ? { state: ended } : position, ask];
}

async function find(): Promise<Position> {
  let coords: GeolocationCoordinates;
  try {
    coords = await whereabouts();
  } catch (failure) {
    console.warn('The position of the device is not known:', failure);
    const { code } = failure as Partial<GeolocationPositionError>;
    return { state: FAILURES[code as keyof typeof FAILURES] ?? 'unavailable' };
  }
  try {
    // A hundred metres are near enough, and tell less.
    const near = await callApi(findNearLocation, {
      query: { lat: rounded(coords.latitude), lng: rounded(coords.longitude) },
    });
    return near.state === 'found' ? { state: 'found', near } : { state: 'outside' };
  } catch {
    return { state: 'lookupFailed' };
  }
}

/** Rejects with the browser's own failure, or with nothing where there is no positioning at all. */
function whereabouts(): Promise<GeolocationCoordinates> {
  return new Promise((found, failed) => {
    if (!('geolocation' in navigator)) {
      failed(new Error('no positioning'));
      return;
    }
    navigator.geolocation.getCurrentPosition(({ coords }) => found(coords), failed, {
      timeout: WAIT_MS,
      maximumAge: OLD_MS,
    });
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
